import { type Diet, listBorneOutDiets, toDiet } from './diets.ts'
import { listDietTerms } from './food-terms.ts'
import { foldWords } from './search-words.ts'
import { stem } from './stem.ts'

/** The diets that a recipe is for: those that its title or labels name, but for 'not vegetarian', and those that its ingredients bear out. */
export function listDiets({ title, ingredients, labels }: { title: string; ingredients: readonly string[]; labels: string[] }): Diet[] {
  return [...new Set([...[title, ...labels].flatMap(listNamedDiets), ...listBorneOutDiets(title, ingredients)])]
}

function listNamedDiets(text: string) {
  const stems = foldWords(text).map(stem)
  const named = listDietTerms(stems).filter(({ start }) => !['not', 'non', 'no'].includes(stems[start - 1] ?? ''))
  return named.flatMap(({ term }) => toDiet(term) ?? [])
}
