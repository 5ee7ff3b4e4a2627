import type { Picture } from './picture-variants.ts'

/** The picture for previews of the home page and of pages without a picture. */
export const sharePicture: Picture = {
  name: 'hero-9a4cdecbe983',
  width: 1600,
  height: 1200,
  alt: 'A hot dog on checkered paper with fries and two drinks under yellow sunbeams',
}
