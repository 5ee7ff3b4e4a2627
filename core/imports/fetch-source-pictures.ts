import { Readable } from 'node:stream'
import pLimit, { type LimitFunction } from 'p-limit'
import { listForeignPictures } from '#core/blogs/blog-html.ts'
import { type FetchRefusal, fetchPicture } from '#core/pictures/fetch-picture.ts'
import { storePicture } from '#core/pictures/store-linked-pictures.ts'
import { type StoredPicture, storeUpload } from '#core/pictures/store-upload.ts'
import type { MissingPicture } from '#domain/imports/entry-columns.ts'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import type { ImportParts } from './import-parts.ts'
import { readKeptName } from './kept-pictures.ts'

/** The references of stored pictures by their addresses in a source, and the pictures that could not be had. */
export type SourcePictures = { stored: ReadonlyMap<string, string>; missing: MissingPicture[] }

export type PictureFetcher = (record: SourceRecord) => Promise<SourcePictures>

const maxAtOnce = 6
const maxPerHost = 2
const failuresToGiveUp = 5

const reasons: Record<FetchRefusal['reason'], string> = {
  unreachable: 'The address doesn’t return a picture.',
  'forbidden-address': 'The address isn’t public.',
  'not-http': 'This isn’t a picture address.',
  'too-large': 'The picture is larger than 15 MB.',
  'not-a-picture': 'The file isn’t a picture.',
  heic: 'The picture is in the format HEIC, which can’t be read.',
  'too-many-pixels': 'The picture has more than 50 million pixels.',
  broken: 'The picture is damaged.',
}

/** Stores the pictures of records: those that came with the import, and those of other sites, of which a host that fails five times in a row is left alone. */
export function openPictureFetcher(parts: ImportParts): PictureFetcher {
  const all = pLimit(maxAtOnce)
  const hosts = new Map<string, { limit: LimitFunction; failures: number }>()

  async function storeFromHost(address: string): Promise<StoredPicture | FetchRefusal> {
    const host = URL.parse(address)?.host ?? ''
    const known = hosts.get(host) ?? { limit: pLimit(maxPerHost), failures: 0 }
    hosts.set(host, known)
    return known.limit(async () => {
      if (known.failures >= failuresToGiveUp) return { ok: false, reason: 'unreachable' }
      const outcome = await storePicture(parts, address)
      known.failures = !outcome.ok && outcome.reason === 'unreachable' ? known.failures + 1 : 0
      return outcome
    })
  }

  async function store(address: string): Promise<StoredPicture | FetchRefusal> {
    const name = readKeptName(address)
    if (name === undefined) return storeFromHost(address)
    const bytes = await parts.kept.read(name)
    // What was stored before is no longer kept; there, too, it has the name of its bytes.
    return bytes ? storeUpload(parts, Readable.from([bytes])) : fetchPicture(parts, `/images/${name}`)
  }

  return async (record) => {
    const stored = new Map<string, string>()
    const missing: MissingPicture[] = []
    await all.map(listSourcePictures(record), async (address) => {
      const outcome = await store(address)
      if (outcome.ok) stored.set(address, outcome.reference)
      else missing.push({ address: address.slice(0, 500), reason: reasons[outcome.reason] })
    })
    return { stored, missing }
  }
}

/** The addresses of all pictures of a record, each once. */
export function listSourcePictures(record: SourceRecord): string[] {
  const addresses: string[] = []
  if ('picture' in record && record.picture) addresses.push(record.picture.address)
  if ('html' in record && record.html) addresses.push(...listForeignPictures(record.html))
  if (record.kind === 'recipe' && record.videoPoster) addresses.push(record.videoPoster.address)
  if (record.kind === 'recipe')
    for (const { steps } of record.steps) addresses.push(...steps.flatMap(({ picture }) => picture?.address ?? []))
  return [...new Set(addresses.filter(Boolean))]
}
