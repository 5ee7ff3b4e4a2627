import { escapeHtml } from '#domain/text/escape-html.ts'
import type { Answer, Ask } from './ask.ts'
import { toExportedFile, toRelativeLink } from './exported-file.ts'
import type { openTargets } from './find-targets.ts'
import { leaveOutLiveParts } from './leave-out-live-parts.ts'
import { listAddresses, relinkPage } from './relink-page.ts'

/** What an address of the site is in the export. `refs` are the addresses that it refers to; `asks` says that it depends on where other addresses lead. */
export type Exported = { bytes: Uint8Array; refs: string[]; tables: string[]; data?: string | undefined; asks: boolean; isLasting: boolean }

type ExportedOptions = {
  ask: Ask
  targets: ReturnType<typeof openTargets>
  /** The origin that the site knows itself by, and the address at which the export will be, both without a slash at the end. */
  siteUrl: string
  baseUrl: string
}

/** Makes the files of an export, each from what the site answers at its address. */
export function openExporter({ ask, targets, siteUrl, baseUrl }: ExportedOptions) {
  const siteAddress = new RegExp(`${escapePattern(siteUrl)}(?![\\w.:-])`, 'g')
  const shortOrigin = `<p class="recipe__address">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}`
  const shortBase = `<p class="recipe__address">${escapeHtml(baseUrl.replace(/^https?:\/\//, ''))}`
  const ownPicture = new RegExp(`${escapePattern(baseUrl)}(/images/[a-z0-9-]+/[\\w.-]+)`, 'g')

  /** Undefined where the site has nothing; 'same' for a page whose data is known. */
  async function make(address: string, knownData?: string): Promise<Exported | 'same' | undefined> {
    const answer = await ask(address, knownData)
    if (answer.status === 304) return 'same'
    if (answer.status !== (address === '/404' ? 404 : 200)) return undefined
    if (answer.type.startsWith('text/html')) return makePage(address, answer)
    if (answer.type.startsWith('image/') || answer.type.startsWith('font/')) return toExported(answer, answer.body)
    const text = atBase(Buffer.from(answer.body).toString())
    return makeText(address, answer, text)
  }

  function makeText(address: string, answer: Answer, text: string) {
    const pictures = listPictures(text)
    if (answer.type.startsWith('text/css')) {
      const fonts = [...text.matchAll(/url\((\/assets\/[^)]+)\)/g)].map(([, path = '']) => path)
      return toExported(answer, relinkStyles(text), fonts)
    }
    if (address === '/manifest.webmanifest') return toExported(answer, relinkManifest(text))
    if (address === '/llms.txt') return toExported(answer, text.replaceAll('?page=2', 'page-2/'), pictures)
    const parts = address === '/sitemap.xml' ? listLocations(text).map((location) => location.slice(baseUrl.length)) : []
    return toExported(answer, text, [...pictures, ...parts])
  }

  async function makePage(address: string, answer: Answer): Promise<Exported> {
    const page = leaveOutLiveParts(atBase(Buffer.from(answer.body).toString()).replace(shortOrigin, shortBase))
    const file = toExportedFile(address)
    const found = new Map<string, { address: string | undefined; hash: string } | undefined>()
    const tables = new Set(answer.tables)
    let asks = false
    for (const written of new Set(listAddresses(page))) {
      const own = targets.read(written, address)
      if (own?.mustAsk && own.address !== undefined) {
        asks = true
        const followed = await targets.follow(own.address)
        for (const table of followed.tables) tables.add(table)
        found.set(written, { address: followed.address, hash: own.hash })
      } else found.set(written, own)
    }
    const relinked = relinkPage(page, (written) => {
      const own = found.get(written)
      if (!own) return written
      return own.address === undefined ? undefined : toRelativeLink(file, toExportedFile(own.address)) + own.hash
    })
    const refs = [...found.values()].flatMap((own) => own?.address ?? [])
    const html = address === '/404' ? withBase(relinked) : withOwnAddress(relinked, address)
    return { ...toExported({ ...answer, tables: [...tables] }, html, [...refs, ...listPictures(html)]), asks }
  }

  /** The addresses of the site in a text, as those of the export. */
  function atBase(text: string) {
    return siteUrl === baseUrl ? text : text.replace(siteAddress, () => baseUrl)
  }

  function listPictures(text: string) {
    return [...text.matchAll(ownPicture)].map(([, path = '']) => path)
  }

  /** A further page of a list tells search engines its address in the export. */
  function withOwnAddress(html: string, address: string) {
    if (!address.includes('?')) return html
    const own = `${baseUrl}/${toExportedFile(address).replace(/index\.html$/, '')}`
    return html.replaceAll(`"${escapeHtml(baseUrl + address)}"`, () => `"${escapeHtml(own)}"`)
  }

  /** A host shows this page at any address, so that relative ones need a base; where it is opened as a file they do not. */
  function withBase(html: string) {
    const base = escapeHtml(`${new URL(baseUrl).pathname.replace(/\/$/, '')}/`)
    return html.replace('<head>', () => `<head><script>if(location.protocol!=="file:")document.write('<base href="${base}">')</script>`)
  }

  return { make }
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** The locations in a sitemap. */
export function listLocations(xml: string) {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&apos;', "'").replaceAll('&amp;', '&'))
}

/** The export has no scripts; all built files are in one folder. */
function relinkStyles(css: string) {
  return css
    .replaceAll('(scripting:none)', 'all')
    .replaceAll('(scripting:enabled)', 'not all')
    .replace(/url\(\/assets\//g, 'url(')
}

function relinkManifest(json: string) {
  // Shortcuts and what is shared lead to pages that a copy does not have, and its screenshots show what it can't do.
  const { icons, shortcuts: _, share_target: __, screenshots: ___, scope: ____, ...manifest } = JSON.parse(json)
  const relative = { id: './', start_url: './index.html' }
  return JSON.stringify({ ...manifest, ...relative, icons: icons.map(toRelativeIcon) })
}

function toRelativeIcon(icon: { src: string }) {
  return { ...icon, src: icon.src.slice(1) }
}

function toExported({ tables, data, isLasting }: Answer, content: string | Uint8Array, refs: string[] = []): Exported {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return { bytes, refs: [...new Set(refs)], tables, data, asks: false, isLasting }
}
