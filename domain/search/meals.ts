import { stem } from './search-words.ts'

/** Names of when or as what something is eaten, as terms. A recipe is only found by one that it is called by, not by one that its text mentions. */
const courses = new Set(
  'breakfast brunch lunch dessert snack appetizer starter drink beverage sidedish maincourse maindish fingerfood'.split(' '),
)

export function isCourse(term: string) {
  return courses.has(term)
}

/** Words for food in general, which say nothing beside a name: 'chicken dinner', 'Italian food'. */
const asides = new Set('meal dinner supper dish food weeknight weekday entree'.split(' '))

export function isAsideWord(word: string) {
  return asides.has(stem(word))
}

const sweet =
  /\b(?:cakes?|cheesecakes?|cupcakes?|pies?|cookies?|brownies?|blondies?|puddings?|tarts?|cobblers?|crumbles?|fudge|trifles?|mousse|sorbets?|gelato|ice ?cream|truffles?|macarons?|meringues?|tiramisu|pavlova|cannoli|baklava)\b/i
const savoury =
  /\b(?:crab|fish|salmon|tuna|shrimp|rice|potato|corn|pot|shepherd['’]?s?|cottage|hand|chicken|meat|beef|pork|turkey|pizza|tomato|onion|leek|quiche|egg)(?: \p{L}+)? (?:cakes?|pies?|tarts?|pudding|crumble)\b|\bpie crust\b/iu
const drink =
  /\b(?:smoothies?|lemonade|milkshakes?|lattes?|cocktails?|mocktails?|margaritas?|mojitos?|martinis?|sangria|punch|eggnog|hot chocolate|iced? (?:tea|coffee))\b/i

/** The courses that the title of a recipe tells, which owners seldom write down for cakes and drinks. */
export function listCoursesOf(title: string): string[] {
  return [...(sweet.test(title) && !savoury.test(title) ? ['dessert'] : []), ...(drink.test(title) ? ['drink'] : [])]
}
