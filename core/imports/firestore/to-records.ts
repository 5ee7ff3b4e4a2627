import { z } from 'zod'
import type { SourceRecord, SourceRecordOf, UnreadableEntry } from '#domain/imports/source-record.ts'
import { toSlug } from '#domain/text/slug.ts'
import type { ReadParts } from '../source-format.ts'
import { fromQuillHtml, listLostStyles } from './quill-html.ts'
import { toIso } from './read-typed-json.ts'
import { fromSeconds, type SourceDocument } from './source-document.ts'
import { isHidden, withUsualNames } from './usual-names.ts'

const text = z.union([z.string(), z.number().transform(String)]).catch('')
const list = z.union([z.array(text), z.string().transform((lines) => lines.split('\n'))]).catch([])
const switched = z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false)
const moment = z
  .union([z.string().transform((typed) => toIso(typed)), z.number().transform((value) => fromSeconds(value > 1e11 ? value / 1000 : value))])
  .catch(undefined)
const count = z
  .preprocess((value) => (value === '' || value === null ? undefined : value), z.coerce.number().min(0).optional())
  .catch(undefined)

const blog = z.object({
  ...{ title: text, content: text, author: text, imageBase64: text, imageLink: text, formattedDate: text, date: text, urlSlug: text },
  ...{ seoTitle: text, seoDescription: text, seoKeywords: text, category: text, excerpt: text, createdAt: moment, updatedAt: moment },
})
const recipe = z.object({
  ...{ title: text, image: text, short: text, steps: list, ingredients: list, type: text, createdAt: moment },
  nutritionalValues: z.object({ calories: count, protein: count, fats: count, carbs: count }).catch({}),
})
const comment = z.object({ blogId: text, name: text, email: text, comment: text, createdAt: moment, approved: switched })
const user = z.object({ fullName: text, email: text, phone: text, createdAt: moment })
const contact = z.object({ first: text, last: text, email: text, phone: text, message: text, createdAt: moment })
const numbers = z.object({ numberIntl: text, numberLocal: text })
const popup = z.object({ enabled: switched })

/** The record in a document; undefined if we have no place for its collection. */
export async function toRecord(document: SourceDocument, parts: ReadParts): Promise<SourceRecord | UnreadableEntry | undefined> {
  const { path, data, createTime } = document
  const [collection = '', id = '', nested = ''] = path.split('/')
  const target = parts.collections?.get(collection)
  const isPost = collection === '_blogs' || target === 'post'
  const depth = path.split('/').length
  const common = (shape: Record<string, unknown>) => ({ sourceId: path, place: path, extra: leaveOut(data, shape) })
  if (depth === 4 && nested === 'comments' && isPost) return toComment(document, `${collection}/${id}`)
  if (depth !== 2) return undefined
  if (target === 'post') return { kind: 'post', ...(await toPost(withUsual(document), parts)), ...toOwnState(data) }
  if (target === 'recipe') return { ...(await toRecipe(withUsual(document), parts)), ...toOwnState(data) }
  if (collection === '_blogs') return { kind: 'post', ...(await toPost(document, parts)) }
  if (collection === 'antivirus_blogs') return { kind: 'legacyPost', ...(await toPost(document, parts)) }
  if (collection === '_recipes') return toRecipe(document, parts)
  if (collection === 'comments') return toComment(document, '', findPosts(parts))
  if (collection === 'users') {
    const { fullName, createdAt, ...person } = user.parse(data)
    return { kind: 'member', ...common(user.shape), ...person, name: fullName, createdAt: createdAt ?? createTime }
  }
  if (collection === 'contacts') {
    const read = contact.parse(data)
    return { kind: 'message', ...common(contact.shape), ...read, createdAt: read.createdAt ?? createTime }
  }
  if (collection === 'siteNumbers') {
    const { numberIntl, numberLocal } = numbers.parse(data)
    return { kind: 'phoneNumbers', ...common(numbers.shape), sourceId: id, international: numberIntl, local: numberLocal }
  }
  if (path === '_function/popupControl') return { kind: 'popup', ...common(popup.shape), ...popup.parse(data) }
  return undefined
}

async function toPost({ path, data, createTime }: SourceDocument, { keepPicture }: ReadParts) {
  const read = blog.parse(data)
  const dateText = read.formattedDate || read.date
  const createdAt = read.createdAt ?? createTime ?? toIso(dateText)
  const address = await toPicture(read.imageBase64 || read.imageLink, keepPicture)
  return {
    sourceId: path,
    place: path,
    extra: leaveOut(data, blog.shape),
    title: read.title,
    html: await keepPicturesIn(fromQuillHtml(read.content), keepPicture),
    warnings: listLostStyles(read.content),
    state: 'published' as const,
    slug: read.urlSlug || undefined,
    oldPaths: read.urlSlug === toSlug(read.urlSlug) ? [] : [`/blogs/${encodeURIComponent(read.urlSlug)}`],
    author: read.author,
    dateText: dateText || undefined,
    createdAt,
    publishedAt: createdAt,
    updatedAt: read.updatedAt,
    picture: address === '' ? undefined : { address },
    category: read.category || undefined,
    excerpt: read.excerpt || undefined,
    ...{ seoTitle: read.seoTitle, seoDescription: read.seoDescription, seoKeywords: read.seoKeywords },
  }
}

async function toRecipe({ path, data, createTime }: SourceDocument, { keepPicture }: ReadParts): Promise<SourceRecordOf<'recipe'>> {
  const { image, steps, ingredients, nutritionalValues, createdAt, ...read } = recipe.parse(data)
  const address = await toPicture(image, keepPicture)
  return {
    kind: 'recipe',
    sourceId: path,
    place: path,
    extra: leaveOut(data, recipe.shape),
    ...read,
    state: 'published',
    createdAt: createdAt ?? createTime,
    publishedAt: createdAt ?? createTime,
    picture: address === '' ? undefined : { address },
    ingredients: [{ lines: ingredients.filter((line) => line.trim() !== '') }],
    steps: [{ steps: steps.filter((step) => step.trim() !== '').map((step) => ({ text: step })) }],
    nutrition: nutritionalValues,
  }
}

function toComment({ path, data, createTime }: SourceDocument, above: string, posts = '_blogs'): SourceRecord | UnreadableEntry {
  const read = comment.parse(data)
  const on = above || (read.blogId && `${posts}/${read.blogId}`)
  if (on === '') return { kind: 'unreadable', place: path, title: read.name, reason: 'The comment doesn’t belong to a post.' }
  const { name, email, approved } = read
  const extra = leaveOut(data, comment.shape)
  return {
    kind: 'comment',
    sourceId: path,
    place: path,
    extra,
    name,
    email,
    approved,
    on,
    text: read.comment,
    createdAt: read.createdAt ?? createTime,
  }
}

/** A document of a collection with another name, with its fields under our names. */
function withUsual(document: SourceDocument): SourceDocument {
  return { ...document, data: withUsualNames(document.data) }
}

/** Only what was public there is public here. */
function toOwnState(data: Record<string, unknown>) {
  return isHidden(data) ? { state: 'draft' as const } : {}
}

/** The collection of the posts that comments belong to: the one that the owner chose, if it holds posts. */
function findPosts({ collections = new Map() }: ReadParts): string {
  const chosen = [...collections].filter(([, target]) => target === 'post').map(([name]) => name)
  return chosen.length === 1 ? (chosen[0] ?? '_blogs') : '_blogs'
}

/** The parts of a document that have no place in our records. */
function leaveOut(data: Record<string, unknown>, shape: Record<string, unknown>) {
  const others = Object.entries(data).filter(([name]) => name !== 'id' && !Object.hasOwn(shape, name))
  return others.length === 0 ? undefined : Object.fromEntries(others)
}

const dataUrl = /^data:image\/[\w.+-]+;base64,([\w+/=\s-]+)$/i

/** The address of a picture, which may be a data URL; '' if it isn't one. */
async function toPicture(typed: string, keepPicture: ReadParts['keepPicture']) {
  const bytes = dataUrl.exec(typed.trim())?.[1]
  if (bytes !== undefined) return keepPicture(Buffer.from(bytes, 'base64'))
  return typed.startsWith('data:') || typed.length > 5000 ? '' : typed.trim()
}

async function keepPicturesIn(html: string, keepPicture: ReadParts['keepPicture']) {
  let kept = html
  for (const [, address = ''] of html.matchAll(/src="(data:[^"]*)"/g)) kept = kept.replace(address, await toPicture(address, keepPicture))
  return kept
}
