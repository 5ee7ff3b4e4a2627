import { hash } from 'node:crypto'
import { listCommentsOf } from '#core/comments/comment-rows.ts'
import { listReviewsOf } from '#core/comments/review-rows.ts'
import type { Database } from '#core/database/database.ts'
import { type ExportedSite, toByteChunks } from '#core/exports/exported-site.ts'
import { readPages, readPosts, readTags } from '#core/exports/read-exported-posts.ts'
import { readRecipes } from '#core/exports/read-exported-recipes.ts'
import { writeWholeFile } from '#core/pictures/files.ts'
import type { Comment } from '#domain/comments/comment.ts'
import type { Review } from '#domain/comments/review.ts'
import { toText } from '#domain/exports/recipe-sections.ts'
import { openUniqueSlugs } from '#domain/exports/unique-slugs.ts'
import {
  toWxrAuthor,
  toWxrComment,
  toWxrItemStart,
  toWxrStart,
  toWxrTag,
  type WxrComment,
  type WxrItem,
  wxrEnd,
  wxrItemEnd,
} from '#domain/exports/wxr-markup.ts'
import type { Reply } from '#domain/forms/reply.ts'
import type { Slice } from '#domain/http/paging.ts'
import type { Picture } from '#domain/pictures/picture-variants.ts'
import { toSlug } from '#domain/text/slug.ts'
import { toAttachmentItem, toPageItem, toPostItem, toRecipeItems } from './wordpress-items.ts'

const ownerOnly = 0o600

/** A WordPress export file (WXR 1.2), readable only by this user. Whoever imports it fetches the pictures from the site. */
export function writeWordpress(site: ExportedSite, path: string) {
  return writeWholeFile(path, toByteChunks(toWxr(site)), ownerOnly)
}

async function* toWxr({ db, siteUrl, siteName, now }: ExportedSite) {
  const toNumber = openStableNumbers()
  const { authors, recipes } = await indexSite(db)
  const attachments = new Map<string, Picture>()
  const toAttachment = (picture: Picture) => {
    // The one with a description, if any has.
    if (!attachments.get(picture.name)?.alt) attachments.set(picture.name, picture)
    return toNumber(`picture ${picture.name}`)
  }
  const parts = { siteUrl, toNumber, toAttachment, toLogin: (author: string) => authors.get(author) ?? '', recipes }
  yield toWxrStart({ title: siteName, siteUrl, now })
  for (const [name, login] of authors) yield toWxrAuthor({ id: toNumber(`author ${login}`), login, name })
  for await (const { id, ...tag } of readTags(db)) yield toWxrTag({ ...tag, id: toNumber(`tag ${id}`) })
  for await (const exported of readPosts(db)) {
    const list = (approved: boolean, slice: Slice) => listCommentsOf(db, exported.post.id, approved, slice)
    const toComment = ({ comment, ...row }: Comment) => ({
      ...row,
      id: toNumber(`comment ${row.id}`),
      text: toText(comment),
      replyId: toNumber(`reply ${row.id}`),
    })
    yield* toItem(toPostItem(exported, parts), list, toComment)
  }
  for await (const exported of readPages(db)) yield toWxrItemStart(toPageItem(exported, parts)) + wxrItemEnd
  for await (const exported of readRecipes(db)) {
    const { page, recipe } = toRecipeItems(exported, parts)
    const list = (approved: boolean, slice: Slice) => listReviewsOf(db, exported.recipe.id, approved, slice)
    const toComment = (row: Review) => ({
      ...row,
      id: toNumber(`review ${row.id}`),
      text: toText(row.text),
      replyId: toNumber(`reply ${row.id}`),
    })
    yield toWxrItemStart(recipe) + wxrItemEnd
    yield* toItem(page, list, toComment)
  }
  for (const picture of attachments.values())
    yield toWxrItemStart(toAttachmentItem(toAttachment(picture), picture, { siteUrl, now })) + wxrItemEnd
  yield wxrEnd
}

/** Must be known before the first record is written: the authors with their logins, and the recipes by number. */
async function indexSite(db: Database) {
  const authors = new Map<string, string>()
  const takeLogin = openUniqueSlugs()
  const addAuthor = (name = '') => {
    if (name !== '' && !authors.has(name)) authors.set(name, takeLogin(toSlug(name) || 'author'))
  }
  const recipes = new Map<number, { title: string; slug: string }>()
  for await (const { post } of readPosts(db)) addAuthor(post.author)
  for await (const { recipe } of readRecipes(db)) {
    addAuthor(recipe.author)
    recipes.set(recipe.id, { title: recipe.title, slug: recipe.slug })
  }
  return { authors, recipes }
}

/** A comment or review with the owner's answer, which WordPress stores as a comment on it, numbered `replyId`. */
type AnsweredComment = WxrComment & Partial<Reply> & { replyId: number }

function withAnswer({ reply, replyBy = '', repliedAt = '', replyId, ...comment }: AnsweredComment): WxrComment[] {
  if (!reply) return [comment]
  const { id: parent, approved } = comment
  return [comment, { id: replyId, name: replyBy, email: '', text: toText(reply), createdAt: repliedAt, approved, parent }]
}

const batchSize = 500

/** An item with its comments: approved ones, then pending ones. */
async function* toItem<Row>(
  item: WxrItem,
  list: (approved: boolean, slice: Slice) => Promise<Row[]>,
  toComment: (row: Row) => AnsweredComment,
): AsyncGenerator<string> {
  yield toWxrItemStart(item)
  for (const approved of [true, false])
    for (let offset = 0, count = batchSize; count === batchSize; offset += batchSize) {
      const rows = await list(approved, { limit: batchSize, offset })
      yield rows
        .flatMap((row) => withAnswer(toComment(row)))
        .map(toWxrComment)
        .join('')
      count = rows.length
    }
  yield wxrItemEnd
}

const lowestNumber = 100_000_000
const numberCount = 900_000_000

/**
 * Numbers for records by their keys: the same in every export, and so high that WordPress, which keeps a file's numbers if they are free,
 * changes none. Plugins refer to recipes by number.
 */
function openStableNumbers() {
  const numbers = new Map<string, number>()
  const taken = new Set<number>()
  return (key: string) => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    let number = lowestNumber + (Number.parseInt(hash('sha256', key).slice(0, 12), 16) % numberCount)
    while (taken.has(number)) number++
    taken.add(number)
    numbers.set(key, number)
    return number
  }
}
