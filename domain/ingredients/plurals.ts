const irregular = {
  ...{ leaf: 'leaves', loaf: 'loaves', half: 'halves', potato: 'potatoes', tomato: 'tomatoes', mango: 'mangoes' },
  ...{ cookie: 'cookies', molasses: 'molasses' },
}
const irregularPlurals = new Map(Object.entries(irregular))
const irregularSingulars = new Map(Object.entries(irregular).map(([singular, plural]) => [plural, singular]))

/** The plural of a kitchen noun in lower case. */
export function toPlural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return irregularPlurals.get(noun) ?? `${noun}${/(?:ch|sh|x|ss)$/.test(noun) ? 'es' : 's'}`
}

/** The singular of a kitchen noun in lower case; other words are returned unchanged. */
export function toSingular(noun: string): string {
  if (noun.length < 4 || /(?:ss|us|is)$/.test(noun)) return noun
  return irregularSingulars.get(noun) ?? noun.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss)es$|s$/, '')
}
