import { escapeHtml, unescapeHtml } from '#domain/text/escape-html.ts'

const linkTag = /<(\/?)(a|nav)((?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>/g
const address = /\s(?:href|src|poster)="([^"]*)"/gi
const addressList = /\ssrcset="([^"]*)"/gi
const emptyItem = /<li[^>]*><\/li>/g
/** Links that look like controls: without an address there is nothing to press. */
const control = /\sclass="[^"]*\b(?:button|chip|filter-link)\b/

/** The relative address to write for one of the site's; undefined where the export has no such file. */
export type Relink = (address: string) => string | undefined

/** Every address that a page refers to, as written, in the order of the page. */
export function listAddresses(html: string) {
  const lists = [...html.matchAll(addressList)].flatMap(([, list = '']) => splitList(list).map(([first = '']) => first))
  return [...[...html.matchAll(address)].map(([, written = '']) => unescapeHtml(written)), ...lists.map(unescapeHtml)]
}

/**
 * A page whose links and pictures lead to the files of an export. A link to what the export does not have is left out where it is a control or part of a
 * menu; elsewhere its text remains.
 */
export function relinkPage(html: string, relink: Relink) {
  const relinkAll = (attributes: string) =>
    attributes
      .replace(address, (whole, written: string) => toAttribute(whole, written, relink))
      .replace(addressList, (whole: string, list: string) => whole.replace(list, () => relinkList(list, relink)))
  return relinkAnchors(html, relink)
    .replace(/<(?:a|img|link(?! rel="canonical")|source|video|audio|iframe)\s(?:[^"'>]|"[^"]*"|'[^']*')*>/g, relinkAll)
    .replace(emptyItem, '')
}

/** Takes out the links that lead nowhere. Links can't contain each other. */
function relinkAnchors(html: string, relink: Relink) {
  const parts: string[] = []
  let done = 0
  let navs = 0
  let isOpen = false
  linkTag.lastIndex = 0
  for (let tag = linkTag.exec(html); tag; tag = linkTag.exec(html)) {
    const [whole, slash, name, attributes = ''] = tag
    if (name === 'nav') {
      navs += slash ? -1 : 1
      continue
    }
    if (slash) {
      if (!isOpen) continue
      isOpen = false
      parts.push(html.slice(done, tag.index))
      done = tag.index + whole.length
      continue
    }
    const written = /\shref="([^"]*)"/.exec(attributes)?.[1]
    if (written === undefined || relink(unescapeHtml(written)) !== undefined) continue
    parts.push(html.slice(done, tag.index))
    const end = html.indexOf('</a>', linkTag.lastIndex)
    if (navs > 0 || control.test(attributes)) {
      done = end + '</a>'.length
      linkTag.lastIndex = done
    } else {
      done = linkTag.lastIndex
      isOpen = true
    }
  }
  parts.push(html.slice(done))
  return parts.join('')
}

function toAttribute(whole: string, written: string, relink: Relink) {
  const target = relink(unescapeHtml(written))
  return target === undefined ? whole : whole.replace(`"${written}"`, () => `"${escapeHtml(target)}"`)
}

function relinkList(list: string, relink: Relink) {
  return splitList(list)
    .map(([first = '', ...rest]) => [escapeHtml(relink(unescapeHtml(first)) ?? unescapeHtml(first)), ...rest].join(' '))
    .join(', ')
}

function splitList(list: string) {
  return list.split(',').map((entry) => entry.trim().split(/\s+/))
}
