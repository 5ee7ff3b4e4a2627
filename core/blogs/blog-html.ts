import sanitizeHtml from 'sanitize-html'
import { type LeftOut, leftOutTags } from '#domain/blogs/left-out.ts'
import { listVideoPlaces, readVideoPlace, toVideoAttributes, videoAttributes } from '#domain/blogs/video-places.ts'
import { type Picture, toSrcSet, variantPath } from '#domain/pictures/picture-variants.ts'
import { toPictureId } from '#domain/pictures/stored-image.ts'
import { readCardPlace } from '#domain/recipes/card-places.ts'
import { toXmlText } from '#domain/text/escape-html.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    hr: ['data-recipe', 'data-card', ...videoAttributes],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's', hr: toDividerOrPlace },
}

/** The references of our pictures that replace those of other origins, by `src`. */
export type PictureReplacements = ReadonlyMap<string, string>

/** Removes everything from an editor's HTML except text, structure, links, and pictures on our own origin. Idempotent. */
export function sanitizeBlogHtml(html: string, replacements: PictureReplacements = new Map()) {
  const replaced = sanitize(html, (attributes) => ({ ...attributes, src: replacements.get(attributes.src ?? '') ?? attributes.src ?? '' }))
  return untilStable(replaced, (clean) => sanitize(clean, (attributes) => attributes))
}

/** Sanitises stored HTML for a page, with responsive pictures that reserve their space while loading. */
export function sanitizeBlogHtmlForReading(html: string, pictures: Picture[]) {
  return sanitize(html, (attributes) => ({ ...attributes, ...toShown(attributes.src ?? '', pictures) }))
}

/** Sanitises stored HTML for feed readers: URLs are absolute, resolved against `base`, and each picture is a single JPEG. */
export function sanitizeBlogHtmlForFeeds(html: string, pictures: Picture[], base: string) {
  return sanitizeHtml(sanitizeBlogHtmlForReading(html, pictures), {
    ...allowed,
    transformTags: {
      a: toWholeLink(base),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src: toWhole(src.replace(/800\.webp$/, '1200.jpg'), base), alt, ...(width && height ? { width, height } : {}) },
      }),
    },
    allowedSchemesByTag: { img: ['http', 'https'] },
  })
}

/** Sanitises stored HTML for another system: URLs are absolute, resolved against `base`, and pictures have the addresses that `toPicture` gives for their ids, if any. */
export function sanitizeBlogHtmlForExport(html: string, base: string, toPicture: (id: string) => string | undefined) {
  return sanitizeHtml(sanitizeBlogHtml(html), {
    ...allowed,
    transformTags: {
      a: toWholeLink(base),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src: toPicture(readOwn(src) ?? '') ?? '', alt } }),
    },
    allowedSchemesByTag: { img: ['http', 'https'] },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

/** The unique ids of our pictures in HTML, including the thumbnails of videos. */
export function listOwnPictures(html: string) {
  const posters = html.includes('data-poster') ? listVideoPlaces(sanitizeBlogHtml(html)).map(({ poster }) => poster) : []
  return [...new Set([...listPictureSources(html), ...posters].flatMap((src) => readOwn(src) ?? []))]
}

/** The unique `src` of every picture in HTML that is not ours: URLs, `data:`, or anything that was pasted. */
export function listForeignPictures(html: string) {
  return listPictureSources(html).filter((src) => src !== '' && !ownPicture.test(src))
}

/** The elements that sanitising takes out of HTML and whose loss is named to the owner. */
export function listLeftOut(html: string) {
  const leftOut: LeftOut[] = []
  sanitizeHtml(html, {
    ...allowed,
    onOpenTag: (tag, { src, data }) => {
      if (leftOutTags.includes(tag)) leftOut.push({ tag, address: src ?? data })
    },
  })
  return leftOut
}

const maxPasses = 5
const ownPicture = /^\/images\/([a-z0-9-]{1,80})(?:\/\d{1,5}\.(?:avif|webp|jpg))?$/

function readOwn(src: string) {
  const name = ownPicture.exec(src)?.[1]
  return name && toPictureId(name)
}

function sanitize(html: string, changeImage: (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes) {
  const clean = sanitizeHtml(html, {
    ...allowed,
    transformTags: { ...allowed.transformTags, img: (tagName, attribs) => ({ tagName, attribs: changeImage(attribs) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  })
  // Also what was written as a reference ('&#xFFFE;').
  return toXmlText(clean)
}

function toWhole(address: string, base: string) {
  return URL.parse(address, base)?.href ?? base
}

function toWholeLink(base: string): sanitizeHtml.Transformer {
  return (tagName, { href, ...others }) => ({ tagName, attribs: href === undefined ? others : { ...others, href: toWhole(href, base) } })
}

/** A divider, or the place of a recipe's card or a video: an element that can have no content. */
function toDividerOrPlace(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const card = readCardPlace(attributes)
  if (card) return { tagName, attribs: { 'data-recipe': String(card.id), 'data-card': card.size } }
  const video = readVideoPlace(attributes)
  return { tagName, attribs: video ? toVideoAttributes(video) : {} }
}

/** After tags are removed, the rest may parse differently, so the HTML is sanitised until it no longer changes. */
function untilStable(html: string, change: (html: string) => string) {
  let stable = html
  for (let pass = 0; pass < maxPasses; pass++) {
    const changed = change(stable)
    if (changed === stable) break
    stable = changed
  }
  return stable
}

function listPictureSources(html: string) {
  const sources = new Set<string>()
  sanitize(html, (attributes) => {
    sources.add(attributes.src ?? '')
    return attributes
  })
  return [...sources]
}

/** The attributes of a responsive picture in the article's column. */
function toShown(src: string, pictures: Picture[]): sanitizeHtml.Attributes {
  const found = readOwn(src)
  const picture = pictures.find(({ name }) => toPictureId(name) === found)
  if (!picture) return {}
  return {
    src: variantPath(picture.name, 800, 'webp'),
    srcset: toSrcSet(picture, 'webp'),
    sizes: '(min-width: 48rem) 44rem, 92vw',
    width: String(picture.width),
    height: String(picture.height),
    loading: 'lazy',
    decoding: 'async',
  }
}

/** The text of an HTML fragment: without tags, entities decoded, white space collapsed. */
export function toPlainText(html: string) {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|blockquote|td|th|tr|pre|figcaption)>|<br\s*\/?>/gi, '$& ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return decodeEntities(text).replace(/\s+/gu, ' ').trim()
}

/**
 * The text of HTML that was sanitised when it was stored: many times faster, because tags are removed by patterns. The result is text to be
 * searched or escaped again, never HTML.
 */
export function readSanitizedText(html: string) {
  const text = html.replace(/<\/?(?:p|h[1-6]|li|blockquote|td|th|tr|pre|figcaption|br)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '')
  // Single spaces stay as they are: replacing each takes five times as long.
  return decodeEntities(text)
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim()
}

/** sanitize-html leaves exactly these entities escaped. */
function decodeEntities(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
