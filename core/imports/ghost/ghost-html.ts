import { escapeHtml } from '#domain/text/escape-html.ts'
import { toText } from '../loose-values.ts'
import type { ToPicture } from '../packed-pictures.ts'
import { listForms } from '../picture-forms.ts'
import { type Element, findAll, findFirst, parseHtml, readText, toInnerHtml } from '../read-html.ts'
import { toEmbedHtml, toParagraphs } from './ghost-card-html.ts'
import { fromLexical } from './lexical-html.ts'
import { fromMobiledoc } from './mobiledoc-html.ts'

/** A post's body as HTML, from whichever columns it has, and what was lost. */
export async function toBodyHtml(post: Record<string, unknown>, toPicture: ToPicture) {
  const { html, unknown, warnings } = readBody(post)
  const lost = [...warnings, ...unknown.map((name) => `A “${name}” card was left out.`)]
  const document = parseHtml(html.replace(/<!--\s*kg-card-(?:begin|end)[^>]*-->/g, '').replaceAll('__GHOST_URL__', ''))
  for (const card of findAll('.kg-bookmark-card', document)) replaceBookmark(card)
  for (const frame of findAll('iframe[src]', document)) replaceWith(frame, toEmbedHtml(frame.attribs.src ?? '') ?? '')
  for (const media of findAll('video[src], audio[src]', document)) replaceWith(media, toEmbedHtml(media.attribs.src ?? '') ?? '')
  for (const image of findAll('img', document)) {
    const { src = '', srcset: _, sizes: __, ...others } = image.attribs
    const forms = listForms(image).filter((form) => form !== src)
    image.attribs = { ...others, src: await toPicture(src) }
    // A picture that came with the export needs no address.
    if (forms.length > 0 && !image.attribs.src?.startsWith('kept:')) image.attribs['data-others'] = forms.join(' ')
    if (image.attribs.src?.startsWith('/content/images/'))
      lost.push('Its pictures aren’t in the export, and the export doesn’t give the site’s address.')
  }
  return { html: toInnerHtml(document), warnings: [...new Set(lost)] }
}

function readBody({ html, lexical, mobiledoc, markdown }: Record<string, unknown>) {
  const none = { unknown: [] as string[], warnings: [] as string[] }
  const ready = toText(html)
  if (ready) return { html: ready, ...none }
  try {
    if (toText(lexical)) return { ...fromLexical(toText(lexical) ?? ''), warnings: [] }
    if (toText(mobiledoc)) return { ...fromMobiledoc(toText(mobiledoc) ?? ''), warnings: [] }
  } catch {
    return { html: '', unknown: [], warnings: ['Its text is damaged in the export and could not be read.'] }
  }
  const source = toText(markdown)
  return source
    ? { html: toParagraphs(source), unknown: [], warnings: ['Its Markdown was converted to plain paragraphs.'] }
    : { html: '', ...none }
}

function replaceBookmark(card: Element) {
  const address = findFirst('a[href]', card)?.attribs.href ?? ''
  const title = readText(findFirst('.kg-bookmark-title', card)) || address
  replaceWith(card, `<p><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></p>`)
}

function replaceWith(element: Element, html: string) {
  element.name = 'div'
  element.attribs = {}
  element.children = parseHtml(html).children as Element['children']
}
