import type { Recipe } from '#domain/recipes/recipe.ts'
import { replaceNames, splitNames, type TermKind, toTermSlug } from './term.ts'

/** What recipes are organised by. */
export type RecipeTermKind = Exclude<TermKind, 'tag' | 'author'>

/** A recipe's fields with its names: of category and cuisine it has one, of the others several, separated by commas. */
export const recipeTermFields = {
  category: 'category',
  course: 'courses',
  cuisine: 'cuisine',
  diet: 'diets',
  occasion: 'occasions',
} as const satisfies Record<RecipeTermKind, keyof Recipe>

export const recipeTermKinds = Object.keys(recipeTermFields) as RecipeTermKind[]

export type RecipeTerms = Pick<Recipe, (typeof recipeTermFields)[RecipeTermKind]>

/** The names of one kind that a recipe has, in its order. */
export function listTermNamesOf(recipe: RecipeTerms, kind: RecipeTermKind) {
  const text = recipe[recipeTermFields[kind]]
  if (hasSeveral(kind)) return splitNames(text)
  return text && toTermSlug(text) ? [text] : []
}

/** All names that a recipe is organised by. */
export function listRecipeTerms(recipe: RecipeTerms) {
  return recipeTermKinds.flatMap((kind) => listTermNamesOf(recipe, kind).map((name) => ({ kind, name })))
}

/** The recipe's names of one kind, of which those with some slugs are replaced by another, or without it, left out. */
export function replaceRecipeTerm(recipe: RecipeTerms, kind: RecipeTermKind, slugs: ReadonlySet<string>, name?: string): RecipeTerms {
  const field = recipeTermFields[kind]
  const text = recipe[field]
  if (hasSeveral(kind)) return { [field]: replaceNames(text, slugs, name) ?? undefined }
  return { [field]: text && slugs.has(toTermSlug(text)) ? name : text }
}

/** Whether a recipe can have more than one name of a kind. */
export function hasSeveral(kind: RecipeTermKind) {
  return kind !== 'category' && kind !== 'cuisine'
}

/** Whether these are names that only recipes have. */
export function isRecipeTermKind(kind: TermKind): kind is RecipeTermKind {
  return kind !== 'tag' && kind !== 'author'
}
