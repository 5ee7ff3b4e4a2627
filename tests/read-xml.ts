import { SaxesParser } from 'saxes'

/** An element for tests: its name with its prefix, and its text, trimmed. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

/** Parses a document; throws if it is not well-formed XML 1.0, or a prefix is undeclared. */
export function readXml(document: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]))
    const element = { name, attributes: values, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const add = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const element = open.pop()
    if (element) element.text = element.text.trim()
  })
  parser.write(document).close()
  const [root] = top.children
  if (!root) throw new Error('The document has no element')
  return root
}

/** Every element of a name, at any depth, in document order. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)])
}

/** The text of the first element of a name among an element's children. */
export function textOf(element: XmlElement, name: string) {
  return element.children.find((child) => child.name === name)?.text
}
