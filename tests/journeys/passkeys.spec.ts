import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { findFreePort } from '#tests/set-up/free-port.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const port = String(await findFreePort())
const address = `http://localhost:${port}`
const journey = startJourney({ settings: { PORT: port, SITE_URL: address, SAMPLE_CONTENT: 'off' } })

/** Gives the browser an authenticator whose owner is always present. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const kind = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...kind, isUserVerified: true, automaticPresenceSimulation: true } })
}

const listFocused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a passkey is added, signs in from the sign-in page and in place, and is removed', { tags: 'promise' }, async () => {
  const page = await journey.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const complaints = listComplaints(page, /status of 40\d/)
  await plugIn(page)
  const scripts: string[] = []
  page.on('request', (request) => request.url().includes('/webauthn-') && scripts.push(request.url()))
  const { email, password } = journey.site.admin
  await page.goto(`${address}/admin/login?next=/admin/account`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${address}/admin/account`)
  await untilStarted(page)
  const adding = page.getByRole('form', { name: 'Add a passkey' })
  await adding.getByLabel('Name').fill('Kitchen tablet')
  await adding.getByLabel('Current password').fill(password)
  await adding.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => listFocused(page)).toContain('Your browser will ask where to save the passkey “Kitchen tablet”')
  await expect.poll(() => findViolations(page)).toEqual([])
  // The passkey code is loaded on the first press.
  expect(scripts).toEqual([])
  await adding.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Kitchen tablet' }).waitFor()
  expect(scripts).not.toEqual([])
  await expect.poll(() => listFocused(page)).toBe('Passkeys')

  // Leaving asks nothing: there is nothing to save.
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${address}/admin/login`)
  await page.goto(`${address}/admin/login?next=/admin/account`)
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await signIn.waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await signIn.click()
  await page.waitForURL(`${address}/admin/account`)
  await meetToast(page, 'Login successful')

  await untilStarted(page)
  await journey.site.db.deleteFrom('identity_session').execute()
  await page.getByRole('link', { name: 'Rename… Kitchen tablet' }).click()
  await page.waitForURL(/\/admin\/login/)
  await signIn.click()
  await page.waitForURL(/\/admin\/account\?passkey=/)
  await untilStarted(page)
  await journey.site.db.deleteFrom('identity_session').execute()
  const removing = page.getByRole('form', { name: 'Remove Kitchen tablet' })
  page.on('dialog', (dialog) => dialog.accept())
  await removing.getByLabel('Current password').fill(password)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('form', { name: 'Sign in again' }).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('form', { name: 'Sign in again' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect.poll(() => findViolations(page)).toEqual([])
  await removing.getByLabel('Current password').fill(password)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You don’t have any yet.').waitFor()
  await expect.poll(() => listFocused(page)).toBe('Passkeys')
  expect(complaints).toEqual([])

  // Passkeys belong to one address, and pages opened elsewhere say so.
  await page.goto(`${journey.site.origin}/admin/login`)
  await page.getByRole('link', { name: address }).waitFor()
  await expect.poll(() => signIn.count()).toBe(0)
})
