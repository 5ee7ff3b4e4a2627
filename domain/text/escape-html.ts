/** Plain text as HTML, also for attribute values. */
export function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The text that `escapeHtml` turned into this. */
export function unescapeHtml(html: string) {
  return html.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** Removes characters that XML documents may not contain, escaped or not (XML 1.0, production 2). */
export function toXmlText(text: string) {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
