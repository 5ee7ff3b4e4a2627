/** Elements that WordPress sets apart. */
const blocks = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption colgroup col thead tbody tfoot tr td th figure figcaption hr section article ' +
    'aside header footer nav main details summary address form fieldset legend iframe'
  ).split(' '),
)
const empty = new Set(['hr', 'col'])

/** Elements that contain only elements, or no text to divide. */
const textless = new Set('ul ol dl table colgroup thead tbody tfoot tr iframe'.split(' '))

/** Elements whose text gets paragraphs only if it has several. */
const inline = new Set('li dt dd td th figcaption caption summary legend details h1 h2 h3 h4 h5 h6'.split(' '))

/** Elements whose text is left as written. */
const verbatim = /<(pre|script|style)\b[^>]*>[\s\S]*?<\/\1>/gi

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|\ue000\d+\ue000/gi

/**
 * Adds the paragraphs that WordPress shows but doesn't store for classic posts. Empty lines separate them, other line breaks are kept, and
 * blocks stand apart without breaks beside them. With `keepsLines` false, for posts made of blocks, line breaks are white space.
 */
export function addParagraphs(html: string, { keepsLines }: { keepsLines: boolean }) {
  const kept: string[] = []
  const text = html
    .replace(/\r\n?/g, '\n')
    .replaceAll('\ue000', '')
    .replace(verbatim, (whole) => `\ue000${kept.push(whole) - 1}\ue000`)
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
  let made = ''
  const open: string[] = []
  const addText = (written: string) => {
    made += toParagraphs(written, open.at(-1), keepsLines)
  }
  let from = 0
  for (const { 0: whole, 1: slash = '', 2: name = '', index } of text.matchAll(tag)) {
    const block = name.toLowerCase()
    const isKept = whole.startsWith('\ue000')
    if (!isKept && !blocks.has(block)) continue
    addText(text.slice(from, index))
    from = index + whole.length
    if (isKept || empty.has(block)) made += `${whole}\n`
    else if (slash) made += close(open, block) ? `${whole}\n` : ''
    else {
      // Both end where the next one begins.
      if (open.at(-1) === 'p' || (open.at(-1) === 'li' && block === 'li')) open.pop()
      open.push(block)
      made += whole
    }
  }
  addText(text.slice(from))
  return made.trim().replace(/\ue000(\d+)\ue000/g, (_, index) => kept[Number(index)] ?? '')
}

/** Closes an element; returns false if it wasn't open. */
function close(open: string[], name: string) {
  const at = open.lastIndexOf(name)
  if (at >= 0) open.length = at
  return at >= 0
}

/** The text between two block tags within the element `around`; undefined for none. */
function toParagraphs(text: string, around: string | undefined, keepsLines: boolean) {
  const parts = text.split(/\n\s*\n/).flatMap((part) => part.trim() || [])
  if (parts.length === 0) return ''
  const lines = parts.map((part) => (keepsLines ? withBreaks(part) : part))
  if (around !== undefined && textless.has(around)) return lines.join('\n')
  if (around === 'p') return lines.join('</p>\n<p>')
  if (around === 'figure' || (around !== undefined && inline.has(around) && lines.length === 1)) return lines.join('\n')
  return lines.map((line) => `<p>${line}</p>\n`).join('')
}

function withBreaks(text: string) {
  return text.replace(/(<br\s*\/?>)?[^\S\n]*\n[^\S\n]*/gi, '<br />\n')
}
