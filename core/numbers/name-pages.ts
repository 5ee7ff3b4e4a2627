import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findOldAddress } from '#core/addresses/old-address-rows.ts'
import { listBlogsBySlugs } from '#core/blogs/all-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import { listNamedRecipes } from '#core/recipes/all-recipe-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { type CountedRecord, recordFolders, toRecordKey } from '#domain/numbers/counted-path.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'

/** A record that paths lead to: its title and current path. */
type Named = { id: string; title: string; path: string }

/** The records that counted paths lead to, by path, including their earlier addresses; paths of deleted records are left out. */
export async function namePages(db: Database, kind: CountedRecord, paths: string[]) {
  const slugs = paths.map((path) => path.slice(recordFolders[kind].length))
  const present = await listNamed(db, kind, { slugs })
  const bySlug = new Map(present.map((record) => [record.slug, record]))
  const moved = new Map<string, string>()
  for (const slug of slugs) {
    const id = bySlug.has(slug) ? undefined : await findOldAddress(db, kind, slug)
    if (id) moved.set(slug, id)
  }
  const byId = new Map((await listNamed(db, kind, { ids: [...moved.values()] })).map((record) => [record.id, record]))
  const found = slugs.flatMap((slug): [string, Named][] => {
    const record = bySlug.get(slug) ?? byId.get(moved.get(slug) ?? '')
    return record ? [[toRecordKey(kind, slug), record]] : []
  })
  return new Map(found)
}

type Wanted = { ids?: string[]; slugs?: string[] }

/** Records by their ids or slugs. */
async function listNamed(db: Database, kind: CountedRecord, wanted: Wanted): Promise<(Named & { slug: string })[]> {
  if (kind === 'blog') {
    const rows = await listBlogsBySlugs(db, wanted)
    return rows.map(({ id, title, urlSlug }) => ({ id, title, slug: urlSlug, path: toPostPath(urlSlug) }))
  }
  const { slugs = [], ids = [] } = wanted
  const created = await listNamedRecipes(db, { slugs, ids: ids.map(Number) })
  const builtIn = builtInRecipes.filter(({ slug }) => slugs.includes(slug))
  // The owner's copy of a built-in recipe replaces it.
  return [...builtIn, ...created].map(({ id, title, slug }) => ({ id: String(id), title, slug, path: toRecipePath(slug) }))
}
