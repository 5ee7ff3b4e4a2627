import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import { listNewestBlogsOfTerm } from '#core/blogs/blog-rows.ts'
import { browseTermRecipes, countOfAuthor, findShownTerm } from '#core/terms/browse-terms.ts'
import { feedFiles } from '#domain/http/feed-files.ts'
import type { Term } from '#domain/terms/term.ts'
import { findTermKind, toTermPath } from '#domain/terms/term-paths.ts'
import type { Route } from './+types/term-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { type Channel, newestEntries } from './channel.ts'
import { readPostChannel, readRecipeChannel } from './feed-entries.ts'

/** The newest posts with a tag, recipes with a category, course, cuisine, diet or occasion, or both by an author. */
export async function loader({ params: { slug, file }, request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const kind = findTermKind(url.pathname)
  const term = kind && (await findShownTerm(db, kind, slug))
  if (!term || !Object.hasOwn(feedFiles, file)) throw notFound()
  const page = toTermPath(kind, term.slug)
  if (term.slug !== slug) throw redirect(`${page}/${file}`, 301)
  return answerFeed(request, await readChannel(context, term, page))
}

async function readChannel(context: Readonly<RouterContextProvider>, term: Term & { total: number }, page: string) {
  const { db } = context.get(services)
  const place = { title: term.name, path: `${page}/`, page, key: `terms/${term.id}` }
  const readPosts = async () => readPostChannel(context, await listNewestBlogsOfTerm(db, term.id, newestEntries), place)
  if (term.kind === 'tag') return readPosts()
  if (term.kind !== 'author') return readRecipes(term)
  const { recipes: total } = await countOfAuthor(db, term)
  return joinChannels(await readPosts(), await readRecipes({ ...term, total }))

  async function readRecipes(ofTerm: typeof term) {
    const recipes = await browseTermRecipes(db, ofTerm, { page: 1, size: newestEntries })
    return readRecipeChannel(context, recipes?.entries ?? [], place)
  }
}

/** Merges two channels at the same address into one with the newest entries of both. */
function joinChannels(one: Channel, other: Channel): Channel {
  const entries = [...one.entries, ...other.entries].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  const changedAt = one.changedAt > other.changedAt ? one.changedAt : other.changedAt
  return { ...one, changedAt, entries: entries.slice(0, newestEntries) }
}
