import { takeSlug, toDraftSlug } from '#core/addresses/take-slug.ts'
import { toPlainText } from '#core/blogs/blog-html.ts'
import { updateBlogPublication } from '#core/blogs/blog-rows.ts'
import { insertLegacyBlog } from '#core/blogs/legacy-blog-rows.ts'
import { storeBlog } from '#core/blogs/write-blog.ts'
import { putCollection } from '#core/collections/all-collection-rows.ts'
import type { AddressKind } from '#core/database/schema.ts'
import { announcePublication } from '#core/events/announce-publication.ts'
import { findAnyPage, putPage } from '#core/pages/all-page-rows.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { notePictures } from '#core/pictures/unused-pictures.ts'
import { updateRecipePublication } from '#core/recipes/recipe-rows.ts'
import { storeRecipe } from '#core/recipes/write-recipe.ts'
import { toKnownByline, toKnownNames, withKnownNames } from '#core/terms/name-terms.ts'
import { findTermIds } from '#core/terms/record-term-rows.ts'
import { toPostPath } from '#domain/blogs/post-card.ts'
import { toCollectionPath } from '#domain/collections/collection.ts'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { isReservedPart } from '#domain/http/reserved-parts.ts'
import { newId } from '#domain/id.ts'
import type { SourceRecordOf } from '#domain/imports/source-record.ts'
import { toPagePath } from '#domain/pages/page.ts'
import { toCardPlaceHtml } from '#domain/recipes/card-places.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import { listTermsOfPost, listTermsOfRecipe } from '#domain/terms/all-terms.ts'
import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { toSlug } from '#domain/text/slug.ts'
import { redirectOldPaths } from './add-redirects.ts'
import { fillContact } from './fill-contact.ts'
import { findOwnId } from './import-parts.ts'
import { decodeEscapes } from './loose-values.ts'
import { toContent, toPostFields, toPublication, toRecipeFields, toUnscheduled } from './source-fields.ts'
import type { WriteContext } from './write-context.ts'

// Each stores a new record and returns our id of it.

export async function insertPost(context: WriteContext, record: SourceRecordOf<'post'>) {
  const { db, now } = context
  const urlSlug = await takeOwnSlug(context, 'blog', record)
  const { trashedAt, trashedFrom, ...fields } = await toPost(context, record)
  const blog = { ...fields, id: newId(new Date(fields.createdAt)), urlSlug }
  await noteNewTerms(context, listTermsOfPost(blog), () => storeBlog(db, blog, { now, editing: {} }))
  if (trashedAt) await updateBlogPublication(db, blog.id, { trashedAt, trashedFrom })
  await redirectOldPaths(context, record.oldPaths, toPostPath(urlSlug))
  return blog.id
}

/** A post as it would be stored, without its id and address. */
export async function toPost(context: WriteContext, record: SourceRecordOf<'post'>) {
  const html = await placeCards(context, record.html)
  const fields = toPostFields({ ...record, html }, context)
  const [tags, author] = [await toKnownNames(context.db, 'tag', fields.tags), await toKnownByline(context.db, fields.author)]
  return { ...fields, ...toPublication(record, context), tags, author }
}

export async function insertImportedRecipe(context: WriteContext, record: SourceRecordOf<'recipe'>) {
  const { db, now } = context
  const slug = await takeOwnSlug(context, 'recipe', record)
  const { state, publishedAt, trashedAt, trashedFrom, ...fields } = await toRecipeEntry(context, record)
  const recipe = { ...fields, slug }
  const storing = { publication: { state, publishedAt }, now, editing: {} }
  const id = await noteNewTerms(context, listTermsOfRecipe(recipe), () => storeRecipe(db, recipe, storing))
  if (trashedAt) await updateRecipePublication(db, id, { trashedAt, trashedFrom })
  await redirectOldPaths(context, record.oldPaths, toRecipePath(slug))
  return String(id)
}

/** A recipe as it would be stored, without its number and address. */
export async function toRecipeEntry(context: WriteContext, record: SourceRecordOf<'recipe'>) {
  return withKnownNames(context.db, { ...toRecipeFields(record, context), ...toPublication(record, context) })
}

export async function insertImportedPage(context: WriteContext, record: SourceRecordOf<'page'>) {
  const { db, now } = context
  const original = await findFilledPage(context, record)
  // Built-in pages use their slugs as ids once they are stored; when the row is gone, the built-in text is shown again.
  const place = original
    ? { id: original.slug, slug: original.slug, layout: original.layout }
    : { id: newId(now), slug: await takeOwnSlug(context, 'page', record) }
  const { slug } = place
  const page = { ...(await toPage(context, record)), ...place }
  await putPage(db, page)
  await announcePublication(db, { kind: 'page', id: page.id }, { before: undefined, after: page, now })
  await notePictures(db, { after: { references: [], html: page.content }, now })
  await redirectOldPaths(context, record.oldPaths, toPagePath(slug))
  await fillContact(context, record)
  return page.id
}

/** Common names for the built-in pages, as slugs. */
const namesOfPages: Record<string, RegExp> = {
  about: /^about(?:-(?:me|us|the-author|this-(?:site|blog)))?$/,
  'privacy-policy': /^privacy(?:-(?:policy|notice|statement))?$/,
  disclaimer: /^(?:disclaimer|legal-disclaimer)$/,
  'terms-and-condition': /^terms(?:-(?:and|of)-(?:conditions?|service|use))?$/,
}

/** The built-in page that a published page of the old site replaces; undefined if there is none or the owner has written it. */
async function findFilledPage({ db, parts, notes }: WriteContext, { title, slug = '', state }: SourceRecordOf<'page'>) {
  if (state !== 'published') return undefined
  const names = [toSlug(decodeEscapes(slug)), toSlug(title)]
  const [own] = Object.entries(namesOfPages).find(([, known]) => names.some((name) => known.test(name))) ?? []
  const original = own === undefined ? undefined : await findOriginalOf(db, own, new URL(parts.siteUrl).hostname)
  if (!original || (await findAnyPage(db, original.slug))) return undefined
  notes.push(`It takes the place of the page that ships with the site at ${toPagePath(original.slug)}.`)
  return original
}

/** A page as it would be stored, without its id and address. */
export async function toPage(context: WriteContext, record: SourceRecordOf<'page'>) {
  const moment = context.now.toISOString()
  return {
    title: record.title.trim().slice(0, editorLimits.title),
    intro: '',
    content: toContent(await placeCards(context, record.html), context),
    description: (record.description ?? '').slice(0, editorLimits.seoDescription),
    layout: 'plain' as const,
    ...toUnscheduled(record.state, moment),
    createdAt: record.createdAt ?? record.publishedAt ?? moment,
    updatedAt: record.updatedAt ?? moment,
  }
}

export async function insertImportedLegacyPost(context: WriteContext, record: SourceRecordOf<'legacyPost'>) {
  const { db, now } = context
  const { tags, comments, disclosure, pinText, ...fields } = toPostFields(record, context)
  const createdAt = record.createdAt ?? record.publishedAt ?? now.toISOString()
  const blog = { ...fields, id: newId(new Date(createdAt)), urlSlug: toSlug(record.slug ?? record.title), createdAt }
  await insertLegacyBlog(db, blog)
  await notePictures(db, { after: { references: [blog.imageBase64, blog.imageLink, blog.imageFetched], html: blog.content }, now })
  return blog.id
}

export async function insertImportedCollection(context: WriteContext, record: SourceRecordOf<'collection'>) {
  const { db, format, now, pictures, notes } = context
  const slug = await takeOwnSlug(context, 'collection', record)
  const found = await Promise.all(record.recipes.map((id) => findOwnId(db, format, 'recipe', id)))
  const recipes = found.flatMap((id) => (id === undefined ? [] : Number(id)))
  if (recipes.length > editorLimits.recipesOfOne)
    notes.push(`It has ${recipes.length} recipes; only the first ${editorLimits.recipesOfOne} were imported.`)
  const moment = now.toISOString()
  const { address = '', alt = '' } = record.picture ?? {}
  const reference = pictures.stored.get(address)
  const isLink = /^https?:\/\//.test(address)
  const collection = {
    id: newId(now),
    slug,
    title: record.title.trim().slice(0, editorLimits.title),
    intro: toPlainText(record.html ?? '').slice(0, editorLimits.termDescription),
    picture: isLink ? address : (reference ?? ''),
    pictureFetched: isLink ? (reference ?? null) : null,
    pictureAlt: alt.slice(0, editorLimits.imageAlt) || null,
    recipes: recipes.slice(0, editorLimits.recipesOfOne),
    homePlace: null,
    ...toUnscheduled(record.state, moment),
    createdAt: record.createdAt ?? moment,
    updatedAt: record.updatedAt ?? moment,
  }
  await putCollection(db, collection)
  await announcePublication(db, { kind: 'collection', id: collection.id }, { before: undefined, after: collection, now })
  await notePictures(db, { after: { references: [collection.picture, collection.pictureFetched] }, now })
  await redirectOldPaths(context, record.oldPaths, toCollectionPath(slug))
  return collection.id
}

type Addressed = { title: string; slug?: string | undefined }

/** A record's old slug, or that of its title; if it is taken, the next free one, with a note. */
async function takeOwnSlug({ db, now, notes }: WriteContext, kind: AddressKind, { title, slug = '' }: Addressed) {
  const own = toSlug(decodeEscapes(slug)) || toSlug(title)
  const isReserved = kind === 'page' && isReservedPart(own)
  const wanted = (own || toDraftSlug(now)) + (isReserved ? '-page' : '')
  const taken = await takeSlug(db, { kind, wanted: wanted.slice(0, editorLimits.slug), now })
  if (own !== '' && taken !== own) notes.push(`The address “${own}” is taken, so it’s at “${taken}”.`)
  return taken
}

const sourcePlace = /<div data-source-recipe="([^"]*)"><\/div>/g

/** Inserts the cards of imported recipes where the text names them by the source's ids. */
async function placeCards({ db, format, notes }: WriteContext, html: string) {
  const cards = new Map<string, string>()
  for (const [, id = ''] of html.matchAll(sourcePlace)) {
    const number = await findOwnId(db, format, 'recipe', decodeQuotes(id))
    if (number === undefined) notes.push('A recipe in its text wasn’t imported, so its card was left out.')
    cards.set(id, number === undefined ? '' : toCardPlaceHtml({ id: Number(number), size: 'whole' }))
  }
  return html.replace(sourcePlace, (_, id: string) => cards.get(id) ?? '')
}

function decodeQuotes(text: string) {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** Notes terms that did not exist before a record was stored. */
async function noteNewTerms<Result>({ db, traces }: WriteContext, names: { kind: TermKind; name: string }[], store: () => Promise<Result>) {
  const kinds = [...Map.groupBy(names, ({ kind }) => kind)]
  const list = () =>
    Promise.all(
      kinds.map(([kind, ofKind]) =>
        findTermIds(
          db,
          kind,
          ofKind.map(({ name }) => toTermSlug(name)),
        ),
      ),
    )
  const before = new Set((await list()).flatMap((ids) => [...ids.values()]))
  const result = await store()
  const after = (await list()).flatMap((ids) => [...ids.values()])
  traces.terms.push(...new Set(after.filter((id) => !before.has(id))))
  return result
}
