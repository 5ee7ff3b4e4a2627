// The name at the caret in a comma-separated text.

/** What is being typed there. */
export function findNameAt(text: string, caret: number) {
  const { start, end } = findSpan(text, caret)
  return text.slice(start, end).trim()
}

/** The text with that name replaced, a comma after it, and the caret where the next name begins. */
export function putNameAt(text: string, caret: number, name: string) {
  const { start, end } = findSpan(text, caret)
  const before = text.slice(0, start).trim()
  const after = text.slice(end).replace(/^\s*,\s*/, '')
  const head = `${before ? `${before} ` : ''}${name.trim() ? `${name.trim()}, ` : ''}`
  return { text: head + after, caret: head.length }
}

function findSpan(text: string, caret: number) {
  const end = text.indexOf(',', caret)
  return { start: text.lastIndexOf(',', caret - 1) + 1, end: end < 0 ? text.length : end }
}
