import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { describeBytes } from '#domain/text/describe-bytes.ts'

/** '1600 × 1200, 230 KB'; without the size of the file where that is not known. */
export function describeSize({ width, height, bytes }: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>) {
  const pixels = `${width} × ${height}`
  return bytes === null ? pixels : `${pixels}, ${describeBytes(bytes)}`
}
