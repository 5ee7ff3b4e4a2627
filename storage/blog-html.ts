import sanitizeHtml from 'sanitize-html'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h2' },
}

/** HTML from an editor with everything taken out that is not text, structure, links, or pictures of our own origin. Idempotent. */
export function sanitizeBlogHtml(html: string) {
  return sanitizeHtml(html, { ...allowed, exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/images/') })
}

/** The text of an HTML fragment: tags out, entities decoded, white space collapsed. */
export function toPlainText(html: string) {
  const spaced = html.replace(/<\/(?:p|h[1-6]|li|blockquote|td|th|tr|pre|figcaption)>|<br\s*\/?>/gi, '$& ')
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return decodeEntities(text).replace(/\s+/gu, ' ').trim()
}

/** sanitize-html leaves text escaped: exactly these five entities. */
function decodeEntities(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
