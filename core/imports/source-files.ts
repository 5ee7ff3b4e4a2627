import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import type { CollectionTarget } from '#domain/imports/collections.ts'
import { describeTooLarge, maxBytesOf } from '#domain/imports/source-limits.ts'
import { decodeText, findEncoding } from '#domain/text/decode-text.ts'

/** Why a source can't be read at all, as a sentence for the owner. */
export class SourceFault extends Error {}

/** The files of a source, whether it is one file, a folder or a zip file. */
export type SourceFiles = {
  /** Their paths with '/', in order, without files that operating systems add, and without a folder that contains all of them. */
  names: string[]
  /** The folder that contains all of them; '' for none. */
  root: string
  /** The address that a page was fetched from. */
  address?: string | undefined
  /** The owner's choices for collections with other names than ours. */
  collections?: ReadonlyMap<string, CollectionTarget> | undefined
  /** The bytes of a file. Throws a SourceFault if there are more than `maxBytes`, or than the limit for a file of its name. */
  read: (name: string, maxBytes?: number) => Promise<Buffer>
  /** The same as text in its encoding (domain/text/decode-text.ts), with broken parts as U+FFFD, without a byte order mark. */
  readText: (name: string, maxBytes?: number) => Promise<string>
  /** The first bytes of a file as Latin-1 or, if it is that, UTF-16, to recognise it by; '' if it can't be read. */
  readHead: (name: string) => Promise<string>
  stream: (name: string) => Promise<Readable>
  /** A file's text in pieces, read as `readText` reads it. */
  streamText: (name: string) => Promise<AsyncIterable<string>>
  close: () => void
}

const headBytes = 20_000

/** A UTF-8 byte order mark, read as Latin-1. */
const byteOrderMark = /^\u00ef\u00bb\u00bf/

const maxEntries = 300_000
const maxUnpackedBytes = 50_000_000_000

/** No genuine file of this size is compressed as tightly. */
const bombBytes = 50_000_000
const maxRatio = 150

type Source = { sizes: Map<string, number>; open: (name: string) => Promise<Readable>; close: () => void }

/** Opens a folder, a zip file or any other file; the caller closes it. Throws a SourceFault. */
export async function openSource(path: string): Promise<SourceFiles> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new SourceFault(`File not found: ${basename(path)}.`)
  if (found.isDirectory()) return toFiles(await openFolder(path))
  const start = await readStart(path)
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006'))
    return toFiles(await openZip(basename(path), () => openPromise(path, { autoClose: false })))
  return toFiles({ sizes: new Map([[basename(path), found.size]]), open: async () => createReadStream(path), close: () => {} })
}

/** Opens a zip file in memory, such as one within another. */
export async function openZipBytes(name: string, bytes: Buffer): Promise<SourceFiles> {
  return toFiles(await openZip(name, () => fromBufferPromise(bytes)))
}

const maxInnerZips = 200
const maxInnerBytes = 400_000_000

/**
 * Files with the contents of the zip files among them in their place ('site.zip/export.xml'), held in memory; undefined if none can be
 * opened.
 */
export async function openInnerZips(files: SourceFiles): Promise<SourceFiles | undefined> {
  const zips = files.names.filter((name) => /\.zip$/i.test(name)).slice(0, maxInnerZips)
  const inner = new Map<string, SourceFiles>()
  let bytes = 0
  for (const name of zips) {
    const packed = await files.read(name, maxInnerBytes - bytes).catch(() => undefined)
    const opened = packed && (await openZipBytes(name, packed).catch(() => undefined))
    bytes += packed?.length ?? 0
    if (opened) inner.set(name, opened)
  }
  if (inner.size === 0) return undefined
  const places = new Map<string, { source: SourceFiles; name: string }>()
  for (const name of files.names) if (!inner.has(name)) places.set(name, { source: files, name })
  for (const [zip, source] of inner) {
    const folder = inner.size === 1 && places.size === 0 ? source.root : `${zip}/${source.root}`
    for (const name of source.names) places.set(`${folder}/${name}`.replace(/^\/|(?<=\/)\//g, ''), { source, name })
  }
  const names = [...places.keys()].toSorted()
  const root = findRoot(names)
  const at = (name: string) => {
    const place = places.get(root + name)
    if (!place) throw new SourceFault(`There is no ${name}.`)
    return place
  }
  return {
    names: names.map((name) => name.slice(root.length)),
    root: root.replace(/\/$/, ''),
    address: files.address,
    read: async (name, maxBytes) => at(name).source.read(at(name).name, maxBytes),
    readText: async (name, maxBytes) => at(name).source.readText(at(name).name, maxBytes),
    readHead: async (name) => at(name).source.readHead(at(name).name),
    stream: async (name) => at(name).source.stream(at(name).name),
    streamText: async (name) => at(name).source.streamText(at(name).name),
    close() {
      for (const source of [files, ...inner.values()]) source.close()
    },
  }
}

/** A text as a source of one file: pasted, or fetched from an address. */
export function openText(name: string, text: string, address?: string): SourceFiles {
  const bytes = Buffer.from(text)
  return {
    names: [name],
    root: '',
    address,
    read: async () => bytes,
    readText: async () => text,
    readHead: async () => bytes.toString('latin1', 0, headBytes),
    stream: async () => Readable.from(bytes),
    streamText: async () => Readable.from([text]),
    close: () => {},
  }
}

async function readStart(path: string) {
  const stream = createReadStream(path, { end: 3 })
  return (await buffer(stream)).toString('latin1')
}

async function openFolder(path: string): Promise<Source> {
  const sizes = new Map<string, number>()
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    // No links: they may lead anywhere.
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    sizes.set(full.slice(path.length).replaceAll('\\', '/').replace(/^\/+/, ''), (await stat(full)).size)
    if (sizes.size > maxEntries) throw new SourceFault('The folder has too many files.')
  }
  return { sizes, open: async (name) => createReadStream(join(path, name)), close: () => {} }
}

async function openZip(label: string, open: () => Promise<ZipFile>): Promise<Source> {
  const fault = (error: unknown) =>
    new SourceFault(`${label} can’t be read: ${error instanceof Error ? error.message : error}.`, { cause: error })
  const zip = await open().catch((error) => {
    throw fault(error)
  })
  const entries = new Map<string, Entry>()
  try {
    if (zip.entryCount > maxEntries) throw new SourceFault(`${label} has too many files.`)
    const total = { uncompressedSize: 0, compressedSize: 0 }
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || isLink(entry)) continue
      total.uncompressedSize += entry.uncompressedSize
      total.compressedSize += entry.compressedSize
      // Overlapping files share their compressed data.
      const isOverlaid = total.compressedSize > zip.fileSize
      if (total.uncompressedSize > maxUnpackedBytes || isOverlaid || isBomb(entry)) throw bomb(label)
      entries.set(nameOf(entry).normalize('NFC'), entry)
    }
    if (isBomb(total)) throw bomb(label)
  } catch (error) {
    zip.close()
    throw error instanceof SourceFault ? error : fault(error)
  }
  return {
    sizes: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    open: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new SourceFault(`${label} doesn’t contain ${name}.`)
      return zip.openReadStreamPromise(entry).catch((error) => {
        throw fault(error)
      })
    },
    close: () => zip.close(),
  }
}

/** Unix tools often write UTF-8 without declaring it. */
function nameOf({ fileName, fileNameRaw }: Entry) {
  return isUtf8(fileNameRaw) ? fileNameRaw.toString() : fileName
}

function bomb(label: string) {
  return new SourceFault(`${label} is a small file that unpacks to far too much, so it wasn’t read.`)
}

function isBomb({ uncompressedSize, compressedSize }: Pick<Entry, 'uncompressedSize' | 'compressedSize'>) {
  return uncompressedSize > bombBytes && uncompressedSize > compressedSize * maxRatio
}

/** The upper half of the attributes is the file's mode, if the zip was made on Unix. */
function isLink({ externalFileAttributes }: Entry) {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000
}

/** Files that macOS and Windows add. */
const added = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

function toFiles({ sizes, open, close }: Source): SourceFiles {
  const paths = [...sizes.keys()].filter((path) => !added.test(path)).toSorted()
  const root = findRoot(paths)
  const read = async (name: string, maxBytes = maxBytesOf(name)) => {
    const size = sizes.get(root + name) ?? 0
    if (size > maxBytes) throw new SourceFault(describeTooLarge(name, size, maxBytes))
    try {
      return await buffer(await open(root + name))
    } catch (error) {
      throw error instanceof SourceFault
        ? error
        : new SourceFault(`${name} can’t be read: ${error instanceof Error ? error.message : error}.`, { cause: error })
    }
  }
  return {
    names: paths.map((path) => path.slice(root.length)),
    root: root.replace(/\/$/, ''),
    read,
    readText: async (name, maxBytes) => decodeText(await read(name, maxBytes)),
    readHead: (name) => readHead(() => open(root + name)),
    stream: (name) => open(root + name),
    streamText: async (name) => decodeStream(await open(root + name), await findStreamEncoding(() => open(root + name))),
    close,
  }
}

/** The encoding of a file that may be too large for memory: from its beginning, and the first chunk that isn't UTF-8. */
async function findStreamEncoding(open: () => Promise<Readable>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let head: Buffer | undefined
  for await (const bytes of await open()) {
    head ??= bytes as Buffer
    try {
      decoder.decode(bytes, { stream: true })
    } catch {
      return findEncoding(Buffer.concat([head.subarray(0, headBytes), bytes]), '', false)
    }
  }
  return findEncoding(head ?? Buffer.alloc(0), '', true)
}

async function* decodeStream(stream: Readable, encoding: string) {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of stream) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function readHead(open: () => Promise<Readable>) {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const bytes of await open()) {
      chunks.push(bytes)
      length += bytes.length
      if (length >= headBytes) break
    }
  } catch {}
  const head = Buffer.concat(chunks)
  const encoding = findEncoding(head)
  return encoding.startsWith('utf-16') ? new TextDecoder(encoding).decode(head) : head.toString('latin1').replace(byteOrderMark, '')
}

/** The folders that contain all paths, with a slash at the end. */
function findRoot([first = '', ...others]: string[]) {
  let root = first.slice(0, first.lastIndexOf('/') + 1)
  while (root !== '' && !others.every((path) => path.startsWith(root))) root = root.slice(0, root.lastIndexOf('/', root.length - 2) + 1)
  return root
}
