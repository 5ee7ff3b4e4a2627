import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join, sep } from 'node:path'
import { lookup, mimes } from 'mrmime'
import { knowsTag } from '#domain/http/entity-tag.ts'
import { chooseEncoding, type Encoding, prepareHeaders, type SentAnswer, sendAnswer } from './answer.ts'
import { publicOrigin, withoutQuery } from './read-request.ts'
import { commonHeaders, strictTransport } from './security-headers.ts'

mimes['ico'] = 'image/x-icon'

type Asset = Partial<Record<Encoding, SentAnswer>> & { identity: SentAnswer }

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Serves the built scripts, styles, fonts and icons in `folder`; other requests go on to `next`. The files, a few megabytes, are read once
 * at startup, so that a release that replaces them does not affect a running process.
 */
export function assetListener(folder: string, trustProxy: number, next: RequestListener): RequestListener {
  const assets = new Map(listFiles(folder).map((path) => [`/${path.replaceAll(sep, '/')}`, readAsset(folder, path)]))
  return (incoming, outgoing) => {
    const asset = assets.get(withoutQuery(incoming.url ?? ''))
    if (!asset || (incoming.method !== 'GET' && incoming.method !== 'HEAD')) return next(incoming, outgoing)
    if (publicOrigin(incoming, trustProxy).protocol === 'https:') outgoing.setHeader('Strict-Transport-Security', strictTransport)
    const answer = asset[chooseEncoding(incoming.headers['accept-encoding'])] ?? asset.identity
    const isKnown = knowsTag(incoming.headers['if-none-match'], answer.etag)
    sendAnswer(outgoing, answer, { status: 200, isKnown, method: incoming.method })
  }
}

/** All files, except compressed copies of others. */
function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => statSync(join(folder, path)).isFile() && !(/\.(?:br|gz)$/.test(path) && existsSync(join(folder, path.replace(/\.\w+$/, '')))),
  )
}

function readAsset(folder: string, path: string): Asset {
  const digest = hash('sha256', readFileSync(join(folder, path)), 'base64url').slice(0, 22)
  const type = lookup(path) ?? 'application/octet-stream'
  const isImmutable = path.startsWith('assets')
  const fields = [
    ...Object.entries(commonHeaders).flat(),
    ...['Content-Type', /^text\/|javascript|svg|json/.test(type) ? `${type}; charset=utf-8` : type],
    ...['Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
  ]
  const read = (encoding: Encoding) => {
    const body = readFileSync(join(folder, path + endings[encoding]))
    return { ...prepareHeaders(fields, digest, encoding, body.length), body }
  }
  const compressed = (['br', 'gzip'] as const).filter((encoding) => existsSync(join(folder, path + endings[encoding])))
  return { ...Object.fromEntries(compressed.map((encoding) => [encoding, read(encoding)])), identity: read('identity') }
}
