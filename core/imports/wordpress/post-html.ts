import { type Element, findAll, findFirst, parseHtml, toInnerHtml } from '#core/imports/read-html.ts'
import { toVideoPlaceHtml } from '#domain/blogs/video-places.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { listForms } from '../picture-forms.ts'
import { addParagraphs } from './add-paragraphs.ts'
import { type Attachments, toOriginalAddress } from './attachments.ts'
import { removeInlineShortcodes } from './shortcodes.ts'

/** The recipes that a post shows, by their post ids. */
export function listShownRecipes(content: string) {
  const ids = [...content.matchAll(recipeMarks)].map((groups) => groups.slice(1).find(Boolean) ?? '')
  return [...new Set(ids)]
}

const recipeMarks =
  /<!--\s*WPRM Recipe (\d+)\s*-->|<!--\s*wp:wp-recipe-maker\/recipe\s+\{[^<>]*?"id":"?(\d+)|<!--\s*wp:wp-tasty\/tasty-recipe\s+\{[^<>]*?"id":"?(\d+)|\[(?:wprm-recipe|tasty-recipe)\s[^[\]]*?\bid=["']?(\d+)/g

/** Names of shortcodes in text: no other brackets are touched. */
const shortcode = /(?:(?<!\w)\[|\[\/)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi

/** The content of the post with an id, as HTML. `toPlace` gives the `sourceId` of the recipe with a post id, undefined if there is none. */
export function toPostHtml(content: string, postId: string, attachments: Attachments, toPlace: (id: string) => string | undefined) {
  const warnings = new Set<string>()
  const card = (id: string) => {
    const sourceId = toPlace(id)
    if (sourceId) return `\n\n<div data-source-recipe="${escapeHtml(sourceId)}"></div>\n\n`
    warnings.add(
      id.startsWith('create-')
        ? 'Its Mediavine Create recipe isn’t in the export and couldn’t be read from the old site.'
        : `It shows recipe ${id}, which isn’t in the export.`,
    )
    return ''
  }
  // WordPress keeps line breaks in posts that are not made of blocks.
  const keepsLines = !/<!--\s*wp:(?!wp-|block\b)/.test(content)
  const closed = new Set([...content.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name))
  const withoutFallbacks = replaceBetween(
    removeInlineShortcodes(content),
    /<!--\s*WPRM Recipe (\d+)\s*-->/g,
    /<!--\s*End WPRM Recipe\s*-->/g,
    (_, id) => card(id),
  )
    .replace(/<!--\s*wp:wp-tasty\/tasty-recipe\s+\{[^<>]*?"id":"?(\d+)[^<>]*?\/-->/g, (_, id) => card(id))
    .replace(/<!--\s*wp:wp-recipe-maker\/recipe\s+\{[^<>]*?"id":"?(\d+)[^<>]*?\/-->/g, (_, id) => card(id))
    .replace(/\[(?:wprm-recipe|tasty-recipe)\s[^[\]]*?\bid=["']?(\d+)[^[\]]*\]/g, (_, id) => card(id))
    .replace(/\[mv_create\b[^[\]]*?\bkey=["']?(\d+)[^[\]]*\]/g, (_, key) => card(`create-${key}`))
  const withCaptions = replaceBetween(withoutFallbacks, /\[caption[^[\]]*\]/g, /\[\/caption\]/g, (inner) => {
    const [, shown = '', caption = ''] = /^\s*((?:<a[^>]*>)?\s*<img[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inner) ?? ['', '', inner]
    return `\n\n<figure>${shown}<figcaption>${caption.trim()}</figcaption></figure>\n\n`
  })
  const withGalleries = withCaptions
    .replace(/\[gallery\b([^[\]]*)\]|<!--\s*wp:gallery\s+(\{[^<>]*\})\s*\/-->/g, (_, attributes = '', block = '') => {
      const gallery = toGallery(attributes + block, postId, attachments)
      if (!gallery) warnings.add('A gallery’s pictures aren’t in the export.')
      return `\n\n${gallery}\n\n`
    })
    .replace(/\[embed[^[\]]*\]\s*(https?:\/\/[^\s[]+)\s*\[\/embed\]/g, '\n\n$1\n\n')
  const html = replaceBetween(withGalleries, /<!--/g, /-->/g, (comment) =>
    /^\s*\/?wp:/.test(comment) || /more|nextpage/.test(comment) ? '\n\n' : '',
  ).replace(shortcode, (written, name: string, attributes: string) => {
    if (!isPluginShortcode(name, attributes, closed)) return written
    warnings.add(`The plugin shortcode [${name}] was left out.`)
    return ''
  })
  const withVideos = html.replace(/^[^\S\n]*(?:<p>)?[^\S\n]*(https?:\/\/[^\s<"]+)[^\S\n]*(?:<\/p>)?[^\S\n]*$/gm, (_, address) =>
    toEmbed(address),
  )
  return { html: toOriginalPictures(addParagraphs(withVideos, { keepsLines }), attachments), warnings: [...warnings] }
}

/** Plain text in brackets isn't a shortcode: those have attributes, an end, or a name of several words. */
function isPluginShortcode(name: string, attributes: string, closed: Set<string | undefined>) {
  return /=/.test(attributes) || closed.has(name) || /[_-]/.test(name)
}

function toEmbed(address: string) {
  const video = readVideo(address.replaceAll('&amp;', '&'))
  if (video) return `\n\n${toVideoPlaceHtml({ video, title: '', poster: '', day: '' })}\n\n`
  const shown = escapeHtml(address.replaceAll('&amp;', '&'))
  return `\n\n<p><a href="${shown}">${shown}</a></p>\n\n`
}

/** A gallery without ids shows the pictures that were uploaded to its post. */
function toGallery(attributes: string, postId: string, { byId }: Attachments) {
  const ids = /\b(?:ids|include)"?[=:]["'[]?([\d,\s]+)/.exec(attributes)?.[1]?.split(',')
  const pictures = ids ? ids.flatMap((id) => byId.get(id.trim()) ?? []) : [...byId.values()].filter(({ parent }) => parent === postId)
  return pictures.map(({ address, alt }) => `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" /></figure>`).join('\n\n')
}

function toOriginalPictures(html: string, attachments: Attachments) {
  if (!/<(?:img|iframe|a)\b/i.test(html)) return html
  const document = parseHtml(html)
  for (const frame of findAll('iframe[src]', document)) showVideo(frame)
  for (const link of findAll('a[href]', document)) mendLink(link, attachments)
  for (const image of findAll('img', document)) {
    const { src = '', 'data-src': lazy, srcset: _, sizes: __, ...others } = image.attribs
    const address = toOriginalAddress(src.startsWith('data:') && lazy ? lazy : src, attachments)
    const forms = listForms(image).filter((form) => form !== address)
    image.attribs = { ...others, src: address, ...(forms.length > 0 && { 'data-others': forms.join(' ') }) }
  }
  return toInnerHtml(document)
}

/**
 * A link to a post or page of the site becomes its path, which redirects here; a link around a picture that leads to the same is removed.
 */
function mendLink(link: Element, attachments: Attachments) {
  const { href = '' } = link.attribs
  const { host, pathname, search, hash } = URL.parse(href, attachments.base || undefined) ?? {}
  const isOwn = host !== undefined && host === URL.parse(attachments.base)?.host
  if (isOwn && attachments.paths.has(`${pathname}${search}`)) link.attribs.href = `${pathname}${search}${hash}`
  if (!attachments.addresses.has(toOriginalAddress(href, attachments)) || !findFirst('img', link)) return
  const around = link.parent?.children ?? []
  around.splice(around.indexOf(link), 1, ...link.children)
}

/** Frames of other sites are left: sanitising removes and reports them. */
function showVideo(frame: Element) {
  const video = readVideo((frame.attribs.src ?? '').replace(/^\/\//, 'https://'))
  const [place] = video ? findAll('hr', parseHtml(toVideoPlaceHtml({ video, title: '', poster: '', day: '' }))) : []
  if (place) Object.assign(frame, { name: 'hr', attribs: place.attribs, children: [] })
}

/**
 * Replaces each start and the next end after it, with the text in between. A start without an end stays. Unlike a single expression for
 * both, this takes linear time, not quadratic. Both expressions are global; `make` gets the text in between, and the first group of the
 * start.
 */
function replaceBetween(text: string, start: RegExp, end: RegExp, make: (inner: string, group: string) => string) {
  let made = ''
  let from = 0
  for (;;) {
    start.lastIndex = from
    const first = start.exec(text)
    end.lastIndex = start.lastIndex
    const last = first && end.exec(text)
    if (!last) return made + text.slice(from)
    made += text.slice(from, first.index) + make(text.slice(first.index + first[0].length, last.index), first[1] ?? '')
    from = last.index + last[0].length
  }
}
