/** Plurals of cooking that no rule gives. */
const irregular = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['calves', 'calf'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['children', 'child'],
])

/**
 * What an English word and its plural have in common: burgers → burger, tomatoes → tomato, berries → berry, dishes → dish. Not always a word
 * itself (cheese → chees): it is for comparing only. Takes a folded word.
 */
export function stem(word: string) {
  const last = word.at(-1)
  if (last !== 's' && last !== 'e' && last !== 'n') return word
  const known = irregular.get(word)
  if (known) return known
  if (word.length > 4 && /(?:ies|ie)$/.test(word)) return word.replace(/(?:ies|ie)$/, 'y')
  const singular = word.length > 3 && /[^su']s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word
  return singular.length > 3 && /(?:s|x|z|o|ch|sh)e$/.test(singular) ? singular.slice(0, -1) : singular
}
