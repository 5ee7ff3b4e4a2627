import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** A piece of structured data as written in a page. */
export type FoundNode = { '@type': string; [property: string]: unknown }

/** All structured data of a page, read as a browser reads it. */
export function readStructuredData(html: string): FoundNode[] {
  return listElements(html, 'script')
    .filter(({ attrs }) => attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json'))
    .map((script) => JSON.parse(toText(script)))
}

/** Every element of a page with this name. */
export function listElements(html: string, name: string): Element[] {
  return walk(parse(html)).filter((node): node is Element => node.nodeName === name)
}

/** The text in an element. */
export function toText(element: DefaultTreeAdapterTypes.Node): string {
  return walk(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
}

function walk(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(walk) : [])]
}
