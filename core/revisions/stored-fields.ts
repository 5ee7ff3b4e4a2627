import type { RecipeEntry } from '#core/database/schema.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { editedBlogDraft, unfinishedBlogDraft } from '#domain/blogs/blog-draft.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { OriginalPage, Page } from '#domain/pages/page.ts'
import { knownNutrition } from '#domain/recipes/nutrition.ts'
import { toRecipeParts, toRecipeRows } from '#domain/recipes/recipe-parts.ts'
import { readRows } from '#domain/recipes/typed-rows.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import type { Term } from '#domain/terms/term.ts'

/** What the forms of a stored post fill in. */
export function toBlogFields({ id, state, publishedAt, createdAt, updatedAt, imageFetched, category, excerpt, ...fields }: Blog) {
  return fields
}

/** A stored post with changed fields, as its form would submit it; fails if it lacks what it needs in its present state. */
export function readBlogFields(blog: Blog, changes: object) {
  const typed = Object.entries({ ...toBlogFields(blog), ...changes }).map(([name, value]) => [name, value ?? ''])
  return (blog.state === 'draft' ? unfinishedBlogDraft : editedBlogDraft).safeParse(Object.fromEntries(typed))
}

type FilledIn = Omit<RecipeEntry, 'id' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'imageFetched'>

/** The form values of a stored recipe; headings and tips are rows among the steps and ingredients. */
export function toEntryFields(recipe: FilledIn & Partial<RecipeEntry>) {
  const { id, publishedAt, createdAt, updatedAt, imageFetched, stepGroups, stepExtras, ingredientGroups, ...fields } = recipe
  return { ...fields, ...toRecipeRows(recipe) }
}

/** What `toEntryFields` makes these fields of. */
export function readEntryFields({ steps, ingredients, ...fields }: ReturnType<typeof toEntryFields>) {
  return { ...fields, ...toRecipeParts(readRows(steps), readRows(ingredients)) }
}

/** What the form of a page fills in. */
export function toPageFields({ title, slug, intro, content, description, layout }: Pick<Page, keyof OriginalPage & keyof Page>) {
  return { title, urlSlug: slug, intro, content, description, layout }
}

type CollectionFields = Pick<Collection, 'title' | 'intro' | 'picture' | 'pictureAlt' | 'recipes' | 'homePlace'>

/** What the form of a collection fills in; `recipes` are their numbers. */
export function toCollectionFields({ title, slug, intro, picture, pictureAlt, recipes, homePlace }: CollectionFields & { slug: string }) {
  return { title, urlSlug: slug, intro, picture, pictureAlt, recipes, homePlace }
}

/** What the form of a term fills in. */
export function toTermFields({ name, description, picture, pictureAlt }: Pick<Term, 'name' | 'description' | 'picture' | 'pictureAlt'>) {
  return { name, description, picture, pictureAlt }
}

/** The fields of a revision, nutrition as recipes have it now. */
export function readRevisionFields({ fields }: { fields: string }) {
  const read: RecordFields = JSON.parse(fields)
  const { nutritionalValues: values } = read
  return typeof values === 'object' && values !== null ? { ...read, nutritionalValues: knownNutrition(values) } : read
}
