import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import { editBlog } from '#operations/blogs/write-blog.ts'
import type { FetchParts } from '#operations/pictures/fetch-picture.ts'
import { editRecipe } from '#operations/recipes/write-recipe.ts'
import { findAnyBlog } from '#storage/blogs/all-blogs.ts'
import type { Database } from '#storage/database/database.ts'
import { findPublication, type RecordKey } from '#storage/publication/publications.ts'
import { findRecipeEntry } from '#storage/recipes/all-recipes.ts'
import { findLatestRevision, findRevision, listRevisionsBelow, type Revision, type RevisionHead } from '#storage/revisions/revisions.ts'
import { type ComparedField, compareVersions } from './compare-versions.ts'
import type { Author } from './save-revision.ts'
import { readBlogFields, readEntryFields, toBlogFields, toEntryFields } from './stored-fields.ts'

const mostListed = 500

/** The history of a record, the newest revision first; `isCut`: there are more. */
type History = {
  title: string
  revisions: RevisionHead[]
  isCut: boolean
  from: number | undefined
  to: number | undefined
  fields: ComparedField[]
}

/** The history of a record and a comparison of two of its revisions, unless asked otherwise the last two; undefined if there is no such record. */
export async function readHistory(
  db: Database,
  key: RecordKey,
  asked: { from?: number | undefined; to?: number | undefined },
): Promise<History | undefined> {
  const stored = await findStored(db, key)
  if (!stored) return undefined
  const latest = await findLatestRevision(db, key)
  const revisions = latest ? await listRevisionsBelow(db, key, latest.number + 1, mostListed + 1) : []
  const to = asked.to ?? revisions[0]?.number
  const from = asked.from ?? revisions.find(({ number }) => number < (to ?? 0))?.number
  const [older, newer] = await Promise.all([from, to].map((number) => (number === undefined ? undefined : findRevision(db, key, number))))
  return {
    title: stored.title,
    revisions: revisions.slice(0, mostListed),
    isCut: revisions.length > mostListed,
    from: older?.number,
    to: newer?.number,
    fields: older && newer ? compareVersions(toFields(older), toFields(newer)) : [],
  }
}

/**
 * Makes a revision what is stored, as a new revision; the state and the address of the record stay. Returns false if it lacks what the record needs in its
 * present state, or is no longer kept.
 */
export async function restoreRevision(parts: FetchParts, key: RecordKey, number: number, author: Author) {
  const revision = await findRevision(parts.db, key, number)
  if (!revision) return false
  const earlier = toFields(revision)
  if (key.kind === 'recipe') {
    const present = await findRecipeEntry(parts.db, key.id)
    const publication = await findPublication(parts.db, key)
    if (!present || !publication) return false
    // What did not exist yet when the revision was made stays as it is.
    // A field that is missing is empty.
    const draft = readEntryFields({ ...toEntryFields(present), ...earlier, slug: present.slug }) as RecipeDraft
    if (publication.state !== 'draft' && !(draft.title && draft.short && draft.image)) return false
    return (await editRecipe(parts, key.id, draft, 'save-without', 'keep', { author })).ok
  }
  const present = await findAnyBlog(parts.db, key.id)
  if (!present) return false
  const draft = readBlogFields(present, { ...earlier, urlSlug: present.urlSlug })
  return draft.success && (await editBlog(parts, key.id, draft.data, 'save-without', 'keep', { author })).ok
}

function toFields({ fields }: Revision) {
  return JSON.parse(fields)
}

async function findStored(db: Database, key: RecordKey) {
  if (key.kind === 'blog') {
    const blog = await findAnyBlog(db, key.id)
    return blog && toBlogFields(blog)
  }
  const recipe = await findRecipeEntry(db, key.id)
  return recipe && toEntryFields(recipe)
}
