import { decodeEscapes } from './loose-values.ts'
import type { SourceFiles } from './source-files.ts'
import type { ReadParts } from './source-format.ts'

/** Maps the address of a picture in a record to its address here. */
export type ToPicture = (address: string) => Promise<string>

const maxPictureBytes = 50_000_000

/**
 * Keeps pictures that came with the import, once each; others keep their address. `toKey` gives what a file and an address have in common,
 * undefined for anything but the site's pictures. Undefined if no picture came.
 */
export function createPictureKeeper(
  files: SourceFiles,
  keepPicture: ReadParts['keepPicture'],
  toKey: (path: string) => string | undefined,
): ToPicture | undefined {
  const kept = new Map<string, Promise<string>>()
  const names = new Map(files.names.flatMap((name) => [[toKey(`${files.root}/${name}`) ?? '', name] as const]))
  names.delete('')
  if (names.size === 0) return undefined
  return (address) => {
    const path = toKey(address.replace(/[?#].*$/, '')) ?? ''
    const name = names.get(path) ?? names.get(decodeEscapes(path).normalize('NFC'))
    if (name === undefined) return Promise.resolve(address)
    // An unreadable picture is looked for at its address, and reported as missing there.
    const present = kept.get(name) ?? files.read(name, maxPictureBytes).then(keepPicture, () => address)
    kept.set(name, present)
    return present
  }
}

/**
 * Notes the pictures of a record that had an address on the old site, as its `oldPictures`. `toPath` gives a picture's path there,
 * undefined for any other.
 */
export function noteOldPictures(toPicture: ToPicture, toPath: (address: string) => string | undefined) {
  const found = new Map<string, string>()
  const noting: ToPicture = async (address) => {
    const given = await toPicture(address)
    const path = toPath(address)
    if (path !== undefined) found.set(path, given)
    return given
  }
  return { toPicture: noting, list: () => (found.size > 0 ? [...found].map(([path, address]) => ({ path, address })) : undefined) }
}
