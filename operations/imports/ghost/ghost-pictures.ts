import type { SourceFiles } from '#storage/imports/source-files.ts'
import type { ReadParts } from '../source-format.ts'

/** Gives the address of a picture by the address in a post. */
export type ToPicture = (address: string) => Promise<string>

const maxPictureBytes = 50_000_000

/** Pictures that came in the zip are kept, once each; those that were made smaller are taken whole. Others keep their address. */
export function createPictureKeeper(files: SourceFiles, keepPicture: ReadParts['keepPicture']): ToPicture {
  const kept = new Map<string, Promise<string>>()
  const names = new Map(files.names.map((name) => [name.replace(/^.*?(?=content\/images\/)/, ''), name]))
  return (address) => {
    const whole = address
      .replace('/content/images/size/', '/content/images/')
      .replace(/(\/content\/images)\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, '$1/')
    const path = /content\/images\/[^?#]+/.exec(whole)?.[0] ?? ''
    const name = names.get(path) ?? names.get(decode(path))
    if (name === undefined) return Promise.resolve(whole.replace(/^__GHOST_URL__/, ''))
    const present = kept.get(name) ?? files.read(name, maxPictureBytes).then(keepPicture)
    kept.set(name, present)
    return present
  }
}

function decode(path: string) {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
