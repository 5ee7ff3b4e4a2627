/** Whether HTML from the editor says nothing: empty, white space only, or nothing but empty paragraphs. */
export function isBlankHtml(html: string) {
  return html.replace(/<\/?p(?:\s[^>]*)?>|<br\s*\/?>|&nbsp;|\s/gi, '') === ''
}
