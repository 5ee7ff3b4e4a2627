import { builtInRecipes } from '#content/built-in-recipes.ts'
import { once } from '#core/database/per-request.ts'
import { memoize } from '#core/memoize.ts'
import { listPresentNames } from '#core/terms/term-rows.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listTermsOfRecipe } from '#domain/terms/all-terms.ts'
import { replaceAuthors } from '#domain/terms/bylines.ts'
import { listRecipeTerms, recipeTermKinds, replaceRecipeTerm } from '#domain/terms/recipe-terms.ts'
import { toTermSlug } from '#domain/terms/term.ts'

const kinds = [...recipeTermKinds, 'author'] as const

const slugs = [...new Set(builtInRecipes.flatMap(listTermsOfRecipe).map(({ name }) => toTermSlug(name)))]

/**
 * The recipes that ship with the product, by id, organised by what the owner calls it by now: a renamed or merged category is theirs under its present
 * name, a deleted one is not theirs any more. The same array as long as no name changes.
 */
export const readBuiltInRecipes = once(async (db) => withNames(await listPresentNames(db, kinds, slugs)))

const withNames = memoize((terms: Awaited<ReturnType<typeof listPresentNames>>): Recipe[] => {
  return builtInRecipes.map((recipe) => {
    const named = { ...recipe }
    for (const { kind, name } of listRecipeTerms(recipe)) {
      const slug = toTermSlug(name)
      const term = terms.find((entry) => entry.kind === kind && entry.slug === slug)
      Object.assign(named, replaceRecipeTerm(named, kind, new Set([slug]), term?.name))
    }
    for (const { kind, slug, name } of terms)
      if (kind === 'author' && named.author) named.author = replaceAuthors(named.author, new Set([slug]), name)
    return named
  })
})
