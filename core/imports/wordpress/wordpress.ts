import type { SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, SourceRecordOf, UnreadableEntry } from '#domain/imports/source-record.ts'
import { toNameOfTerm, toPlainText } from '../loose-values.ts'
import type { ReadParts, SourceFormat } from '../source-format.ts'
import { readCreateRecipes } from './create-recipes.ts'
import { toItemRecord } from './item-record.ts'
import { readRecipePage } from './page-of-recipe.ts'
import { readState } from './post-state.ts'
import { readWxr, textOf, type WxrNode } from './read-wxr.ts'
import { type Channel, indexSites, readChannel, recipeTypes, type SiteIndex } from './site-index.ts'
import { readAnswered, readReply, toComment } from './to-comment.ts'
import { openUploadPictures } from './upload-pictures.ts'

/** A WordPress export (WXR): one file, or several in a folder or zip file. */
export const wordpress: SourceFormat = {
  name: 'wordpress',
  recognise: async (files) => (await listWxr(files)).length > 0,
  read: readWordpress,
}

async function listWxr(files: SourceFiles) {
  const found: string[] = []
  for (const name of files.names) if (/\.(?:xml|wxr|txt|rss)$/i.test(name) && (await isWxr(files, name))) found.push(name)
  return found
}

async function isWxr(files: SourceFiles, name: string) {
  const head = await files.readHead(name)
  return /<rss\b/.test(head) && /wordpress\.org\/export\//.test(head)
}

type Reading = {
  sites: Map<string, SiteIndex>
  fetchPage: ReadParts['fetchPage']
  seen: Set<string>
  leave: (what: string) => void
}

/** The post whose comments follow; without `sourceId` it is only the page of a recipe. */
type OpenPost = { node: WxrNode; sourceId: string | undefined; recipe: string | undefined }

async function* readWordpress(files: SourceFiles, { fetchPage, keepPicture }: ReadParts): AsyncGenerator<SourceRecord | UnreadableEntry> {
  const names = await listWxr(files)
  const leftOut = new Map<string, number>()
  const leave = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
  const reading = { sites: await indexSites(files, names), fetchPage, seen: new Set<string>(), leave }
  const takeUploads = openUploadPictures(files, keepPicture)
  for (const name of names) for await (const record of readFile(files, name, reading)) yield await takeUploads(record)
  for (const [key, { listPaths }] of reading.sites)
    for (const [from, to] of listPaths)
      yield { kind: 'redirect', sourceId: `${key}#path:${from}`.slice(0, 1000), from, to, permanent: true }
  if (leftOut.size > 0) {
    const list = [...leftOut].map(([what, count]) => `${what} (${count})`).join(', ')
    yield { kind: 'unreadable', place: 'the whole export', reason: `Left out: ${list}.` }
  }
}

/** How many comments of a post are held in memory. */
const maxComments = 5000

async function* readFile(files: SourceFiles, name: string, reading: Reading): AsyncGenerator<SourceRecord | UnreadableEntry> {
  let channel: Channel = { key: '', title: '', address: '' }
  let post: OpenPost | undefined
  // The comments of the current post by id: the site's answers may come much later.
  let comments = new Map<string, SourceRecordOf<'comment' | 'review'>>()
  for await (const part of readWxr(files, name)) {
    if (part.kind !== 'comment' || comments.size >= maxComments) {
      yield* comments.values()
      comments = new Map()
    }
    if (part.kind === 'fault')
      yield { kind: 'unreadable', place: `${name}, line ${part.line}`, reason: 'The file is damaged here, so this entry wasn’t read.' }
    else if (part.kind === 'comment') {
      const answered = readAnswered(part.node, reading.sites.get(channel.key)?.authorIds ?? new Set())
      const question = answered === undefined ? undefined : comments.get(answered)
      if (answered !== undefined && question && !question.reply) {
        comments.set(answered, { ...question, reply: readReply(part.node) })
        continue
      }
      const comment = readComment(part, channel.key, post)
      if (typeof comment === 'string') reading.leave(comment)
      else comments.set(textOf(part.node, 'wp:comment_id'), comment)
    } else {
      channel = readChannel(channel, part.node)
      if (part.node.name !== 'item') yield* toTerm(part.node, channel.key)
      else post = yield* readItem(part.node, channel.key, reading)
    }
  }
  yield* comments.values()
}

/** Yields an item's records; returns the post if its comments are wanted. */
async function* readItem(
  node: WxrNode,
  key: string,
  { sites, fetchPage, seen, leave }: Reading,
): AsyncGenerator<SourceRecord | UnreadableEntry, OpenPost | undefined> {
  const type = textOf(node, 'wp:post_type') || 'post'
  const site = sites.get(key)
  if (!site || type === 'attachment' || type === 'wp_block') return undefined
  if (!['post', 'page', ...recipeTypes].includes(type)) {
    leave(`entries of type ${type}`)
    return undefined
  }
  const page = readRecipePage(node)
  if (page && site.posts.has(page.recipe)) return { node, sourceId: undefined, recipe: `${key}#${page.recipe}` }
  const isPublic = readState(node).state === 'published'
  const created = isPublic && type === 'post' ? await readCreateRecipes(node, key, fetchPage) : new Map<string, SourceRecordOf<'recipe'>>()
  const record = toItemRecord(node, key, site, [...created.keys()])
  if (!record) {
    leave('entries created by WordPress itself')
    return undefined
  }
  if (record.kind === 'unreadable') {
    yield record
    return undefined
  }
  if (seen.has(record.sourceId)) return undefined
  seen.add(record.sourceId)
  yield record
  if (record.kind !== 'post') return undefined
  for (const recipe of created.values()) {
    if (seen.has(recipe.sourceId)) continue
    seen.add(recipe.sourceId)
    yield { ...recipe, state: record.state, publishedAt: record.publishedAt }
  }
  const shown = site.posts.get(textOf(node, 'wp:post_id'))?.recipes.find((id) => recipeTypes.includes(site.posts.get(id)?.type ?? ''))
  const recipe = shown === undefined ? [...created.values()][0]?.sourceId : `${key}#${shown}`
  return { node, sourceId: record.sourceId, recipe }
}

/** A comment's record, or the kind of comment that is left out. */
function readComment({ node, item }: { node: WxrNode; item: WxrNode }, key: string, post: OpenPost | undefined) {
  const homeless = 'comments on content that can’t have comments here'
  if (post?.node !== item) return homeless
  const comment = toComment(node, key, post.sourceId, post.recipe)
  if (comment === 'homeless') return homeless
  if (comment === 'spam') return 'spam and trashed comments'
  return comment === 'ping' ? 'pingbacks and trackbacks' : comment
}

/** A category or tag with a description. */
function* toTerm(node: WxrNode, key: string): Generator<SourceRecord> {
  const [name, description] =
    node.name === 'wp:category'
      ? [textOf(node, 'wp:cat_name'), textOf(node, 'wp:category_description')]
      : [textOf(node, 'wp:tag_name'), textOf(node, 'wp:tag_description')]
  const text = toPlainText(description)
  const label = toNameOfTerm(name)
  if (text && label) yield { kind: 'term', sourceId: `${key}#${node.name}-${label}`, list: 'tag', name: label, description: text }
}
