/** The formats that a paste keeps, by their HTML tags. */
export type Format = Partial<Record<'strong' | 'em' | 'u' | 's' | 'sub' | 'sup', boolean>>

/** Where the styles of a paste are kept as text while it is cleaned. */
export const styleAttribute = 'data-style'

/** What a style attribute says about the formats. */
export function readFormat(style: string): Format {
  const { 'font-weight': weight, 'font-style': slant, 'vertical-align': place, ...others } = readStyle(style)
  const line = others['text-decoration-line'] ?? others['text-decoration']
  return {
    ...(weight && { strong: /^bold/.test(weight) || Number(weight) >= 600 }),
    ...(slant && { em: /^(?:italic|oblique)/.test(slant) }),
    ...(line && { u: line.includes('underline'), s: line.includes('line-through') }),
    ...(place === 'sub' && { sub: true }),
    ...(place === 'super' && { sup: true }),
  }
}

/** The declarations of a style attribute, in lower case. */
function readStyle(style: string): Record<string, string> {
  const declarations = style.toLowerCase().split(';')
  return Object.fromEntries(declarations.map((declaration) => /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration)?.slice(1, 3) ?? ['', '']))
}

/** An open list from Word: its `id` among the document's lists, and its nesting depth, from 1. */
type WordList = { element: Element; id: string; level: number; isOrdered: boolean }

const marked = `:is(p, div, h1, h2, h3, h4, h5, h6)[${styleAttribute}*="mso-list"]`

/**
 * Turns Word's list paragraphs into nested lists. `mso-list: l0 level1 lfo1` names the list and the level; the bullet or number is text. A
 * numbered heading remains a heading with its number.
 */
export function convertWordLists(body: Element) {
  let open: WordList[] = []
  for (const paragraph of body.querySelectorAll(marked)) {
    const place = readPlace(paragraph.getAttribute(styleAttribute) ?? '')
    if (!place) continue
    const sign = takeSign(paragraph)
    if (/^h\d$/.test(paragraph.localName)) {
      paragraph.prepend(sign, ' ')
      continue
    }
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    const { isOrdered, start } = readSign(sign)
    const isDone = ({ id, level, isOrdered: wasOrdered }: WordList) =>
      level > place.level || (level === place.level && (id !== place.id || wasOrdered !== isOrdered))
    while (open.length > 0 && isDone(open[open.length - 1] as WordList)) open.pop()
    let list = open.at(-1)
    if (!list || list.level < place.level) {
      const element = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
      if (start > 1) element.setAttribute('start', String(start))
      if (list) list.element.lastElementChild?.append(element)
      else paragraph.before(element)
      list = { ...place, element, isOrdered }
      open.push(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(paragraph)
    list.element.append(item)
  }
}

/** The list and level named by a paragraph's style; undefined outside lists. */
export function readPlace(style: string) {
  const [, id, level] = /^(l\d+) level(\d)/.exec(readStyle(style)['mso-list'] ?? '') ?? []
  return id ? { id, level: Number(level) } : undefined
}

/** What the marker of an item says about its list: `3.` and `b)` are numbers, `·` and `o` aren't. */
export function readSign(sign: string) {
  const isOrdered = /^[([]?(?:\d|[a-z]{1,6}[.)\]])/i.test(sign)
  return { isOrdered, start: isOrdered ? Number(/(\d+)\D*$/.exec(sign)?.[1] ?? 1) : 1 }
}

/** Removes an item's bullet or number, and returns it. */
function takeSign(paragraph: Element) {
  const sign = [...paragraph.querySelectorAll(`[${styleAttribute}]`)].find(
    (element) => readStyle(element.getAttribute(styleAttribute) ?? '')['mso-list'] === 'ignore',
  )
  sign?.remove()
  return sign?.textContent.trim() ?? ''
}
