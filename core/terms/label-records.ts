import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { editBlog } from '#core/blogs/write-blog.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { editRecipe } from '#core/recipes/write-recipe.ts'
import type { Author } from '#core/revisions/save-revision.ts'
import { readBlogFields, readEntryFields, toEntryFields } from '#core/revisions/stored-fields.ts'
import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { hasSeveral, listTermNamesOf, type RecipeTermKind, recipeTermFields } from '#domain/terms/recipe-terms.ts'
import { joinNames, splitNames, toTermSlug } from '#domain/terms/term.ts'

/**
 * Adds a tag to posts, each as a save of its own, with a revision. Returns how many got it, and the titles of those that could not be saved; one that has
 * it or is gone is neither.
 */
export async function tagPosts(parts: FetchParts, ids: string[], tag: string, author: Author) {
  const refused: string[] = []
  let tagged = 0
  for (const id of ids) {
    const blog = await findAnyBlog(parts.db, id)
    const names = splitNames(blog?.tags)
    if (!blog || names.some((name) => toTermSlug(name) === toTermSlug(tag))) continue
    const draft = readBlogFields(blog, { tags: joinNames([...names, tag]) })
    const isSaved = draft.success && (await editBlog(parts, id, draft.data, 'save-without', 'keep', { author })).ok
    if (isSaved) tagged += 1
    else refused.push(blog.title || 'Untitled')
  }
  return { tagged, refused }
}

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
