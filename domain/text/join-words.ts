/** Words as a list in a sentence: 'milk, eggs and nuts'; '' for none. */
export function joinWords(words: readonly string[], last: 'and' | 'or') {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `)
}
