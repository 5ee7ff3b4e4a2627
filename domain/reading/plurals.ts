const irregular: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
}
const irregularPlurals = Object.fromEntries(Object.entries(irregular).map((pair) => pair.toReversed()))

/** The plural of a kitchen noun in lower case. */
export function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return irregular[noun] ?? `${noun}${/(?:ch|sh|x|ss)$/.test(noun) ? 'es' : 's'}`
}

/** The singular of a kitchen noun in lower case; a word that is none stays. */
export function toSingular(noun: string): string {
  if (noun.length < 4 || /(?:ss|us|is)$/.test(noun)) return noun
  if (/ies$/.test(noun)) return noun.replace(/ies$/, 'y')
  return irregularPlurals[noun] ?? noun.replace(/(?<=ch|sh|x|ss)es$|s$/, '')
}
