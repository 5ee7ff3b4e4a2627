import { describeLeftOut } from './left-out-notice.tsx'
import { convertWordLists, type Format, readFormat, styleAttribute } from './word-lists.ts'

/**
 * Reduces pasted HTML to structure, links, pictures, and formats as tags; without style attributes and empty paragraphs. `onLeftOut` gets
 * the names of what was removed, '' for nothing.
 */
export function cleanPaste(html: string, onLeftOut: (notice: string) => void) {
  // The editor's own.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html')
  onLeftOut(describeLeftOut(body, [unreachable]))
  for (const element of body.querySelectorAll(dropped)) element.remove()
  convertWordLists(body)
  const cleaned = body.ownerDocument.createElement('body')
  copyChildren(body, cleaned, {})
  for (const lineBreak of [...cleaned.querySelectorAll('br')].filter(isBetweenBlocks)) lineBreak.remove()
  for (const paragraph of cleaned.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove()
  return cleaned.innerHTML
}

/**
 * The content security policy applies to parsed HTML, too: each style, and in newer browsers each event handler, would be an error in the
 * console.
 */
function renameStyles(html: string) {
  return html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\sstyle(?=\s*=)/gi, ` ${styleAttribute}`).replace(/\son[a-z]+(?=\s*=)/gi, ' data-handler'),
    )
}

/** Pictures that a word processor left on the owner's disk, which browsers can't read. */
const unreachable = 'img[src^="file:"]'
const dropped = [
  ...['style', 'script', 'title', 'meta', 'link', 'xml', 'noscript', 'template', 'svg', 'canvas', 'select', 'textarea', 'button'],
  ...['iframe', 'video', 'audio', 'object', 'embed', unreachable, '[aria-roledescription="checkbox"]', '.Apple-interchange-newline'],
].join(', ')
const kept = ['href', 'title', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'start']
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, figure, img'
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const

const formatTags: Record<string, Format> = {
  ...{ b: { strong: true }, strong: { strong: true }, i: { em: true }, em: { em: true }, u: { u: true }, ins: { u: true } },
  ...{ s: { s: true }, strike: { s: true }, del: { s: true }, sub: { sub: true }, sup: { sup: true }, span: {}, font: {} },
}

/** Copies the content of an element, with the formats that apply to it. */
function copyChildren(source: Element, target: Element, format: Format) {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.append(wrap(node, format))
    if (!(node instanceof Element)) continue
    const copy = isUnwrapped(node) ? target : copyElement(node)
    if (copy !== target) target.append(copy)
    copyChildren(node, copy, { ...format, ...readFormatOf(node) })
  }
}

/** Elements for formats, Word's own (`o:p`), and bookmarks. */
function isUnwrapped(element: Element) {
  const { localName } = element
  return localName in formatTags || localName.includes(':') || (localName === 'a' && !element.hasAttribute('href'))
}

function copyElement(element: Element) {
  const copy = isHeading(element) ? element.ownerDocument.createElement(`h${element.ariaLevel ?? 2}`) : (element.cloneNode() as Element)
  for (const name of copy.getAttributeNames()) if (!kept.includes(name)) copy.removeAttribute(name)
  return copy
}

/** As Word on the web writes one. */
function isHeading(element: Element) {
  return element.role === 'heading' && /^[1-6]?$/.test(element.ariaLevel ?? '')
}

/** Links are underlined and headings bold anyway. */
function readFormatOf(element: Element): Format {
  const format = readFormat(element.getAttribute(styleAttribute) ?? '')
  if (format.strong && element.closest('h1, h2, h3, h4, h5, h6, th, [role=heading]')) delete format.strong
  if (format.u && (element.closest('a') || element.querySelector(':scope > a:only-child'))) delete format.u
  return { ...formatTags[element.localName], ...format }
}

function wrap(text: Text, format: Format) {
  let wrapped: Node = text.cloneNode()
  if (text.data.trim() === '') return wrapped
  for (const mark of marks.filter((mark) => format[mark]).reverse()) {
    const element = text.ownerDocument.createElement(mark)
    element.append(wrapped)
    wrapped = element
  }
  return wrapped
}

/** Google Docs writes empty lines as line breaks between blocks. */
function isBetweenBlocks(lineBreak: Element) {
  const { previousSibling, nextSibling, parentElement } = lineBreak
  return (
    !parentElement?.matches('p, pre') &&
    [previousSibling, nextSibling].every((node) => (node instanceof Element ? node.matches(blocks) : !node))
  )
}

function isBlank(paragraph: Element) {
  return paragraph.textContent.trim() === '' && !paragraph.querySelector('img')
}
