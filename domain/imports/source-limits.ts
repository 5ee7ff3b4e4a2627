import { describeBytes } from '#domain/text/describe-bytes.ts'

/** The limit for all files of an import together: more would be a copy of a disk, not a site's export. */
export const maxSourceBytes = 20_000_000_000

/**
 * Files read in one go must fit into memory with what is made of them: a page takes twenty times its size. All other files are read in
 * chunks.
 */
const wholeFiles: [RegExp, number][] = [
  [/\.(?:html?|xhtml|txt)$/i, 20_000_000],
  [/\.(?:paprikarecipe|melarecipe|crumb)$/i, 40_000_000],
  [/\.[ct]sv$/i, 50_000_000],
  [/\.cook$/i, 1_000_000],
  [/\.(?:json|jsonld)$/i, 200_000_000],
]

const unreadable: [RegExp, string][] = [
  [/\.(?:rar|7z|tar|t?gz|bz2|xz)$/i, 'Unpack it and choose a zip file of what’s in it.'],
  [/\.(?:pdf|docx?|odt|pages|rtf|pptx?)$/i, 'Documents can’t be imported. Choose what your old site or recipe manager exports.'],
  [/\.(?:xlsx?|ods|numbers)$/i, 'Save it as CSV and choose that file.'],
  [/\.(?:mp4|mov|mp3|exe|dmg|app|iso)$/i, 'It has nothing that can be imported.'],
]

/** Why a file can't be imported, judging by its name and size, as sentences for the owner; undefined if nothing speaks against it. */
export function findFileFault(name: string, bytes: number): string | undefined {
  const reason = unreadable.find(([ending]) => ending.test(name))?.[1]
  if (reason) return `${name} can’t be read. ${reason}`
  if (bytes > maxSourceBytes) return `${name} is ${describeBytes(bytes)}. An import can be up to 20 GB: import it in parts.`
  const max = maxBytesOf(name, maxSourceBytes)
  return bytes > max ? describeTooLarge(name, bytes, max) : undefined
}

/** The size limit in bytes, by name, for files read in one go. */
export function maxBytesOf(name: string, other = 200_000_000) {
  return wholeFiles.find(([ending]) => ending.test(name))?.[1] ?? other
}

/** The message for a file that exceeds the limit for its kind. */
export function describeTooLarge(name: string, bytes: number, max: number) {
  const kind = /\.([a-z]{2,6})$/i.exec(name)?.[1]?.toUpperCase()
  const files = kind ? `${kind} files` : 'Files of this kind'
  return `${name} is ${describeBytes(bytes)}. ${files} can be up to ${toMegabytes(max)}: export it in parts and choose them together.`
}

function toMegabytes(bytes: number) {
  return `${Math.round(bytes / 1_000_000)} MB`
}
