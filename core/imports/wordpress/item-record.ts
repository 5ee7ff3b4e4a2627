import { unserialize } from 'php-serialize'
import { decodeEscapes, toExtra, toPlainText, toValid } from '#core/imports/loose-values.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { listOldPaths, listPlainLinks, listTerms } from './page-of-recipe.ts'
import { toPostHtml } from './post-html.ts'
import { lessPublic, readState, readWordpressDate, type State, states } from './post-state.ts'
import { readMeta, textOf, type WxrNode } from './read-wxr.ts'
import type { RecipeBody } from './recipe-body.ts'
import { readSeo, seoKeys } from './seo-plugins.ts'
import { recipeTypes, type SiteIndex } from './site-index.ts'
import { toTastyRecipe } from './tasty-recipe.ts'
import { toWprmRecipe } from './wprm-recipe.ts'

/** Metadata that WordPress and its plugins keep for themselves. */
const ownNotes = /^_(?:edit_|oembed_|wp_|thumbnail_id|publicize|menu_item_|pingme|encloseme)|^wprm_/

/**
 * A post, page or recipe; undefined for what WordPress generated. `createKeys` are the keys of the Mediavine Create recipes that were read.
 */
export function toItemRecord(
  item: WxrNode,
  key: string,
  site: SiteIndex,
  createKeys: string[],
): SourceRecord | UnreadableEntry | undefined {
  const place = `line ${item.line}`
  const id = textOf(item, 'wp:post_id')
  const title = toPlainText(textOf(item, 'title')) ?? ''
  const { state, warnings } = readState(item)
  if (!state) return undefined
  if (!id) return { kind: 'unreadable', place, title, reason: 'It has no id.' }
  const type = textOf(item, 'wp:post_type') || 'post'
  const meta = readMeta(item)
  const common = { sourceId: `${key}#${id}`, place, title, slug: readSlug(item, id), ...readDates(item, state) }
  const paths = { oldPaths: listOldPaths(item) }
  const made = recipeTypes.includes(type)
    ? toRecipe({ ...common, ...paths, state, warnings }, item, type, meta, site)
    : toText({ ...common, ...paths, state, warnings }, item, type, meta, { key, site, createKeys })
  // Only public content had an address by its number.
  const isPublic = made.state === 'published' || made.state === 'scheduled'
  const page = site.recipePages.get(id)?.post
  const plainLinks = isPublic ? listPlainLinks(site.attachments, type, id, ...(page ? [page] : [])) : []
  return toValid({ ...made, oldPaths: [...made.oldPaths, ...plainLinks] }, place)
}

type Common = { sourceId: string; title: string; state: State; warnings: string[]; oldPaths: string[] }

type Site = { key: string; site: SiteIndex; createKeys: string[] }

function toText(common: Common, item: WxrNode, type: string, meta: Map<string, string>, { key, site, createKeys }: Site) {
  const isKnown = (id: string) => recipeTypes.includes(site.posts.get(id)?.type ?? '') || createKeys.includes(id.replace('create-', ''))
  const toPlace = (id: string) => (isKnown(id) ? `${key}#${id}` : undefined)
  const { html, warnings } = toPostHtml(
    withSharedBlocks(textOf(item, 'content:encoded'), site),
    textOf(item, 'wp:post_id'),
    site.attachments,
    toPlace,
  )
  const text = { ...common, html, warnings: [...common.warnings, ...warnings] }
  const excerpt = toPlainText(textOf(item, 'excerpt:encoded'))
  const seo = readSeo(meta, { title: common.title, site: site.title, excerpt: excerpt ?? '' })
  if (type === 'page') return { kind: 'page', ...text, description: seo.seoDescription ?? excerpt, extra: listExtra(meta) }
  const categories = listTerms(item, 'category').filter((name) => name !== 'Uncategorized')
  return {
    kind: 'post',
    ...text,
    ...seo,
    author: readAuthor(item, site),
    picture: site.attachments.byId.get(meta.get('_thumbnail_id')?.trim() ?? ''),
    // The site finds posts by tags alone; the first category is also shown as the post's own.
    tags: [...new Set([...categories, ...listTerms(item, 'post_tag')])],
    category: categories[0],
    excerpt,
    commentsClosed: textOf(item, 'wp:comment_status') === 'closed',
    extra: listExtra(meta),
  }
}

function toRecipe(common: Common, item: WxrNode, type: string, meta: Map<string, string>, site: SiteIndex) {
  const body =
    type === 'wprm_recipe' ? toWprmRecipe(readWprm(item, meta), (image) => site.attachments.byId.get(image)?.address) : toTastyRecipe(meta)
  const id = textOf(item, 'wp:post_id')
  const page = site.recipePages.get(id)
  const shown = listStates(page ? [page.post] : [...(site.shownIn.get(id) ?? [])], site)
  const state = shown.reduce<State>((most, post) => (states.indexOf(post.state) > states.indexOf(most) ? post.state : most), 'trashed')
  const hasPost = shown.length > 0
  const publishedAt = shown.find((post) => post.state === state)?.publishedAt
  const recipe: RecipeBody & Common = {
    ...common,
    // The slugs of these plugins' recipes were not addresses.
    slug: page?.slug,
    ...(page && { oldPaths: page.oldPaths, category: page.category }),
    ...body,
    author: body.author ?? readAuthor(item, site),
    picture: site.attachments.byId.get(meta.get('_thumbnail_id')?.trim() ?? ''),
    state: hasPost ? lessPublic(state, common.state) : lessPublic('draft', common.state),
    warnings: [...common.warnings, ...(body.warnings ?? []), ...(hasPost ? [] : ['No post in the export shows it, so it’s a draft.'])],
  }
  if (recipe.state === 'scheduled' || recipe.state === 'published') recipe.publishedAt = publishedAt
  else delete recipe.publishedAt
  return { kind: 'recipe', ...recipe }
}

function listStates(ids: string[], site: SiteIndex) {
  const posts = ids.flatMap((post) => site.posts.get(post) ?? [])
  return posts.flatMap(({ state, publishedAt }) => (state ? [{ state, publishedAt }] : []))
}

/** The trash adds '__trashed'. Slugs made only of emoji are invalid here. */
function readSlug(item: WxrNode, id: string) {
  const name = textOf(item, 'wp:post_name').replace(/__trashed(?:-\d+)?$/, '')
  if (name === '') return undefined
  return /[\p{L}\p{N}]/u.test(decodeEscapes(name)) ? name : `post-${id}`
}

/** Content with reusable blocks put in their places, except those nested in such a block. */
function withSharedBlocks(content: string, { blocks }: SiteIndex) {
  return content.replace(/<!--\s*wp:block\s+\{[^<>]*?"ref":(\d+)[^<>]*?\/-->/g, (written, id) => blocks.get(id) ?? written)
}

/** In the format of the plugin's own export. */
function readWprm(item: WxrNode, meta: Map<string, string>) {
  const fields = new Map<string, unknown>([['summary', textOf(item, 'content:encoded')]])
  const nutrition: Record<string, unknown> = {}
  for (const [key, value] of meta) {
    const name = key.replace(/^wprm_/, '')
    if (key.startsWith('wprm_nutrition_')) nutrition[key.slice('wprm_nutrition_'.length)] = value
    else if (['ingredients', 'instructions', 'equipment'].includes(name)) {
      const read = readPhpValue(value)
      if (typeof read === 'object' && read !== null) fields.set(name, read)
      else if (value.trim() !== '') fields.set(`${name}_unreadable`, true)
    } else if (key.startsWith('wprm_')) fields.set(name, value)
  }
  const tags = Object.fromEntries(
    ['course', 'cuisine', 'suitablefordiet', 'keyword'].map((name) => [name, listTerms(item, `wprm_${name}`)]),
  )
  return { ...Object.fromEntries(fields), nutrition, tags }
}

function readDates(item: WxrNode, state: State) {
  const date = readWordpressDate(textOf(item, 'wp:post_date_gmt'), textOf(item, 'wp:post_date'))
  return {
    createdAt: date,
    publishedAt: state === 'published' || state === 'scheduled' ? date : undefined,
    updatedAt: readWordpressDate(textOf(item, 'wp:post_modified_gmt'), textOf(item, 'wp:post_modified')),
  }
}

function readAuthor(item: WxrNode, { authors }: SiteIndex) {
  const login = textOf(item, 'dc:creator')
  return authors.get(login) || login || undefined
}

function listExtra(meta: Map<string, string>) {
  return toExtra(Object.fromEntries([...meta].filter(([key]) => !ownNotes.test(key) && !seoKeys.has(key))))
}

/** A value that PHP serialised, or JSON in its place; undefined if it is neither, is cut off, or contains objects: none is ever created. */
export function readPhpValue(text: string): unknown {
  for (const read of [readPhp, (broken: string) => readPhp(mendLengths(broken)), JSON.parse]) {
    try {
      return read(text.trim())
    } catch {}
  }
  return undefined
}

function readPhp(text: string) {
  if (!/^[abdisN][:;]/.test(text)) throw new Error('This isn’t a serialized PHP value.')
  // Without classes in scope, not even those of Object.prototype, `O:` and `C:` throw.
  return unserialize(text, Object.create(null), { strict: true })
}

/** XML turns '\r\n' into '\n', so the lengths of strings no longer match. */
function mendLengths(text: string) {
  return text.replace(/s:\d+:"(.*?)";(?=[abdisN][:;]|\}|$)/gs, (_, value: string) => `s:${Buffer.byteLength(value)}:"${value}";`)
}
