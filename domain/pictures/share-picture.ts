import type { Picture } from './picture-variants.ts'

/** The picture for previews of the home page and of pages without a picture. */
export const sharePicture: Picture = {
  name: 'hero-10a61001a11c',
  width: 2400,
  height: 1800,
  alt: 'A hot dog on checkered paper with fries and two drinks under yellow sunbeams',
}
