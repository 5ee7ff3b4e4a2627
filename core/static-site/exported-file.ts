import { hash } from 'node:crypto'

/** The longest file name, in bytes, that is not shortened: file systems allow 255. */
const maxNameBytes = 200
const keptLetters = 40

/** The files of all addresses that were asked about, which come again on many pages. */
const files = new Map<string, string>()
const links = new Map<string, string>()

/** Endings of addresses that are files and no pages. */
const fileEnding = /\.(?:xml|json|cook|css|txt|ico|svg|png|jpg|webp|woff2|webmanifest)$/

/** Query parameters whose pages are exported, each in a folder of its own. */
const exportedParams = ['type', 'page']

/**
 * The file of an address in the folder of an export, with `/` on every system: `/recipes?page=2` is `recipes/page-2/index.html`. The address has a readable
 * path, and no other parameters than `exportedParams`.
 */
export function toExportedFile(address: string) {
  const known = files.get(address) ?? toFile(address)
  files.set(address, known)
  return known
}

function toFile(address: string) {
  if (address === '/404') return '404.html'
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  const names = pathname.split('/').filter(Boolean).map(toFileName)
  if (fileEnding.test(pathname)) return names.join('/')
  const ofQuery = exportedParams.flatMap((name) => (searchParams.has(name) ? [toShortName(`${name}-${searchParams.get(name)}`)] : []))
  return [...names, ...ofQuery, 'index.html'].join('/')
}

/** The recipe page that a file is another form of, if any: the file is made from that page's loader data. */
export function findRecipePage(address: string) {
  return /^(\/recipes\/[^/?]+)\.(?:json|cook)$/.exec(address)?.[1]
}

/** The relative address of a file of an export in another one. */
export function toRelativeLink(from: string, to: string) {
  const encoded = links.get(to) ?? to.split('/').map(encodeURIComponent).join('/')
  links.set(to, encoded)
  return '../'.repeat(from.split('/').length - 1) + encoded
}

function toFileName(segment: string) {
  const name = decodeURIComponent(segment)
  // Only queries make folders of these names; no slug ends in a hyphen.
  return toShortName(exportedParams.some((param) => name.startsWith(`${param}-`)) ? `${name}-` : name)
}

/** What is too long for a file system, or means another folder in it, by its beginning and a hash. */
function toShortName(name: string) {
  if (Buffer.byteLength(name) <= maxNameBytes && !/^\.+$|[/\\:*?"<>|\p{Cc}]/u.test(name)) return name
  const ending = fileEnding.exec(name)?.[0] ?? ''
  const start = name.replace(/[^\p{L}\p{N}_-]/gu, '')
  return `${[...start].slice(0, keptLetters).join('')}-${hash('sha256', name, 'hex').slice(0, 12)}${ending}`
}
