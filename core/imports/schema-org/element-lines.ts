import { isTag } from 'domhandler'
import { type AnyNode, type Element, findAll, readText, toInnerHtml, toTextLines } from '../read-html.ts'

/** A line of a list of ingredients or steps, or a heading among them. */
export type Line = { text: string; isHeading: boolean }

/** A line without the checkbox, bullet or dash before it. */
export function withoutBullet(line: string) {
  return line.replace(/^(?:[▢☐□•◦‣·*]|[-–—](?=\s))\s*/u, '').trim()
}

export function toLine(text: string, isHeading = false): Line[] {
  const bare = withoutBullet(text)
  return bare ? [{ text: isHeading ? bare.replace(/\s*:$/, '') : bare, isHeading }] : []
}

const maxElements = 1000

/** The lines of elements, up to a recipe's limit; nested elements are not read twice. */
export function linesOf(all: Element[]): Line[] {
  const elements = all.slice(0, maxElements)
  const set = new Set<AnyNode>(elements)
  return elements.flatMap((element) => {
    for (let above = element.parent; above; above = above.parent) if (set.has(above)) return []
    const { content } = element.attribs
    if (content !== undefined && element.children.length === 0) return content.split(/\r?\n/).flatMap((text) => toLine(text))
    const items = findAll('li, h2, h3, h4, h5, h6', element).filter((item) => findAll('li', item).length === 0)
    if (items.filter(({ name }) => name === 'li').length > 1) return items.flatMap(toItemLine)
    if (element.name === 'li') return toItemLine(element)
    return toTextLines(toInnerHtml(element)).flatMap((text) => toLine(text))
  })
}

/** A list item's line; a heading if the element is one or if all of it is bold. */
export function toItemLine(element: Element): Line[] {
  const inner = element.children.filter((child) => isTag(child) || readText(child) !== '')
  const [only] = inner
  const isBold = inner.length === 1 && only !== undefined && isTag(only) && /^(?:strong|b|h[1-6])$/.test(only.name)
  return toLine(readText(element), isBold || /^h[1-6]$/.test(element.name))
}

/** Lines as schema.org ingredients, with headings marked by a colon. */
export function toIngredients(lines: Line[]) {
  return lines.map(({ text, isHeading }) => (isHeading ? `${text}:` : text))
}

/** Lines as schema.org instructions. */
export function toInstructions(lines: Line[]) {
  return lines.map(({ text, isHeading }) => (isHeading ? { '@type': 'HowToSection', name: text } : text))
}
