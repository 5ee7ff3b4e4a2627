const marked = /^(?:(\*{1,3}|_{1,3})([^*_]+)\1|\[([^\][()]+)\]|([-–—=~]{1,5})\s+(\S[^=~]*?)\s+\4)(?=:?$)/u
const maxHeadingWords = 6

/** Whether a line among others is the heading of those that follow: '## Sauce', '**Sauce**', '[Sauce]', 'Sauce:', 'FOR THE SAUCE', 'For the buns', 'For 12 buns:'. */
export function isHeadingLine(line: string): boolean {
  if (/^#{1,6}\s/.test(line)) return true
  const text = withoutHeadingMarks(line)
  if (text.split(/\s+/).length > maxHeadingWords || /^\p{N}/u.test(text)) return false
  return (text !== line && /\p{L}/u.test(text)) || /^(?:for the [^\d,.:;]+|[^\d.;]+:|for [^,.:;]+:)$/iu.test(text)
}

/** '## Sauce', '**Sauce**', '__Sauce__', '[Sauce]' and '— Sauce —' are 'Sauce'. */
export function withoutHeadingMarks(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(
      marked,
      (_, _stars, starred?: string, bracketed?: string, _dashes?: string, dashed?: string) => starred ?? bracketed ?? dashed ?? '',
    )
    .trim()
}
