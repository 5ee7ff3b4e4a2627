import { findAnyBlog } from '#core/blogs/all-blog-rows.ts'
import { editBlog } from '#core/blogs/write-blog.ts'
import { findAnyCollection } from '#core/collections/all-collection-rows.ts'
import { listChosen, nameRecipes } from '#core/collections/name-recipes.ts'
import { saveCollection } from '#core/collections/write-collection.ts'
import { findAnyPage } from '#core/pages/all-page-rows.ts'
import { findOriginalOf } from '#core/pages/original-page.ts'
import { savePage } from '#core/pages/write-page.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import { findPublication, listRecordTitles, toRecordKey } from '#core/publication/publication-rows.ts'
import { findRecipeEntry } from '#core/recipes/all-recipe-rows.ts'
import { editRecipe } from '#core/recipes/write-recipe.ts'
import { saveLook, saveMenu, toLookFields, toMenuFields } from '#core/settings/save-look.ts'
import { saveSettingsFields, toSettingsFields } from '#core/settings/save-settings.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { editTerm } from '#core/terms/organise-terms.ts'
import { findTerm } from '#core/terms/term-rows.ts'
import type { RecipeDraft } from '#domain/recipes/recipe-draft.ts'
import type { RecordFields } from '#domain/revisions/record-fields.ts'
import { isSettingsPart, type SettingsPart, settingsWords } from '#domain/revisions/version-kinds.ts'
import { menuNames, readMenuLine } from '#domain/settings/menus.ts'
import { type ComparedField, compareVersions } from './compare-versions.ts'
import { findLatestRevision, findRevision, listRevisionsBelow, type RevisionHead, type VersionOf } from './revision-rows.ts'
import type { Author } from './save-revision.ts'
import {
  readBlogFields,
  readEntryFields,
  readRevisionFields,
  toCollectionFields,
  toEntryFields,
  toPageFields,
  toTermFields,
} from './stored-fields.ts'

const mostListed = 500

/** The history of a record, newest revision first; `isCut`: there are more. */
type History = {
  title: string
  revisions: RevisionHead[]
  isCut: boolean
  from: number | undefined
  to: number | undefined
  fields: ComparedField[]
}

/** `siteName` is the configured name of the site. */
type HistoryParts = FetchParts & { siteName: string }

/** The history of a record and a comparison of two revisions, by default the last two; undefined if the record doesn't exist. */
export async function readHistory(
  parts: Pick<HistoryParts, 'db' | 'siteName'>,
  key: VersionOf,
  asked: { from?: number | undefined; to?: number | undefined },
): Promise<History | undefined> {
  const { db } = parts
  const title = await findTitle(parts, key)
  if (title === undefined) return undefined
  const latest = await findLatestRevision(db, key)
  const revisions = latest ? await listRevisionsBelow(db, key, latest.number + 1, mostListed + 1) : []
  const to = asked.to ?? revisions[0]?.number
  const from = asked.from ?? revisions.find(({ number }) => number < (to ?? 0))?.number
  const [older, newer] = await Promise.all([from, to].map((number) => (number === undefined ? undefined : findRevision(db, key, number))))
  const toShown = key.kind === 'collection' ? nameRecipes(db) : (fields: RecordFields) => fields
  return {
    title,
    revisions: revisions.slice(0, mostListed),
    isCut: revisions.length > mostListed,
    from: older?.number,
    to: newer?.number,
    fields: older && newer ? compareVersions(await toShown(readRevisionFields(older)), await toShown(readRevisionFields(newer))) : [],
  }
}

/**
 * Restores a revision as a new one; the record keeps its state and address. Returns false if the revision lacks what the record needs in its
 * current state, or the record was deleted.
 */
export async function restoreRevision(parts: HistoryParts, key: VersionOf, number: number, author: Author) {
  const revision = await findRevision(parts.db, key, number)
  return revision !== undefined && restore[key.kind](parts, String(key.id), readRevisionFields(revision), { author })
}

type Restore = (parts: HistoryParts, id: string, earlier: Record<string, unknown>, editing: { author: Author }) => Promise<boolean>

// Fields that didn't exist when the revision was saved keep their current values.
const restore: Record<VersionOf['kind'], Restore> = {
  async blog(parts, id, earlier, editing) {
    const present = await findAnyBlog(parts.db, id)
    if (!present) return false
    const draft = readBlogFields(present, { ...earlier, urlSlug: present.urlSlug })
    return draft.success && (await editBlog(parts, id, draft.data, 'save-without', 'keep', editing)).ok
  },
  async recipe(parts, id, earlier, editing) {
    const present = await findRecipeEntry(parts.db, Number(id))
    const publication = await findPublication(parts.db, { kind: 'recipe', id: Number(id) })
    if (!present || !publication) return false
    // A missing field was empty.
    const draft = readEntryFields({ ...toEntryFields(present), ...earlier, slug: present.slug }) as RecipeDraft
    if (publication.state !== 'draft' && !(draft.title && draft.short && draft.image)) return false
    return (await editRecipe(parts, Number(id), draft, 'save-without', 'keep', editing)).ok
  },
  async page(parts, id, earlier, editing) {
    const original = await findOriginalOf(parts.db, id, parts.siteName)
    const stored = await findAnyPage(parts.db, id)
    const present = stored ?? original
    if (!present) return false
    const fields = toPageFields(present)
    const saving = { id, original, wish: 'keep' as const, formId: '', whenPicturesFail: 'save-without' as const }
    const draft = { ...fields, ...earlier, urlSlug: fields.urlSlug }
    return (await savePage(parts, draft, { ...saving, editing, isReserved: () => false })).ok
  },
  async collection(parts, id, earlier, editing) {
    const present = await findAnyCollection(parts.db, id)
    if (!present) return false
    const fields = { ...toCollectionFields(present), ...earlier, urlSlug: present.slug }
    const known = await listChosen(parts.db, fields.recipes)
    const draft = { ...fields, pictureAlt: fields.pictureAlt ?? undefined, homePlace: fields.homePlace ?? undefined }
    const recipes = known.map((recipe) => recipe.id)
    return (await saveCollection(parts, { ...draft, recipes }, { id, wish: 'keep', formId: '', editing })).ok
  },
  async term(parts, id, earlier, editing) {
    const present = await findTerm(parts.db, id)
    if (!present) return false
    const { pictureAlt, ...fields } = { ...toTermFields(present), ...earlier }
    return (await editTerm(parts, id, { ...fields, pictureAlt: pictureAlt ?? undefined }, editing)).ok
  },
  async settings({ db, siteName, clock }, part, earlier, editing) {
    const settings = await findSettings(db)
    const saving = { now: clock(), editing }
    if (part === 'look') return (await saveLook(db, { ...toLookFields(settings), ...earlier }, saving)).ok
    const menu = menuNames.find((name) => name === part)
    if (menu) return (await saveMenu(db, menu, { ...toMenuFields(settings, menu), ...earlier }.links.map(readMenuLine), saving)).ok
    return (await saveSettingsFields(db, { ...toSettingsFields(settings, siteName), ...earlier }, siteName, saving)).ok
  },
}

async function findTitle({ db, siteName }: Pick<HistoryParts, 'db' | 'siteName'>, { kind, id }: VersionOf) {
  if (kind === 'settings') return isSettingsPart(String(id)) ? `the ${settingsWords[String(id) as SettingsPart]}` : undefined
  if (kind === 'term') return (await findTerm(db, String(id)))?.name
  const title = (await listRecordTitles(db, [toRecordKey(kind, id)])).get(String(id))
  return kind === 'page' ? (title ?? (await findOriginalOf(db, String(id), siteName))?.title) : title
}
