import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import type { RunningSite } from './running-site.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The cookies of each site's owner: a session lasts until it is ended, and verifying a password again costs as much as loading a page. */
const sessions = new WeakMap<RunningSite, { id: string; cookies: Cookies }>()

/** Signs the owner of a site in, in every page of a browser's context, without using the sign-in page. */
export async function signIn(context: BrowserContext, site: RunningSite) {
  const session = sessions.get(site)
  if (session && (await isOpen(site, session.id))) return context.addCookies(session.cookies)
  const options = { form: site.admin, headers: { Origin: site.origin }, maxRedirects: 0 }
  const answer = await context.request.post(`${site.origin}/admin/login`, options)
  expect(answer.status()).toBe(302)
  const { id } = await site.db.selectFrom('identity_session').select('id').orderBy('createdAt', 'desc').executeTakeFirstOrThrow()
  sessions.set(site, { id, cookies: await context.cookies() })
}

async function isOpen({ db }: RunningSite, id: string) {
  const now = new Date().toISOString()
  return (
    (await db.selectFrom('identity_session').select('id').where('id', '=', id).where('expiresAt', '>', now).executeTakeFirst()) !==
    undefined
  )
}
