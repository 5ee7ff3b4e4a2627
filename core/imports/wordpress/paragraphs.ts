import { replaceBetween } from './replace-between.ts'

const block =
  /^<\/?(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|hr|section|article|aside|details|summary|iframe|dl|dt|dd|address|form|style|script)\b/i

/** Classic content has no paragraphs: empty lines divide them, and other line breaks are kept. What begins with a block stays as it is. */
export function addParagraphs(html: string) {
  const kept: string[] = []
  const whole = replaceBetween(
    html.replace(/\r\n?/g, '\n'),
    /(<pre\b)/gi,
    /<\/pre>/gi,
    (inner, start) => `\n\n\ue000${kept.push(`${start}${inner}</pre>`) - 1}\ue000\n\n`,
  )
  const paragraphs = whole.split(/\n\s*\n/).flatMap((part) => {
    const text = part.trim()
    if (text === '') return []
    return block.test(text) || text.startsWith('\ue000') ? text : `<p>${text.replaceAll('\n', '<br />\n')}</p>`
  })
  return paragraphs.join('\n').replace(/\ue000(\d+)\ue000/g, (_, index) => kept[Number(index)] ?? '')
}
