const longestReference = 12

/**
 * Returns a function that takes XML in chunks and returns it with each '&' outside CDATA that begins no reference escaped; the last chunk
 * is ''.
 */
export function createXmlMender() {
  let isCdata = false
  let rest = ''
  const mend = (text: string) => (isCdata ? text : text.replace(/&(?!#?\w{1,10};)/g, '&amp;'))
  return (piece: string) => {
    let text = rest + piece
    let mended = ''
    for (;;) {
      const mark = isCdata ? ']]>' : '<![CDATA['
      const at = text.indexOf(mark)
      if (at === -1) break
      mended += mend(text.slice(0, at)) + mark
      text = text.slice(at + mark.length)
      isCdata = !isCdata
    }
    const end = piece === '' ? text.length : findEnd(text)
    mended += mend(text.slice(0, end))
    rest = text.slice(end)
    return mended
  }
}

/** Where no mark or reference is cut in two. */
function findEnd(text: string) {
  const end = Math.max(0, text.length - longestReference)
  const reference = text.lastIndexOf('&', end)
  return reference > end - longestReference && reference !== -1 ? reference : end
}
