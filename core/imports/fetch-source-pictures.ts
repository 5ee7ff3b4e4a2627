import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { listForeignPictures } from '#core/blogs/blog-html.ts'
import { type FetchRefusal, fetchPicture } from '#core/pictures/fetch-picture.ts'
import { storePicture } from '#core/pictures/store-linked-pictures.ts'
import { type StoredPicture, storeUpload } from '#core/pictures/store-upload.ts'
import { readRetryAfter } from '#core/remote/ask-remote.ts'
import type { MissingPicture } from '#domain/imports/entry-columns.ts'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import type { ImportParts } from './import-parts.ts'
import { readKeptName } from './kept-pictures.ts'
import type { ToPicture } from './packed-pictures.ts'
import { listForms } from './picture-forms.ts'
import { findAll, parseHtml } from './read-html.ts'

/** The references of stored pictures by their addresses in a source, and the pictures that could not be fetched. */
export type SourcePictures = { stored: ReadonlyMap<string, string>; missing: MissingPicture[] }

export type PictureFetcher = (record: SourceRecord) => Promise<SourcePictures>

const maxAtOnce = 6
const maxPerHost = 2
const failuresToGiveUp = 5

/** How often a busy host is asked again, and the longest wait in seconds that we accept. */
const maxRepeats = 3
const maxWait = 60
const usualWait = 5

/** The reason for pictures that were never requested. */
export const neverAsked = 'It wasn’t asked for yet, because the site had stopped answering.'

const reasonOfGone = 'The site has no picture at this address any more.'
const reasonOfBusy = 'The site answered that it’s too busy.'

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

/**
 * Stores the pictures of records: those that came with the import, and those of other sites. A host that fails to answer five times in a
 * row is left alone; a busy one (429, 503) is asked again when it says so; a missing picture affects only itself. `toLater` gives those
 * that arrived after the import.
 */
export function openPictureFetcher(parts: ImportParts, toLater?: ToPicture): PictureFetcher {
  const all = pLimit(maxAtOnce)
  const hosts = new Map<string, Host>()

  async function storeFromHost(address: string): Promise<Outcome> {
    const host = URL.parse(address)?.host ?? ''
    const known = hosts.get(host) ?? { limit: pLimit(maxPerHost), failures: 0, pausedUntil: 0 }
    hosts.set(host, known)
    return known.limit(async () => {
      for (let repeats = 0; ; repeats++) {
        await untilMoment(known.pausedUntil)
        if (known.failures >= failuresToGiveUp) return { ok: false, reason: 'never-asked' }
        const outcome = await storePicture(parts, address)
        const isRefused = !outcome.ok && outcome.reason === 'unreachable'
        const { status, retryAfter } = isRefused ? outcome : {}
        known.failures = isRefused && (status === undefined || isSilence(status)) ? known.failures + 1 : 0
        if (!isBusy(status)) return outcome
        const seconds = readRetryAfter(retryAfter, new Date()) ?? usualWait
        // A host that wants a longer wait is left alone; the owner can retry later.
        if (seconds > maxWait || repeats === maxRepeats) known.failures = failuresToGiveUp
        if (known.failures >= failuresToGiveUp) return outcome
        known.pausedUntil = Math.max(known.pausedUntil, performance.now() + seconds * 1000)
      }
    })
  }

  async function storeAny(address: string, others: string[]) {
    const later = toLater ? await toLater(address) : address
    const stored = later === address ? undefined : await store(later)
    if (stored?.ok) return stored
    let outcome: Outcome | undefined
    for (const form of [...withoutResizing(address), address, ...others]) {
      const next = await store(form)
      if (next.ok) return next
      outcome = form === address ? next : (outcome ?? next)
      if (next.reason === 'never-asked') break
    }
    return outcome ?? { ok: false as const, reason: 'unreachable' as const }
  }

  async function store(address: string): Promise<Outcome> {
    const name = readKeptName(address)
    if (name === undefined) return storeFromHost(address)
    const bytes = await parts.kept.read(name)
    // A picture stored before is no longer in the import's folder; its stored name, too, is the hash of its bytes.
    return bytes ? storeUpload(parts, Readable.from([bytes])) : fetchPicture(parts, `/images/${name}`)
  }

  return async (record) => {
    const stored = new Map<string, string>()
    const missing: MissingPicture[] = []
    const others = listOtherForms(record)
    await all.map(listSourcePictures(record), async (address) => {
      const outcome = await storeAny(address, others.get(address) ?? [])
      if (outcome.ok) stored.set(address, outcome.reference)
      else missing.push({ address: address.slice(0, 500), reason: toReason(outcome) })
    })
    return { stored, missing }
  }
}

type Host = { limit: LimitFunction; failures: number; pausedUntil: number }

type Outcome = StoredPicture | FetchRefusal | { ok: false; reason: 'never-asked' }

function toReason(outcome: Exclude<Outcome, { ok: true }>) {
  if (outcome.reason === 'never-asked') return neverAsked
  const status = outcome.reason === 'unreachable' ? outcome.status : undefined
  if (status === 404 || status === 410) return reasonOfGone
  return isBusy(status) ? reasonOfBusy : reasons[outcome.reason]
}

function isBusy(status: number | undefined) {
  return status === 429 || status === 503
}

/** The server's own failures; that it lacks or refuses a picture is an answer. */
function isSilence(status: number) {
  return status >= 500 && !isBusy(status)
}

async function untilMoment(moment: number) {
  const left = moment - performance.now()
  if (left > 0) await wait(left)
}

const sizing = ['resize', 'fit', 'w', 'h', 'width', 'height', 'quality', 'crop']

/**
 * The full-size address of a picture shrunk by its address: 'soup.jpg?resize=300%2C200'. The rest of the address stays, except for
 * WordPress' own uploads.
 */
function withoutResizing(address: string) {
  const url = URL.parse(address)
  if (!url || !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(url.pathname) || !sizing.some((name) => url.searchParams.has(name))) return []
  if (/\/wp-content\/uploads\//.test(url.pathname)) url.search = ''
  for (const name of sizing) url.searchParams.delete(name)
  return [url.href]
}

/** Alternative addresses for the pictures of a record, by their addresses. */
function listOtherForms(record: SourceRecord) {
  const others = new Map<string, string[]>()
  for (const { address, others: known } of listRecordPictures(record)) if (known) others.set(address, known)
  if (!('html' in record) || !/data-others|srcset/.test(record.html ?? '')) return others
  for (const image of findAll('img', parseHtml(record.html ?? ''))) {
    const { src = '', 'data-others': noted = '' } = image.attribs
    const forms = [...noted.split(' ').filter(Boolean), ...listForms(image)]
    if (forms.length > 0) others.set(src, [...new Set([...(others.get(src) ?? []), ...forms])])
  }
  return others
}

/** The addresses of all pictures of a record, each once. */
export function listSourcePictures(record: SourceRecord): string[] {
  const addresses: string[] = []
  if ('html' in record && record.html) addresses.push(...listForeignPictures(record.html))
  addresses.push(...listRecordPictures(record).map(({ address }) => address))
  return [...new Set(addresses.filter(Boolean))]
}

/** The pictures of a record outside its HTML. */
function listRecordPictures(record: SourceRecord) {
  const inSteps = record.kind === 'recipe' ? record.steps.flatMap(({ steps }) => steps.map(({ picture }) => picture)) : []
  const poster = record.kind === 'recipe' ? record.videoPoster : undefined
  return ['picture' in record ? record.picture : undefined, poster, ...inSteps].filter((picture) => picture !== undefined)
}
