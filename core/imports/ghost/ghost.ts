import { toExtra, toMoment, toNameOfTerm, toPlainLines, toPlainText, toText, toValid } from '#core/imports/loose-values.ts'
import { createPictureKeeper, noteOldPictures, type ToPicture } from '#core/imports/packed-pictures.ts'
import { SourceFault, type SourceFiles } from '#core/imports/source-files.ts'
import type { ReadParts, SourceFormat } from '#core/imports/source-format.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import { listAuthors } from '#domain/terms/bylines.ts'
import { type TermKind, toTermSlug } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'
import { toBodyHtml } from './ghost-html.ts'
import { readGhostRedirects, toRedirect } from './ghost-redirects.ts'
import { byColumn, findGhostTables, type GhostTables } from './ghost-tables.ts'

/** A Ghost export: its JSON alone, or a zip file with the pictures. */
export const ghost: SourceFormat = {
  name: 'ghost',
  recognise: async (files) => (await findGhostTables(files)) !== undefined,
  read: readGhost,
}

type Row = Record<string, unknown>

/** Only the tables and columns named here are read: exports also hold password hashes and keys. */
async function* readGhost(files: SourceFiles, { keepPicture }: ReadParts): AsyncGenerator<SourceRecord | UnreadableEntry> {
  const tables = await findGhostTables(files)
  if (!tables) throw new SourceFault('It doesn’t contain a Ghost export.')
  const toPicture = openGhostPictures(files, keepPicture)
  for (const tag of tables('tags')) yield* toTerm(tag, toPicture)
  const toParts = indexParts(tables)
  const listPaths = new Map<string, string>()
  for (const post of tables('posts')) {
    const parts = toParts(post)
    const { toPicture: noting, list } = noteOldPictures(toPicture, toImagePath)
    const made = await toPost(post, parts, noting)
    const oldPictures = list()
    yield toValid({ ...made, ...(oldPictures && { oldPictures }) }, 'posts')
    if (made.kind === 'post' && made.state === 'published') noteLists(listPaths, parts)
  }
  yield* readComments(tables)
  for (const member of tables('members')) {
    const { email = '', name, created_at } = member
    yield toValid(
      { kind: 'member', sourceId: (toText(email) ?? '').toLowerCase(), email, name: toText(name) ?? '', createdAt: toMoment(created_at) },
      'members',
    )
  }
  for (const { from, to } of tables('redirects'))
    yield toRedirect({ from: toText(from) ?? '', to: toText(to) ?? '', permanent: true }, 'redirects')
  yield* readGhostRedirects(files)
  for (const [from, to] of listPaths) yield { kind: 'redirect', sourceId: `path:${from}`.slice(0, 1000), from, to, permanent: true }
}

/** `authorSlug` is the author's in addresses. */
type Parts = { meta: Row; tags: Row[]; author: string | undefined; authorSlug: string | undefined }

/** Notes Ghost's addresses for the lists that a published post is in, for their feeds, and for the site's feed. */
function noteLists(listPaths: Map<string, string>, { tags, author, authorSlug }: Parts) {
  const add = (path: string, kind: TermKind, name: string | undefined) => {
    const slug = toTermSlug(name ?? '')
    if (slug === '') return
    listPaths.set(path, toTermPath(kind, slug))
    listPaths.set(`${path}rss/`, `${toTermPath(kind, slug)}/rss.xml`)
  }
  listPaths.set('/rss/', '/rss.xml')
  if (authorSlug) add(`/author/${authorSlug}/`, 'author', listAuthors(author)[0])
  for (const tag of tags) {
    const slug = toText(tag.slug)
    if (slug && !isInternal(tag)) add(`/tag/${slug}/`, 'tag', toNameOfTerm(tag.name))
  }
}

function isInternal({ name, visibility }: Row) {
  return visibility === 'internal' || toText(name)?.startsWith('#') === true
}

/** What other tables say about a post. */
function indexParts(tables: GhostTables): (post: Row) => Parts {
  const [meta, tags, users] = [byColumn(tables('posts_meta'), 'post_id'), byColumn(tables('tags'), 'id'), byColumn(tables('users'), 'id')]
  const linked = (table: string) => Map.groupBy(tables(table).toSorted(byOrder), ({ post_id }) => toText(post_id))
  const [tagsOf, authorsOf] = [linked('posts_tags'), linked('posts_authors')]
  return (post) => {
    const id = toText(post.id) ?? ''
    const author = users.get(toText(authorsOf.get(id)?.[0]?.author_id ?? post.author_id) ?? '')
    return {
      meta: meta.get(id) ?? {},
      tags: (tagsOf.get(id) ?? []).flatMap(({ tag_id }): Row[] => {
        const tag = tags.get(toText(tag_id) ?? '')
        return tag ? [tag] : []
      }),
      author: toPlainText(author?.name),
      authorSlug: toText(author?.slug),
    }
  }
}

function byOrder(one: Row, other: Row) {
  return Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0)
}

async function toPost(post: Row, { meta, tags, author }: Parts, toPicture: ToPicture) {
  const { state, warnings } = readState(post)
  const body = await toBodyHtml(post, toPicture)
  const slug = toText(post.slug)
  const hasCode = Boolean(toText(post.codeinjection_head) ?? toText(post.codeinjection_foot))
  const common = {
    sourceId: toSourceId(post),
    title: toPlainText(post.title) ?? '',
    slug,
    state,
    createdAt: toMoment(post.created_at),
    publishedAt: state === 'draft' ? undefined : toMoment(post.published_at),
    updatedAt: toMoment(post.updated_at),
    oldPaths: slug && state === 'published' ? [`/${slug}/`] : [],
    html: body.html,
    warnings: [...warnings, ...body.warnings, ...(hasCode ? ['Its injected code was left out.'] : [])],
  }
  const description = toText(meta.meta_description ?? post.meta_description)
  const excerpt = toText(post.custom_excerpt)
  if (isPage(post)) return { kind: 'page', ...common, description: description ?? excerpt }
  const address = toText(post.feature_image ?? post.image)
  return {
    kind: 'post',
    ...common,
    author,
    excerpt,
    seoTitle: toText(meta.meta_title ?? post.meta_title),
    seoDescription: description,
    picture: address && { address: await toPicture(address), alt: toText(meta.feature_image_alt) },
    tags: tags.filter((tag) => !isInternal(tag)).flatMap(({ name }) => toNameOfTerm(name) ?? []),
    extra: toExtra({
      internalTags: tags
        .filter(isInternal)
        .map(({ name }) => name)
        .join(', '),
      canonicalUrl: post.canonical_url,
    }),
  }
}

/** Only what everyone could read there is published. */
function readState({ status, visibility, published_at }: Row) {
  const isPublic = visibility === undefined || visibility === null || visibility === 'public'
  if (!isPublic && status !== 'draft') return { state: 'draft', warnings: ['It was for members only, so it’s a draft.'] } as const
  if (status === 'sent') return { state: 'draft', warnings: ['It was only sent by email, so it’s a draft.'] } as const
  if (status === 'published') return { state: 'published', warnings: [] } as const
  const isScheduled = status === 'scheduled' && toMoment(published_at) !== undefined
  return { state: isScheduled ? 'scheduled' : 'draft', warnings: [] } as const
}

/** Early versions have a column `page` with 0 or 1. */
function isPage({ type, page }: Row) {
  return type === 'page' || (type === undefined && (page === 1 || page === true))
}

function toSourceId({ uuid, id }: Row) {
  return toText(uuid) ?? toText(id) ?? ''
}

async function* toTerm({ id, name, description, feature_image, visibility }: Row, toPicture: ToPicture): AsyncGenerator<SourceRecord> {
  const [label, text, address] = [toNameOfTerm(name), toPlainText(description), toText(feature_image)]
  if (!label || label.startsWith('#') || visibility === 'internal' || !(text || address)) return
  const picture = address ? { address: await toPicture(address) } : undefined
  yield { kind: 'term', sourceId: toText(id) ?? label, list: 'tag', name: label, description: text, picture }
}

function* readComments(tables: GhostTables): Generator<SourceRecord | UnreadableEntry> {
  const [posts, members] = [byColumn(tables('posts'), 'id'), byColumn(tables('members'), 'id')]
  for (const { id, post_id, member_id, status, html, created_at, parent_id } of tables('comments')) {
    const post = posts.get(toText(post_id) ?? '')
    if (status === 'deleted' || !post || isPage(post)) continue
    const member = members.get(toText(member_id) ?? '') ?? {}
    const comment = {
      kind: 'comment',
      sourceId: toText(id) ?? '',
      on: toSourceId(post),
      name: toText(member.name) ?? '',
      email: toText(member.email) ?? '',
      text: toPlainLines(html).join('\n'),
      createdAt: toMoment(created_at),
      approved: status === 'published',
      extra: toExtra({ parent: parent_id }),
    }
    yield toValid(comment, 'comments')
  }
}

/** The path of a picture on the site. */
function toImagePath(address: string) {
  const path = URL.parse(address.replace(/^__GHOST_URL__/, ''), 'https://site.invalid')?.pathname ?? ''
  return path.includes('/content/images/') ? path : undefined
}

const folder = /^.*?(?=content\/images\/)/

/** Resized addresses lead to the original; pictures in the zip are kept. */
function openGhostPictures(files: SourceFiles, keepPicture: ReadParts['keepPicture']): ToPicture {
  const toPicture = createPictureKeeper(files, keepPicture, (path) => (folder.test(path) ? path.replace(folder, '') : undefined))
  return async (address) => {
    const whole = address
      .replace('/content/images/size/', '/content/images/')
      .replace(/(\/content\/images)\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, '$1/')
    const bare = whole.replace(/^__GHOST_URL__/, '')
    return toPicture ? toPicture(bare) : bare
  }
}
