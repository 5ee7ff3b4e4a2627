const irregular = {
  ...{ leaf: 'leaves', loaf: 'loaves', half: 'halves', potato: 'potatoes', tomato: 'tomatoes', mango: 'mangoes' },
  ...{ cookie: 'cookies', molasses: 'molasses', chilli: 'chillies', chili: 'chilies', zucchini: 'zucchinis', panini: 'paninis' },
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
  const irregular = irregularSingulars.get(noun)
  if (irregular || noun.length < 4 || /(?:ss|us|is)$/.test(noun)) return irregular ?? noun
  return noun.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss)es$|s$/, '')
}

/**
 * Foods that are counted individually, so that '1 lemon' may become '2 lemons'. No others: a wrong plural reads worse than a missing one.
 */
export const countable = new Set(
  'egg yolk white onion scallion shallot carrot potato tomato pepper lemon lime orange apple banana pear peach plum nectarine apricot avocado mango cucumber eggplant aubergine courgette leek beet turnip parsnip radish mushroom jalapeño jalapeno chipotle chile chilli chili cauliflower cabbage bun roll tortilla pita bagel baguette breast thigh drumstick wing leg fillet steak chop frank sausage patty chicken clove stalk stick leaf slice sprig chip cube date fig olive shell crust wedge pickle pod bean can shoulder turkey bag capsicum bulb sheet lettuce'.split(
    ' ',
  ),
)
