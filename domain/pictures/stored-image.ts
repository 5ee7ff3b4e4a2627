/** An upload. Records refer to it by `id`, whichever file it currently has. */
export type StoredImage = {
  id: string
  width: number
  height: number
  createdAt: string
  /** Its title: at first the name of the uploaded file. */
  title: string
  /** Its description; records that choose the picture start with it. */
  alt: string
  focusX: number | null
  focusY: number | null
  /** The size of its file in bytes; unknown for older ones. */
  bytes: number | null
  /** Distinguishes the current file from earlier ones; null for the first. */
  version: string | null
}

/**
 * The name of a picture's current file, used in its addresses. Replaced uploads and built-in pictures have a version, so each file has its
 * own addresses.
 */
export function toFileName({ id, version }: Pick<StoredImage, 'id' | 'version'>) {
  return version ? `${id}-${version}` : id
}

/** The id in the name of a file. Versions have 12 digits. */
export function toPictureId(name: string) {
  return name.replace(/-[0-9a-f]{12}$/, '')
}
