import type { RouterContextProvider } from 'react-router'
import { services } from '#app/context.ts'
import { withOutageFallback } from '#app/outage.ts'
import { listTermNames } from '#core/terms/term-rows.ts'

/** Enough for any list that is maintained by hand. */
const most = 500

/** The owner's categories and cuisines, for suggestions; empty when they can't be read. */
export function readLabels(context: Readonly<RouterContextProvider>) {
  const nothing = { categories: [], cuisines: [] }
  const { db } = context.get(services)
  const read = async () => {
    const [categories, cuisines] = await Promise.all([listTermNames(db, 'category', most), listTermNames(db, 'cuisine', most)])
    return { categories, cuisines }
  }
  return withOutageFallback(context, 'Error fetching categories', read, nothing)
}
