import type { RouterContextProvider } from 'react-router'
import { requestFacts, services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { notFound } from '#app/responses.ts'
import { browseSpam } from '#core/spam/browse-spam.ts'
import { toHost } from '#domain/spam/find-links.ts'
import type { SpamEntry } from '#domain/spam/spam-entry.ts'
import type { OpinionGroup } from './opinion.ts'

/** A page of spam, grouped by what each entry is about, as in the other lists. */
export function groupSpam(entries: SpamEntry[], describe: (about: string) => Pick<OpinionGroup, 'title' | 'path'>): OpinionGroup[] {
  return [...Map.groupBy(entries, ({ about }) => about)].map(([about, ofOne]) => ({
    id: about || 'all',
    ...describe(about),
    opinions: ofOne.map(({ reasons, kind, ...entry }) => ({
      ...entry,
      approved: false,
      spam: reasons,
      ...(kind === 'question' && { isQuestion: true }),
    })),
  }))
}

/** The site's own hosts. */
export function readOwnHosts(context: Readonly<RouterContextProvider>) {
  return [new URL(context.get(services).siteUrl).hostname, context.get(requestFacts).host].map(toHost)
}

/** The current page and number of pages of a list, without its entries. */
export function toPlace({ page, pageCount, total }: { page: number; pageCount: number; total: number }) {
  return { page, pageCount, total }
}

/** One page of the spam of a table-style list, in one group; null if it could not be read. */
export async function readSpamScreen(context: Readonly<RouterContextProvider>, list: 'contacts' | 'users', page: number) {
  const { db } = context.get(services)
  const found = await withOutageFallback(context, 'Error fetching spam', () => browseSpam(db, list, page), null)
  if (found === undefined) throw notFound()
  return found && { ...toPlace(found), groups: groupSpam(found.entries, () => ({ title: 'Spam' })) }
}
