/** The lines of a pasted text, trimmed, without empty ones and without list markers: '-', '•', '1.', '2)'. */
export function toPastedLines(text: string) {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^(?:[-*•–]|\d{1,3}[.)])\s+/, ''))
    .filter((line) => line !== '')
}
