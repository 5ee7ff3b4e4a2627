import type { Recipe } from '#domain/recipes/recipe.ts'
import { replaceNames, splitNames, type TermKind, toTermSlug } from './term.ts'

/** The kinds of terms that recipes have. */
export type RecipeTermKind = Exclude<TermKind, 'tag' | 'author'>

/** The term fields of a recipe: one category and one cuisine; of the others several names, separated by commas. */
export const recipeTermFields = {
  category: 'category',
  course: 'courses',
  cuisine: 'cuisine',
  diet: 'diets',
  occasion: 'occasions',
} as const satisfies Record<RecipeTermKind, keyof Recipe>

export const recipeTermKinds = Object.keys(recipeTermFields) as RecipeTermKind[]

export type RecipeTerms = Pick<Recipe, (typeof recipeTermFields)[RecipeTermKind]>

/** A recipe's names of one kind, in its order. */
export function listTermNamesOf(recipe: RecipeTerms, kind: RecipeTermKind) {
  const text = recipe[recipeTermFields[kind]]
  if (hasSeveral(kind)) return splitNames(text)
  return text && toTermSlug(text) ? [text] : []
}

/** All of a recipe's terms. */
export function listRecipeTerms(recipe: RecipeTerms) {
  return recipeTermKinds.flatMap((kind) => listTermNamesOf(recipe, kind).map((name) => ({ kind, name })))
}

/** A recipe's names of one kind, with those of some slugs replaced by another, or removed if there is none. */
export function replaceRecipeTerm(recipe: RecipeTerms, kind: RecipeTermKind, slugs: ReadonlySet<string>, name?: string): RecipeTerms {
  const field = recipeTermFields[kind]
  const text = recipe[field]
  if (hasSeveral(kind)) return { [field]: replaceNames(text, slugs, name) ?? undefined }
  return { [field]: text && slugs.has(toTermSlug(text)) ? name : text }
}

/** Whether a recipe can have several names of a kind. */
export function hasSeveral(kind: RecipeTermKind) {
  return kind !== 'category' && kind !== 'cuisine'
}

/** Whether only recipes have names of this kind. */
export function isRecipeTermKind(kind: TermKind): kind is RecipeTermKind {
  return kind !== 'tag' && kind !== 'author'
}
