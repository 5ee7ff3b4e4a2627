import type { LibraryPicture } from '#operations/pictures/browse-library.ts'

/** '1600 × 1200, 230 KB'; without the size of the file where that is not known. */
export function describeSize({ width, height, bytes }: Pick<LibraryPicture, 'width' | 'height' | 'bytes'>) {
  const pixels = `${width} × ${height}`
  if (bytes === null) return pixels
  return `${pixels}, ${bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`}`
}
