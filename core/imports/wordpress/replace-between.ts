/**
 * Replaces each start and the next end after it, with what is between. A start without an end stays. Unlike one expression for both, it takes time that grows
 * with the text and not with its square. Both expressions are global; `make` is given what is between, and the first group of the start.
 */
export function replaceBetween(text: string, start: RegExp, end: RegExp, make: (inner: string, group: string) => string) {
  let made = ''
  let from = 0
  for (;;) {
    start.lastIndex = from
    const first = start.exec(text)
    end.lastIndex = start.lastIndex
    const last = first && end.exec(text)
    if (!last) return made + text.slice(from)
    made += text.slice(from, first.index) + make(text.slice(first.index + first[0].length, last.index), first[1] ?? '')
    from = last.index + last[0].length
  }
}
