import { escapeHtml } from '#domain/text/escape-html.ts'
import { toFields, toText, toValues } from '../loose-values.ts'
import { toCardHtml } from './ghost-card-html.ts'

/** The bits of a text's format, and their elements. */
const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const

const maxDepth = 100

/** A document of Ghost's editor (Lexical) as HTML, and the names of unknown cards. Throws if it isn't JSON. */
export function fromLexical(json: string) {
  const unknown = new Set<string>()
  const html = toHtml(toFields(toFields(JSON.parse(json)).root), unknown, 0)
  return { html, unknown: [...unknown] }
}

function toHtml(node: Record<string, unknown>, unknown: Set<string>, depth: number): string {
  if (depth > maxDepth) return ''
  const inner = () =>
    toValues(node.children)
      .map((child) => toHtml(toFields(child), unknown, depth + 1))
      .join('')
  const type = (toText(node.type) ?? '').replace(/^extended-/, '')
  switch (type) {
    case 'root':
    case '':
      return inner()
    case 'text':
      return formatText(node)
    case 'linebreak':
      return '<br />'
    case 'paragraph':
      return `<p>${inner()}</p>`
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`
    case 'heading':
      return wrap(/^h[1-6]$/.exec(toText(node.tag) ?? '')?.[0] ?? 'h2', inner())
    case 'list':
      return wrap(node.listType === 'number' ? 'ol' : 'ul', inner())
    case 'listitem':
      return `<li>${inner()}</li>`
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(toText(node.url) ?? '')}">${inner()}</a>`
    default: {
      const card = toCardHtml(type, node)
      if (card === undefined) unknown.add(type)
      return card ?? inner()
    }
  }
}

function formatText({ text, format }: Record<string, unknown>) {
  const plain = escapeHtml(typeof text === 'string' ? text : '')
  return formats.reduce((html, [bit, tag]) => (Number(format) & bit ? wrap(tag, html) : html), plain)
}

function wrap(tag: string, html: string) {
  return `<${tag}>${html}</${tag}>`
}
