import { listKeptBlogsBefore } from '#core/blogs/all-blog-rows.ts'
import type { Database } from '#core/database/database.ts'
import type { LinkedKind } from '#core/database/schema.ts'
import { findAnyPage, listAllPages } from '#core/pages/all-page-rows.ts'
import { listKeptRecipesBefore } from '#core/recipes/all-recipe-rows.ts'
import { newId } from '#domain/id.ts'
import { listLinksOfHtml, listLinksOfText, toAddresses } from '#domain/links/outgoing-links.ts'
import { listFieldNames } from '#domain/recipes/recipe-fields.ts'
import {
  deletePlace,
  deletePlacesOf,
  deleteUnusedLinks,
  insertLinks,
  insertPlaces,
  listLinkedRecords,
  listLinkIds,
  listPlacesOf,
} from './link-rows.ts'

const batchSize = 100

/** A public record and its addresses on other sites. */
type Linked = { id: string; addresses: string[] }

/** Stores the current links and videos of published posts, recipes and pages. New ones are checked next. */
export async function collectLinks({ db, siteUrl }: { db: Database; siteUrl: string }, now: Date, signal: AbortSignal) {
  const sources = { blog: readPosts, recipe: readRecipes, page: readPages }
  for (const kind of ['blog', 'recipe', 'page'] as const) {
    const linked = new Set<string>()
    for await (const records of sources[kind](db, siteUrl)) {
      if (signal.aborted) return
      for (const { id, addresses } of records) if (addresses.length > 0) linked.add(id)
      if (records.length > 0) await noteLinks(db, kind, records, now)
    }
    await deletePlacesOf(
      db,
      kind,
      (await listLinkedRecords(db, kind)).filter((id) => !linked.has(id)),
    )
  }
  await deleteUnusedLinks(db)
}

async function noteLinks(db: Database, recordKind: LinkedKind, records: Linked[], now: Date) {
  const addresses = [...new Set(records.flatMap((record) => record.addresses))]
  const known = await listLinkIds(db, addresses)
  const added = addresses.filter((address) => !known.has(address))
  const fresh = { state: 'fine' as const, said: '', failedAt: null, checkedAt: null, dueAt: now.toISOString() }
  await insertLinks(
    db,
    added.map((address) => ({ ...fresh, id: newId(now), address })),
  )
  // Another process may have stored it first.
  const ids = new Map([...known, ...(await listLinkIds(db, added))])
  const present = await listPlacesOf(
    db,
    recordKind,
    records.map(({ id }) => id),
  )
  const toKey = ({ linkId, recordId }: { linkId: string; recordId: string }) => `${linkId} ${recordId}`
  const wanted = records.flatMap(({ id, addresses: own }) =>
    own.flatMap((address) => {
      const linkId = ids.get(address)
      return linkId ? [{ linkId, recordKind, recordId: id }] : []
    }),
  )
  const [before, after] = [new Set(present.map(toKey)), new Set(wanted.map(toKey))]
  for (const place of present) if (!after.has(toKey(place))) await deletePlace(db, place)
  await insertPlaces(
    db,
    wanted.filter((place) => !before.has(toKey(place))),
  )
}

async function* readPosts(db: Database, siteUrl: string): AsyncGenerator<Linked[]> {
  let before: string | undefined
  do {
    const posts = await listKeptBlogsBefore(db, before, batchSize)
    const shown = posts.filter(({ state }) => state === 'published')
    yield shown.map(({ id, content }) => ({ id, addresses: listLinksOfHtml(content, siteUrl) }))
    before = posts.at(-1)?.id
  } while (before !== undefined)
}

const textNames = listFieldNames('text', 'line')

async function* readRecipes(db: Database, siteUrl: string): AsyncGenerator<Linked[]> {
  let before: number | undefined
  do {
    const recipes = await listKeptRecipesBefore(db, before, batchSize)
    const shown = recipes.filter(({ state }) => state === 'published')
    yield shown.map((recipe) => {
      const { id, short, steps, ingredients, equipment = [], stepExtras = [], sourceUrl = '', videoUrl = '' } = recipe
      const texts = [
        short,
        ...steps,
        ...ingredients,
        ...equipment,
        ...stepExtras.map(({ tip }) => tip),
        ...textNames.map((name) => recipe[name]),
      ]
      const inTexts = listLinksOfText(texts.filter(Boolean).join('\n'), siteUrl)
      return { id: String(id), addresses: [...new Set([...toAddresses([sourceUrl, videoUrl], siteUrl), ...inTexts])] }
    })
    before = recipes.at(-1)?.id
  } while (before !== undefined)
}

async function* readPages(db: Database, siteUrl: string): AsyncGenerator<Linked[]> {
  for (const { id } of await listAllPages(db, 'published')) {
    const page = await findAnyPage(db, id)
    if (page) yield [{ id, addresses: [...new Set([...listLinksOfHtml(page.content, siteUrl), ...listLinksOfText(page.intro, siteUrl)])] }]
  }
}
