import { escapeHtml } from '#domain/text/escape-html.ts'
import { toFields, toText, toValues } from '../loose-values.ts'
import { toCardHtml } from './ghost-card-html.ts'

/** A document of Ghost's earlier editor (Mobiledoc) as HTML, and the names of unknown cards. Throws if it isn't JSON. */
export function fromMobiledoc(json: string) {
  const document = toFields(JSON.parse(json))
  const unknown = new Set<string>()
  const sections = toValues(document.sections).map((section) => toSection(toValues(section), document, unknown))
  return { html: sections.join('\n'), unknown: [...unknown] }
}

const tagName = /^(?:p|h[1-6]|ul|ol|blockquote|aside|a|strong|b|em|i|u|s|code|sub|sup)$/

function toSection([type, tag, value]: unknown[], document: Record<string, unknown>, unknown: Set<string>) {
  if (type === 1) return wrap(tag, toMarkers(value, document))
  if (type === 2) return `<figure><img src="${escapeHtml(toText(tag) ?? '')}" alt="" /></figure>`
  if (type === 3)
    return wrap(
      tag,
      toValues(value)
        .map((item) => `<li>${toMarkers(item, document)}</li>`)
        .join(''),
    )
  if (type !== 10) return ''
  const [name, payload] = toValues(toValues(document.cards)[Number(tag)])
  const html = toCardHtml(toText(name) ?? '', toFields(payload))
  if (html === undefined) unknown.add(toText(name) ?? 'unnamed')
  return html ?? ''
}

/** Each marker opens some markups, has text or an atom, and closes some. */
function toMarkers(markers: unknown, document: Record<string, unknown>) {
  const open: string[] = []
  let html = ''
  for (const [type, opened, closed, value] of toValues(markers).map(toValues)) {
    for (const index of toValues(opened)) {
      const [tag, attributes] = toValues(toValues(document.markups)[Number(index)])
      const name = toTag(tag)
      const at = toValues(attributes).indexOf('href')
      html += name === 'a' ? `<a href="${escapeHtml(at < 0 ? '' : (toText(toValues(attributes)[at + 1]) ?? ''))}">` : `<${name}>`
      open.push(name)
    }
    if (type === 0) html += escapeHtml(typeof value === 'string' ? value : '')
    else html += toAtom(toValues(toValues(document.atoms)[Number(value)]))
    for (let count = 0; count < Number(closed) && open.length > 0; count++) html += `</${open.pop()}>`
  }
  return html
}

function toAtom([name, text]: unknown[]) {
  return name === 'soft-return' ? '<br />' : escapeHtml(toText(text) ?? '')
}

function toTag(tag: unknown) {
  const name = (toText(tag) ?? '').toLowerCase()
  return tagName.test(name) ? name : 'p'
}

function wrap(tag: unknown, html: string) {
  const name = toTag(tag) === 'aside' ? 'blockquote' : toTag(tag)
  return `<${name}>${html}</${name}>`
}
