/** An upload. Records refer to it by `id`, whichever file it has at present. */
export type StoredImage = {
  id: string
  width: number
  height: number
  createdAt: string
  /** What the owner calls it: at first the name of the uploaded file. */
  title: string
  /** What it shows; records that choose it begin with that. */
  alt: string
  focusX: number | null
  focusY: number | null
  /** The size of its file; unknown for older ones. */
  bytes: number | null
  /** Tells its present file from earlier ones; null while it has its first. */
  version: string | null
}

/**
 * The name of a picture's present file, which is in its addresses. An upload that was replaced has a version, and so has what ships with the product: each
 * file has addresses of its own.
 */
export function toFileName({ id, version }: Pick<StoredImage, 'id' | 'version'>) {
  return version ? `${id}-${version}` : id
}

/** The id in the name of a file. Versions have 12 digits. */
export function toPictureId(name: string) {
  return name.replace(/-[0-9a-f]{12}$/, '')
}
