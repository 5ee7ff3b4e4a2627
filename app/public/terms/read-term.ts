import { type RouterContextProvider, redirect } from 'react-router'
import { services } from '#app/context.ts'
import { withErrorReport } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import type { Database } from '#core/database/database.ts'
import { describePictures } from '#core/pictures/describe-pictures.ts'
import { findShownTerm } from '#core/terms/browse-terms.ts'
import { toExcerpt } from '#domain/blogs/excerpt.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'
import { toTermPath } from '#domain/terms/term-paths.ts'

/** The term of a page's address, and what its head shows. An earlier name of it, or another spelling, redirects; 404 without public records. */
export async function readTerm(context: Readonly<RouterContextProvider>, kind: TermKind, slug: string, page: number) {
  const { db } = context.get(services)
  const term = await withErrorReport(context, `Error fetching a ${kind}`, () => findShownTerm(db, kind, slug))
  if (!term) throw notFound()
  const path = toTermPath(kind, term.slug)
  if (term.slug !== slug) throw redirect(`${path}${page > 1 ? `?page=${page}` : ''}`, 301)
  const { name, description } = term
  return { term, head: { name, description, summary: toExcerpt(description), path, picture: await readPicture(db, term) } }
}

async function readPicture(db: Database, { picture, pictureFetched, pictureAlt }: Term) {
  const reference = [pictureFetched, picture].find(pictureName)
  const [shown = null] = reference ? await describePictures(db, [{ reference, alt: pictureAlt ?? '' }]) : []
  return shown
}
