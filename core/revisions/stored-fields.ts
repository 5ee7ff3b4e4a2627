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

/** The form fields of a stored post. */
export function toBlogFields({ id, state, publishedAt, createdAt, updatedAt, imageFetched, category, excerpt, ...fields }: Blog) {
  return fields
}

/** A stored post with changed fields, as its form would submit it; fails if it lacks what its current state requires. */
export function readBlogFields(blog: Blog, changes: object) {
  const typed = Object.entries({ ...toBlogFields(blog), ...changes }).map(([name, value]) => [name, value ?? ''])
  return (blog.state === 'draft' ? unfinishedBlogDraft : editedBlogDraft).safeParse(Object.fromEntries(typed))
}

type FilledIn = Omit<RecipeEntry, 'id' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'imageFetched'>

/** The form fields of a stored recipe; headings and tips are rows among the steps and ingredients. */
export function toEntryFields(recipe: FilledIn & Partial<RecipeEntry>) {
  const { id, publishedAt, createdAt, updatedAt, imageFetched, stepGroups, stepExtras, ingredientGroups, ...fields } = recipe
  return { ...fields, ...toRecipeRows(recipe) }
}

/** The reverse of `toEntryFields`. */
export function readEntryFields({ steps, ingredients, ...fields }: ReturnType<typeof toEntryFields>) {
  return { ...fields, ...toRecipeParts(readRows(steps), readRows(ingredients)) }
}

/** The form fields of a page. */
export function toPageFields({ title, slug, intro, content, description, layout }: Pick<Page, keyof OriginalPage & keyof Page>) {
  return { title, urlSlug: slug, intro, content, description, layout }
}

type CollectionFields = Pick<Collection, 'title' | 'intro' | 'picture' | 'pictureAlt' | 'recipes' | 'homePlace'>

/** The form fields of a collection; `recipes` are recipe numbers. */
export function toCollectionFields({ title, slug, intro, picture, pictureAlt, recipes, homePlace }: CollectionFields & { slug: string }) {
  return { title, urlSlug: slug, intro, picture, pictureAlt, recipes, homePlace }
}

/** The form fields of a term. */
export function toTermFields({ name, description, picture, pictureAlt }: Pick<Term, 'name' | 'description' | 'picture' | 'pictureAlt'>) {
  return { name, description, picture, pictureAlt }
}

/** The fields of a revision, with nutrition in the current format. */
export function readRevisionFields({ fields }: { fields: string }) {
  const read: RecordFields = JSON.parse(fields)
  const { nutritionalValues: values } = read
  return typeof values === 'object' && values !== null ? { ...read, nutritionalValues: knownNutrition(values) } : read
}
