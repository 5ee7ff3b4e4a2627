import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestFacts, services } from '#app/context.ts'
import { readForm } from '#app/forms.ts'
import { catchOutage } from '#app/outage.ts'
import { readSharedPage, type SharedPage } from '#core/imports/read-shared-page.ts'
import { isWebAddress } from '#domain/kitchen/own-recipe.ts'
import { findPathHere } from '#domain/kitchen/shared-address.ts'
import type { Route } from './+types/page-recipe.ts'

/** The response about a page: its recipe, the path of a recipe on this site, or why there is none. */
export type PageAnswer = SharedPage | { path: string } | { reason: 'not-an-address' | 'off' | 'outage' }

const draft = z.object({ address: z.string().trim().refine(isWebAddress) })

const statuses: Partial<Record<string, number>> = { 'too-many': 429, busy: 503, outage: 503, off: 403, 'not-an-address': 400 }

/** Nothing to GET. */
export function loader() {
  return new Response('Send an address', { status: 405, headers: { Allow: 'POST' } })
}

/** Reads the recipe at an address that a reader enters, for that reader only: nothing is stored here or published. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, draft)
  const answer = form.ok ? await read(form.value.address, context) : { reason: 'not-an-address' as const }
  const status = 'reason' in answer ? (statuses[answer.reason] ?? 200) : 200
  return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } })
}

function read(address: string, context: Readonly<RouterContextProvider>): Promise<PageAnswer> | PageAnswer {
  const { db, remote, readPage, siteUrl, clock } = context.get(services)
  const path = findPathHere(address, siteUrl)
  if (path) return { path }
  if (!readPage) return { reason: 'off' }
  const sender = { address: context.get(requestFacts).address, now: clock() }
  return catchOutage<PageAnswer, PageAnswer>(
    context,
    () => readSharedPage({ db, remote, readPage }, address, sender),
    () => ({ reason: 'outage' }),
  )
}
