import { stem } from './search-words.ts'

/** Names of meals and courses, as terms. They find recipes with that name or course, but not those that only mention it in the text. */
const courses = new Set(
  'breakfast brunch lunch dessert snack appetizer starter drink beverage sidedish maincourse maindish fingerfood'.split(' '),
)

export function isCourse(term: string) {
  return courses.has(term)
}

/** General words for food, which add nothing to a name: 'chicken dinner', 'Italian food'. */
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

/** The courses evident from a recipe's title, since owners rarely set them for cakes and drinks. */
export function listCoursesOf(title: string): string[] {
  return [...(sweet.test(title) && !savoury.test(title) ? ['dessert'] : []), ...(drink.test(title) ? ['drink'] : [])]
}
