import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { editRecipe } from '#core/recipes/write-recipe.ts'
import type { Author } from '#core/revisions/save-revision.ts'
import { readEntryFields, toEntryFields } from '#core/revisions/stored-fields.ts'
import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { hasSeveral, listTermNamesOf, type RecipeTermKind, recipeTermFields } from '#domain/terms/recipe-terms.ts'
import { joinNames, toTermSlug } from '#domain/terms/term.ts'

/**
 * Puts recipes into a category or cuisine, or adds a course, diet or occasion to them, each as a save of its own, with a revision. Returns how many got
 * it, and the titles of those that could not be saved; one that has it or is gone is neither.
 */
export async function labelRecipes(
  parts: FetchParts,
  ids: number[],
  { kind, name }: { kind: RecipeTermKind; name: string },
  author: Author,
) {
  const refused: string[] = []
  let labelled = 0
  for (const id of ids) {
    const recipe = await findRecipeEntry(parts.db, id)
    const names = recipe ? listTermNamesOf(recipe, kind) : []
    if (!recipe || names.some((present) => toTermSlug(present) === toTermSlug(name))) continue
    const text = (hasSeveral(kind) ? joinNames([...names, name]) : name) ?? undefined
    // An absent field is one that the form leaves empty.
    const draft = readEntryFields(toEntryFields({ ...recipe, [recipeTermFields[kind]]: text })) as RecipeDraft
    const isSaved = (await editRecipe(parts, id, draft, 'save-without', 'keep', { author })).ok
    if (isSaved) labelled += 1
    else refused.push(recipe.title || 'Untitled')
  }
  return { labelled, refused }
}
