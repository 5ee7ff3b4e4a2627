import { z } from 'zod'
import { toRows } from '#app/admin/recipes/recipe-form-values.ts'
import { services, type TypedRecord } from '#app/context.ts'
import { readEditorForm } from '#app/forms.ts'
import { type RequestArgs, readQuery } from '#app/query.ts'
import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { findAnyCollection } from '#core/collections/all-collection-rows.ts'
import { findNamed } from '#core/collections/name-recipes.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { findNextRecipeNumber } from '#core/recipes/recipe-number-rows.ts'
import { unfinishedBlogDraft } from '#domain/blogs/blog-draft.ts'
import { collectionDraft } from '#domain/collections/collection-draft.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { recipeNumber, recordId } from '#domain/forms/record-id.ts'
import { pageDraft } from '#domain/pages/page-draft.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { unfinishedRecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { rowFields } from '../recipes/recipe-form-values.ts'
import type { Admin } from '../require-admin.ts'
import { requireRecord } from '../require-record.ts'

// What is typed in the admin's forms, as unsaved records. Fields that no form has come from the stored record, whose id is in `?id=`.

const untitled = 'Untitled'

export async function readTypedBlog(args: RequestArgs, admin: Admin): Promise<TypedRecord> {
  const { id } = readQuery(args, { id: recordId.optional() })
  if (id) await requireRecord(args.context, admin, { kind: 'blog', id })
  const { db, clock } = args.context.get(services)
  const draft = await readValid(args.request, unfinishedBlogDraft)
  const stored = id ? await findAnyBlog(db, id) : undefined
  const now = clock().toISOString()
  const unset = {
    id: '',
    urlSlug: '',
    state: 'draft',
    category: null,
    excerpt: null,
    createdAt: now,
    publishedAt: now,
    updatedAt: null,
  } as const
  const imageFetched = draft.imageLink === stored?.imageLink ? (stored?.imageFetched ?? null) : null
  const { urlSlug, ...typed } = draft
  return {
    blog: { ...unset, ...stored, ...typed, imageFetched, title: draft.title || untitled, formattedDate: draft.formattedDate || null },
  }
}

export async function readTypedRecipe(args: RequestArgs, admin: Admin): Promise<TypedRecord> {
  const { id } = readQuery(args, { id: recipeNumber.optional() })
  if (id) await requireRecord(args.context, admin, { kind: 'recipe', id })
  const { db, clock } = args.context.get(services)
  const draft = await readValid(args.request, unfinishedRecipeDraft, { lists: rowFields })
  const stored = id ? await findRecipeEntry(db, id) : undefined
  const now = clock().toISOString()
  const fetched = draft.image === stored?.image ? stored.imageFetched : undefined
  const { createdAt = now, publishedAt = createdAt, updatedAt } = stored ?? {}
  const number = stored?.id ?? (await findNextRecipeNumber(db))
  const image = [fetched, draft.image].find(pictureName) ?? ''
  const slug = stored?.slug ?? ''
  return { recipe: { ...draft, id: number, slug, image, title: draft.title || untitled, createdAt, publishedAt, updatedAt } }
}

export async function readTypedPage(args: RequestArgs): Promise<TypedRecord> {
  const { id = '' } = readQuery(args, { id: recordId.optional() })
  const { db, clock } = args.context.get(services)
  const { urlSlug, ...draft } = await readValid(args.request, pageDraft, { instead: { title: untitled, layout: 'plain' } })
  const { slug = '', createdAt } = (await findAnyPage(db, id)) ?? {}
  const now = clock().toISOString()
  return { page: { ...draft, id, slug, state: 'draft', createdAt: createdAt ?? now, updatedAt: now } }
}

export async function readTypedCollection(args: RequestArgs): Promise<TypedRecord> {
  const { id = '' } = readQuery(args, { id: recordId.optional() })
  const { db, clock } = args.context.get(services)
  const draft = await readValid(args.request, collectionDraft, { instead: { title: untitled } })
  const stored = await findAnyCollection(db, id)
  const { ids: recipes } = await findNamed(db, draft.recipes)
  const now = clock().toISOString()
  const pictureFetched = draft.picture === stored?.picture ? stored.pictureFetched : null
  const { title, intro, picture, pictureAlt = null, homePlace = null } = draft
  const told = { title, intro, picture, pictureAlt, homePlace, recipes, pictureFetched }
  return { collection: { ...told, id, slug: stored?.slug ?? '', state: 'draft', createdAt: now, updatedAt: now } }
}

type Leniency = {
  /** Repeated fields: only their refused rows are left out. */
  lists?: string[]
  /** The value for a refused field that can't be left out. */
  instead?: Record<string, string>
}

/** What a posted form would be saved as without everything that the schema refuses. */
async function readValid<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { lists = [], instead = {} }: Leniency = {},
): Promise<z.infer<Schema>> {
  const { typed } = await readEditorForm(request, () => z.object({}), lists)
  const rows = Object.fromEntries(lists.map((name) => [name, toRows(typed[name])]))
  const fields: Record<string, unknown> = { ...typed, ...rows }
  const listRefused = (changes: object = {}) => {
    const { error } = schema.safeParse({ ...fields, ...changes })
    return error ? Object.keys(z.flattenError(error).fieldErrors) : []
  }
  const kept = listRefused().map((name) => {
    const fine = rows[name]?.filter((row) => !listRefused({ [name]: [row] }).includes(name))
    return [name, fine?.slice(0, editorLimits.lines) ?? instead[name]]
  })
  return schema.parse({ ...fields, ...Object.fromEntries(kept) })
}
