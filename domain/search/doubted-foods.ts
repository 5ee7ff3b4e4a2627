import { isHeading, readFood } from '#domain/foods/read-food.ts'
import { readWords, type Word } from './search-words.ts'

/** Kinds of food that a line may mention without naming one: 'mixed nuts' may include walnuts. */
export const foodKinds = ['nuts', 'pine nuts', 'fish', 'crustaceans', 'molluscs'] as const

export type FoodKind = (typeof foodKinds)[number]

/** The usual foods of each kind. A line that names one, and no word for all of them, leaves no doubt about the others. */
const members: Record<FoodKind, Set<string>> = {
  nuts: toTerms('almond walnut pecan cashew pistachio hazelnut hazel filbert macadamia brazil marzipan frangipane'),
  'pine nuts': toTerms('pine pinenut'),
  fish: toTerms(`salmon tuna cod halibut tilapia trout haddock mackerel sardine herring catfish anchovy snapper bass swordfish mahi grouper flounder sole
    perch pollock monkfish eel carp pike turbot hake bream sprat whitebait barramundi branzino kipper lox`),
  crustaceans: toTerms('shrimp prawn crab lobster crayfish crawfish langoustine'),
  molluscs: toTerms('clam mussel oyster scallop squid calamari octopus cuttlefish snail abalone cockle whelk conch'),
}

/** The words for all foods of a kind. */
const wide = toTerms('nut mixed assorted fish seafood shellfish crustacean mollusc mollusk')

/** The index term of a recipe that may contain any food of a kind. */
export function toDoubtTerm(kind: FoodKind) {
  return `maybe${kind.replace(' ', '')}`
}

/** The kinds of which a recipe with these lines may contain any food, named or not. */
export function listDoubtedKinds(ingredients: readonly string[]): FoodKind[] {
  const lines = ingredients.filter((line) => !isHeading(line))
  return foodKinds.filter((kind) => lines.some((line) => isDoubted(kind, line)))
}

/** The kinds that a food belongs to: a walnut is a nut, and pine nuts are sold among nuts. None for 'fish sauce', or for a kind itself. */
export function listKindsOf(food: string): FoodKind[] {
  const { contains } = readFood(food)
  const words = readWords(food)
  const isMember = words.some(
    ({ word, term }) => !wide.has(term) && (isNamed(term) || foodKinds.some((kind) => readFood(word).contains.has(kind))),
  )
  const isOneOf = isMember || (words.length > 1 && wide.has(words.at(-1)?.term ?? ''))
  const kinds = isOneOf ? foodKinds.filter((kind) => contains.has(kind)) : []
  return kinds.includes('pine nuts') && !kinds.includes('nuts') ? [...kinds, 'nuts'] : kinds
}

function isDoubted(kind: FoodKind, line: string) {
  const { contains, mayContain, isUnsure } = readFood(line)
  if (isUnsure) return true
  const isChoice = mayContain.has(kind) && /\bor\b|\//i.test(line)
  if (!contains.has(kind) && !isChoice) return mayContain.has(kind)
  const words = readWords(line)
  return !words.some(({ term }) => members[kind].has(term)) || words.some((word, index) => wide.has(word.term) && !isPart(words, index))
}

/** 'Brazil nuts', 'tuna fish'. */
function isPart(words: readonly Word[], index: number) {
  return isNamed(words[index - 1]?.term ?? '')
}

function isNamed(term: string) {
  return foodKinds.some((kind) => members[kind].has(term))
}

function toTerms(words: string) {
  return new Set(readWords(words).map(({ term }) => term))
}
