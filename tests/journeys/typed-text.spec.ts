import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { createTerm } from '#core/terms/organise-terms.ts'
import { adminPatterns } from '#tests/admin-patterns.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

// What is typed in any admin form is there again when the page is opened the next time.

const journey = startJourney()
let context: BrowserContext
let page: Page
const createdAt = '2026-11-01T12:00:00.000Z'

/**
 * Addresses with the forms that pages show for a selected thing, besides the page itself. A new page with such a form needs a line here.
 */
const chosen: Record<string, string[]> = {
  '/admin/blog': ['/admin/blog?add=1'],
  '/admin/blog/edit': ['/admin/blog/edit?id=onions'],
  '/admin/manage-recipe': ['/admin/manage-recipe?add=1'],
  '/admin/manage-recipe/edit': ['/admin/manage-recipe/edit?id={recipe}'],
  '/admin/pages/edit': ['/admin/pages/edit?id=about'],
  '/admin/organise': ['/admin/organise?kind=category'],
  '/admin/organise/edit': ['/admin/organise/edit?id={tag}'],
  '/admin/media/edit': ['/admin/media/edit?id=bowl'],
  '/admin/redirects': ['/admin/redirects?id=old'],
  '/admin/settings': ['/admin/settings?host=one.example.com'],
  '/admin/history/:kind/:id': ['/admin/history/blog/onions'],
}

/**
 * Addresses without GET, redirects, non-pages, or those that need what only an import or a backup makes; the last two ask for a password
 * and a confirmation word.
 */
const without = [
  ...['/admin', '/admin/popup', '/admin/working-copy', '/admin/term-names', '/admin/upload', '/admin/preview', '/admin/preview/:kind'],
  ...['/admin/link-targets', '/admin/recipe-card', '/admin/media/choices', '/admin/export/file', '/admin/export/:kind', '/admin/*'],
  ...['/admin/backup/site.zip', '/admin/import/file', '/admin/import/:id/report.csv', '/admin/blog/:name'],
  ...['/admin/person/data.json', '/admin/newsletter/letter'],
  ...['/admin/preview/blog', '/admin/preview/recipe', '/admin/preview/page', '/admin/preview/collection', '/admin/sign-out'],
  ...['/admin/import/:id', '/admin/backup/restore/:name'],
]
/** For visitors who are not signed in: an address, a password, a code. */
const open = [
  ...['/admin/login', '/admin/second-step', '/admin/passkey', '/admin/forgot-password', '/admin/reset-password'],
  ...['/admin/invitation', '/admin/confirm-email'],
]

const ids = { tag: '', recipe: '' }
beforeAll(async () => {
  const { db } = journey.site
  await insertBlog(db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions' }))
  const from = { name: 'Ada', email: 'ada@mail.example', createdAt, approved: true }
  await insertComment(db, { ...from, approved: false, id: 'comment', blogId: 'onions', blogTitle: 'Slow onions', comment: 'How slow?' })
  const { id: recipeId } = await insertRecipe(db, aRecipe({ slug: 'melt' }))
  await insertReview(db, { ...from, id: 'review', recipeId, stars: 5, text: 'Fine.' })
  await insertQuestion(db, { ...from, id: 'question', recipeId, text: 'Which pan?' })
  const tag = await createTerm(db, 'tag', 'Soups', new Date())
  if (tag.ok) Object.assign(ids, { tag: tag.id, recipe: String(recipeId) })
  await insertImage(db, { id: 'bowl', width: 800, height: 600, createdAt, title: 'Bowl' })
  await db.insertInto('redirects').values({ id: 'old', source: '/old', target: '/new', status: 301, targetKey: null, createdAt }).execute()
  await updateSiteNumbers(db, 'one.example.com', { numberIntl: '+15550101', numberLocal: '555-0101' })
})
beforeEach(async () => {
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
})
afterEach(async () => {
  await journey.site.db.deleteFrom('workingCopies').execute()
})

async function visit(path: string) {
  page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

/** Closes the page as a killed browser does, and opens it again. */
async function revisit(path: string) {
  await page.close({ runBeforeUnload: false })
  await visit(path)
}

/**
 * Types in each text field of the page's forms, or with `isRead` reads them: form, field and value. Editors' fields are left out, and the
 * name for selected entries: the selection ends with the page as well.
 */
const goOver = (isRead: boolean) =>
  page.evaluate((isRead) => {
    const skipped = ['hidden', 'checkbox', 'radio', 'file', 'password', 'range', 'date', 'datetime-local', 'submit', 'color', 'number']
    const setText = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    const forms = [...document.querySelectorAll('form')].filter(
      ({ method, className }) => method === 'post' && className !== 'selection-bar',
    )
    let count = 0
    return forms.flatMap((form) =>
      [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap((field) => {
        const isTyped = !skipped.includes(field.type) && !field.readOnly && field.name !== '' && field.autocomplete !== 'one-time-code'
        if (!isTyped || field.classList.contains('editor__source')) return []
        count += 1
        if (!isRead) setText(field, field.type === 'email' ? `typed.${count}@mail.example` : `Typed ${count}.`)
        return [`${form.ariaLabel ?? form.querySelector<HTMLInputElement>('[name=form]')?.value}: ${field.name} = ${field.value}`]
      }),
    )
  }, isRead)

test('each address of the admin is walked or listed as one without text', () => {
  const named = [...without, ...open]
  expect(named.filter((path) => !adminPatterns.includes(path))).toEqual([])
  expect(adminPatterns.filter((path) => /[:*]/.test(path) && !named.includes(path) && !chosen[path])).toEqual([])
})

const walked = adminPatterns.filter((path) => !without.includes(path) && !open.includes(path))
const withText = new Set<string>()

/**
 * Everything that this browser stores, as one text; '' before it stores anything: asking must not create the database that the page should
 * create.
 */
const readKept = () =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'working-copies')) return ''
    return new Promise<string>((resolve) => {
      const opened = indexedDB.open('working-copies')
      opened.onsuccess = () => {
        const asked = opened.result.transaction('copies').objectStore('copies').getAll()
        asked.onsuccess = () => {
          opened.result.close()
          resolve(JSON.stringify([asked.result, { ...localStorage }]))
        }
      }
    })
  })

/** Those texts of a page that neither this browser nor the server has stored yet. */
async function listUnkept(texts: string[]) {
  const kept = [
    await readKept(),
    ...(await journey.site.db.selectFrom('workingCopies').select('fields').execute()).map(({ fields }) => fields),
  ]
  return texts.filter((text) => !kept.some((one) => one.includes(text)))
}

describe('what is typed is there again after the page was killed', () => {
  test.each(walked)('%s', async (pattern) => {
    const own = /[:*]/.test(pattern) ? [] : [pattern]
    for (const path of [...own, ...(chosen[pattern] ?? [])].map((one) =>
      one.replace(/\{(\w+)\}/g, (_, id) => ids[id as keyof typeof ids]),
    )) {
      await visit(path)
      const typed = await goOver(false)
      if (typed.length === 0) continue
      withText.add(pattern)
      const texts = typed.map((one) => one.slice(one.indexOf(' = ') + 3))
      await expect.poll(() => listUnkept(texts), { message: path }).toEqual([])
      // A page closed a moment ago may still count as open, and its text is then offered instead of restored: each attempt waits longer.
      let seconds = 0
      await expect
        .poll(
          async () => {
            await page.close({ runBeforeUnload: false })
            await sleep(1000 * seconds++)
            await visit(path)
            await page.waitForTimeout(1000)
            return goOver(true)
          },
          { message: path, timeout: 60_000 },
        )
        .toEqual(typed)
      await page.close()
      await journey.site.db.deleteFrom('workingCopies').execute()
    }
  })

  test('and most pages have such a form', () => {
    expect(withText.size).toBeGreaterThan(12)
  })
})

test('passwords, codes and files are not stored', { tags: 'promise' }, async () => {
  await visit('/admin/account')
  const name = page.getByLabel('Name', { exact: true }).first()
  await name.fill('June the cook')
  for (const field of await page.locator('input[type=password]').all()) await field.fill('typed-secret')
  await page.evaluate(() => {
    const code = document.createElement('input')
    Object.assign(code, { name: 'code', autocomplete: 'one-time-code', value: 'typed-code' })
    const file = Object.assign(document.createElement('input'), { name: 'file', type: 'file' })
    const chosen = new DataTransfer()
    chosen.items.add(new File(['typed-file'], 'typed-file.txt'))
    file.files = chosen.files
    document.querySelector('form.form')?.append(code, file)
  })
  await expect.poll(readKept).toContain('June the cook')
  expect(await readKept()).not.toMatch(/typed-secret|typed-code|typed-file/)
})

const addRedirect = () => page.getByRole('form', { name: 'Add a redirect' })

test('what is saved or discarded is no longer stored, and what is typed during a save is', async () => {
  await visit('/admin/redirects')
  await addRedirect().getByLabel('Old address').fill('/a')
  await addRedirect().getByLabel('Redirects to').fill('/b')
  await expect.poll(readKept).toContain('/b')
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/redirects*', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await addRedirect().getByRole('button', { name: 'Add redirect' }).click()
  await addRedirect().getByRole('button', { name: 'Saving…' }).waitFor()
  await addRedirect().getByLabel('Redirects to').fill('/typed-on')
  held.resolve()
  await meetToast(page, 'Redirect saved')
  await expect.poll(readKept).toContain('/typed-on')
  await revisit('/admin/redirects')
  await addRedirect().getByText('Your unsaved changes from').waitFor()
  expect(await addRedirect().getByLabel('Redirects to').inputValue()).toBe('/typed-on')
  await addRedirect().getByRole('button', { name: 'Discard unsaved changes' }).click()
  await expect.poll(() => addRedirect().getByLabel('Redirects to').inputValue()).toBe('')
  await expect.poll(readKept).not.toContain('typed-on')
  await addRedirect().getByLabel('Old address').fill('/c')
  await addRedirect().getByLabel('Redirects to').fill('/d')
  await expect.poll(readKept).toContain('/d')
  await addRedirect().getByRole('button', { name: 'Add redirect' }).click()
  await expect.poll(() => addRedirect().getByLabel('Redirects to').inputValue()).toBe('')
  await expect.poll(readKept).not.toContain('"/d"')
  await revisit('/admin/redirects')
  await page.waitForTimeout(500)
  expect(await addRedirect().getByLabel('Redirects to').inputValue()).toBe('')
})

test('it is there again after the session ended and someone signed in, and only for the account that typed it', {
  tags: 'promise',
}, async () => {
  await visit('/admin/manage-comments')
  const answer = () => page.getByRole('form', { name: 'Answer to Ada' })
  await page.locator('summary[aria-label="Answer the comment by Ada"]').click()
  await answer().getByLabel('Your answer').fill('Two hours.')
  await expect.poll(readKept).toContain('Two hours.')
  await journey.site.db.deleteFrom('identity_session').execute()
  await page.reload()
  await page.waitForURL(/\/admin\/login/)
  const typed = JSON.parse(await readKept())[0]
  await signIn(context, journey.site)
  await revisit('/admin/manage-comments')
  await expect.poll(() => answer().getByLabel('Your answer').inputValue()).toBe('Two hours.')
  expect(await answer().getByLabel('Your answer').isVisible()).toBe(true)
  // As if someone else had typed it.
  await page.evaluate(
    (copies) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('working-copies')
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('copies', 'readwrite')
          for (const copy of copies) transaction.objectStore('copies').put({ ...copy, account: 'somebody' })
          transaction.oncomplete = () => {
            opened.result.close()
            resolve()
          }
        }
      }),
    typed,
  )
  await revisit('/admin/manage-comments')
  await page.waitForTimeout(500)
  expect(await page.locator('form[aria-label="Answer to Ada"] textarea').inputValue()).toBe('')
  expect(await readKept()).toContain('Two hours.')
})

test.each([
  ['/admin/login', 'Email', 'Login'],
  ['/admin/redirects', 'Old address', 'Add redirect'],
  ['/admin/settings', 'Headline', 'Save settings'],
  ['/admin/blog/edit?id=onions', 'Author', 'Update Blog'],
  ['/admin/pages/edit?id=about', 'Title', 'Save page'],
])('%s says once that it could not be sent, and keeps its text', async (path, label, button) => {
  if (path === '/admin/login') await context.clearCookies()
  await visit(path)
  const findField = () => page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first()
  await findField().fill('typed@mail.example')
  if (path === '/admin/login') await page.getByLabel('Password').fill('secret')
  await context.setOffline(true)
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  await page.getByRole('alert').filter({ hasText: 'offline' }).first().waitFor()
  // Long enough for a toast, which stays for two seconds.
  await page.waitForTimeout(1000)
  expect(await page.getByText(/you seem to be offline/i).count()).toBe(1)
  expect(await page.evaluate(() => JSON.stringify((window as { shownToasts?: object[] }).shownToasts))).not.toContain('offline')
  expect(await findField().inputValue()).toBe('typed@mail.example')
  await context.setOffline(false)
  if (path === '/admin/login') return
  await revisit(path)
  await expect.poll(() => findField().inputValue()).toBe('typed@mail.example')
})
