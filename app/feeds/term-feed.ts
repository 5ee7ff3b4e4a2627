import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '#app/context.ts'
import { notFound } from '#app/responses.ts'
import type { Term } from '#domain/terms/term.ts'
import { findTermKind, toTermPath } from '#domain/terms/term-paths.ts'
import { browseTermRecipes, findShownTerm } from '#operations/terms/browse-terms.ts'
import { listNewestTaggedBlogs } from '#storage/blogs/blogs.ts'
import type { Route } from './+types/term-feed.ts'
import { answerFeed } from './answer-feed.ts'
import { feedFiles, newestEntries } from './channel.ts'
import { readPostChannel } from './post-entries.ts'
import { readRecipeChannel } from './recipe-entries.ts'

/** The newest posts with a tag, or recipes with a category, course, cuisine, diet or occasion. */
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
  if (term.kind === 'tag') return readPostChannel(context, await listNewestTaggedBlogs(db, term.id, newestEntries), place)
  const recipes = await browseTermRecipes(db, term, { page: 1, size: newestEntries })
  return readRecipeChannel(context, recipes?.entries ?? [], place)
}
