import { isFoodTerm } from '#domain/foods/food-index.ts'
import { type FoodContents, isHeading, readFood } from '#domain/foods/read-food.ts'
import { type Diet, diets } from '#domain/recipes/diet-names.ts'
import { families, synonyms } from '#packages/ingredients/food-names.ts'
import { listNamedTerms } from './named-terms.ts'
import { readWords, stem } from './search-words.ts'

const otherFoodTerms = new Set([...synonyms, ...families].flat().flatMap((name) => readWords(name).map(({ term }) => term)))

/** Whether a folded word is part of a food's name. */
export function isFoodWord(word: string) {
  return isFoodTerm(stem(word)) || otherFoodTerms.has(stem(word))
}

const flesh = ['meat', 'fish', 'crustaceans', 'molluscs']
const ofAnimals = [...flesh, 'rennet', 'animal']

/** What each diet excludes. */
const leftOut: Record<Diet, string[]> = {
  vegetarian: ofAnimals,
  vegan: [...ofAnimals, 'milk', 'eggs', 'honey'],
  'gluten free': ['gluten'],
  'dairy free': ['milk'],
}

/**
 * A recipe's diets: those named by its labels, except for 'not vegetarian', or by its title ('Veggie bowl with chicken' does not count),
 * and those that its ingredients support.
 */
export function listDiets({ title, ingredients, labels }: { title: string; ingredients: readonly string[]; labels: string[] }): Diet[] {
  const named = listNamedDiets(title).filter((diet) => !leftOut[diet].includes('meat') || !hasFlesh(ingredients))
  return [...new Set([...named, ...labels.flatMap(listNamedDiets), ...listBorneOutDiets(title, ingredients)])]
}

/**
 * The diets that a recipe's ingredients support: those that every line certainly fits. One unknown line, or one that may contain what a
 * diet excludes, is enough against it. In the title only meat and fish count: a bean burger contains no beef.
 */
export function listBorneOutDiets(title: string, ingredients: readonly string[]): Diet[] {
  const lines = ingredients.filter((line) => !isHeading(line)).map(readFood)
  if (lines.length === 0 || lines.some(({ isUnsure }) => isUnsure)) return []
  const isOfFlesh = hasFlesh([title])
  return diets.filter((diet) => !(isOfFlesh && leftOut[diet].includes('meat')) && lines.every((line) => fits(line, diet)))
}

function hasFlesh(lines: readonly string[]) {
  return lines.some((line) => flesh.some((name) => readFood(line).contains.has(name)))
}

function fits({ contains, mayContain }: FoodContents, diet: Diet) {
  return leftOut[diet].every((name) => !contains.has(name) && !mayContain.has(name))
}

function listNamedDiets(text: string) {
  const words = readWords(text)
  return listNamedTerms(words).flatMap(({ diet, start }) => {
    // A search for 'lactose free' finds what has no milk; lactose-free milk is still milk.
    const isLess = words[start]?.word === 'lactose' || /^(?:not|non|no)$/.test(words[start - 1]?.word ?? '')
    return diet && !isLess ? diet : []
  })
}
