import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { deleteBlog } from '#core/blogs/write-blog.ts'
import { aBlog } from '#tests/builders.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
const editor = '/admin/blog/edit?id=onions'
const adding = '/admin/blog?add=1'
let context: BrowserContext
beforeEach(async () => {
  for (const table of ['_blogs', 'revisions', 'workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
  await insertBlog(journey.site.db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' }))
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
})

/** A context for one test, whose pages start with a script. */
async function beginWith(script: () => void) {
  context = await journey.newContextWithClock({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
  await context.addInitScript(script)
}

async function open(path: string) {
  const tab = await context.newPage()
  tab.on('dialog', (question) => question.accept())
  await tab.goto(journey.site.origin + path)
  await untilStarted(tab)
  return tab
}

const findTitle = (tab: Page) => tab.getByLabel('Title', { exact: true })
const untilSaved = (tab: Page) => tab.getByText(/^Saved \d/).waitFor()
const readCopies = async () => {
  const copies = await journey.site.db.selectFrom('workingCopies').select(['id', 'recordId', 'fields']).orderBy('savedAt').execute()
  return copies.map(({ id, recordId, fields }) => ({ id, recordId, title: JSON.parse(fields).title }))
}

/** Types a title while the server can't be reached, and leaves; the copy stays in this browser. */
async function typeOffline(title: string) {
  const tab = await open(editor)
  await context.setOffline(true)
  await findTitle(tab).fill(title)
  await tab.getByText('Offline, saved on this device').waitFor()
  await tab.close({ runBeforeUnload: false })
  await context.setOffline(false)
}

/** What this browser stores: the title of each copy and whose it is. */
const readKept = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<{ id: string; account: string; title: string | undefined }[]>((resolve) => {
        const opened = indexedDB.open('working-copies')
        opened.onsuccess = () => {
          const asked = opened.result.transaction('copies').objectStore('copies').getAll()
          asked.onsuccess = () => {
            opened.result.close()
            resolve(asked.result.map(({ id, account, fields }) => ({ id, account, title: fields.title })))
          }
        }
      }),
  )

test('a text on the server and one in this browser are shown side by side, and neither is deleted before the save', {
  tags: 'promise',
}, async () => {
  await typeOffline('From this device')
  const other = {
    id: crypto.randomUUID(),
    kind: 'blog',
    recordId: 'onions',
    base: 1,
    sequence: 1,
    savedAt: '2026-01-01T00:00:00.000Z',
  } as const
  const owner = await journey.site.db.selectFrom('identity_user').select('id').executeTakeFirstOrThrow()
  const fields = JSON.stringify({ title: 'From elsewhere', author: 'Sam' })
  await journey.site.db
    .insertInto('workingCopies')
    .values({ ...other, fields, authorId: owner.id, author: 'owner@example.com' })
    .execute()
  const page = await open(editor)
  const panel = page.getByRole('region', { name: 'Two unsaved versions' })
  await panel.getByText('From elsewhere').waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('From this device')
  await untilSaved(page)
  expect((await readCopies()).map(({ title }) => title)).toEqual(['From elsewhere', 'From this device'])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => findViolations(page)).toEqual([])
  }
  await panel.getByRole('group', { name: 'Title, difference 1' }).getByRole('button', { name: 'Use the other' }).click()
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  const saved = await journey.site.db.selectFrom('_blogs').select('title').executeTakeFirstOrThrow()
  expect(saved.title).toBe('From elsewhere')
  await expect.poll(readCopies).toEqual([])
  await expect.poll(() => readKept(page)).toEqual([])
})

test('of two texts in this browser, the older one stays until it is saved or discarded', async () => {
  const tabs = [await open(editor), await open(editor)]
  await context.setOffline(true)
  for (const [index, tab] of tabs.entries()) {
    await findTitle(tab).fill(`Text ${index}`)
    await tab.getByText('Offline, saved on this device').waitFor()
  }
  for (const tab of tabs) await tab.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const page = await open(editor)
  const panel = page.getByRole('region', { name: 'Two unsaved versions' })
  await panel.getByText('Text 0').waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('Text 1')
  await untilSaved(page)
  await expect.poll(() => readKept(page)).toMatchObject([{ title: 'Text 0' }])
  await panel.getByRole('button', { name: 'Discard the other version' }).click()
  await expect.poll(() => readKept(page)).toEqual([])
  expect(await findTitle(page).inputValue()).toBe('Text 1')
})

test('what another account stores in this browser is neither shown nor deleted', async () => {
  await typeOffline('Of somebody else')
  const first = await open('/admin/blog')
  const owner = await journey.site.db.selectFrom('identity_user').select('id').executeTakeFirstOrThrow()
  expect(await readKept(first)).toMatchObject([{ account: owner.id }])
  await first.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('working-copies')
        opened.onsuccess = () => {
          const copies = opened.result.transaction('copies', 'readwrite').objectStore('copies')
          const asked = copies.getAll()
          asked.onsuccess = () => {
            for (const copy of asked.result) copies.put({ ...copy, account: 'somebody' })
          }
          copies.transaction.oncomplete = () => {
            opened.result.close()
            resolve()
          }
        }
      }),
  )
  const page = await open(editor)
  await findTitle(page).fill('Of the owner')
  await untilSaved(page)
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  await expect.poll(() => readKept(page)).toMatchObject([{ account: 'somebody', title: 'Of somebody else' }])
})

test('what an earlier release left in local storage is there, and moved to where it belongs', async () => {
  const first = await open('/admin/blog')
  const copy = { id: crypto.randomUUID(), base: 1, savedAt: '2026-01-01T00:00:00.000Z', fields: { title: 'From an earlier release' } }
  await first.evaluate((copy) => localStorage.setItem(`griddle-unsaved:blog:onions:${copy.id}`, JSON.stringify(copy)), copy)
  const page = await open(editor)
  await page.getByText('restored, from this device').waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('From an earlier release')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('griddle-')))).toEqual([])
})

test('a browser without IndexedDB uses local storage and says so; one without both says that it stores nothing', async () => {
  await beginWith(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
  })
  const first = await open(editor)
  await context.setOffline(true)
  await findTitle(first).fill('Kept late')
  await first.getByText('saved on this device unless the browser crashes').waitFor()
  await first.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const page = await open(editor)
  await page.getByText('restored, from this device.').waitFor()
  await expect.poll(() => findTitle(page).inputValue()).toBe('Kept late')
  await untilSaved(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await context.setOffline(true)
  await findTitle(page).fill('Kept nowhere')
  await page.getByRole('alert').getByText('copy your text before you leave').waitFor()
})

test('a second tab for a new post opens empty, says that another one is writing it, and takes it over', { tags: 'promise' }, async () => {
  const first = await open(adding)
  await findTitle(first).fill('Braised leeks')
  await untilSaved(first)
  const second = await open(adding)
  await second.getByText('Another tab is editing a new post: “Braised leeks”.').waitFor()
  await expect.poll(() => findTitle(second).inputValue()).toBe('')
  await expect.poll(() => findViolations(second)).toEqual([])
  await second.getByRole('button', { name: 'Edit here instead' }).click()
  await expect.poll(() => findTitle(second).inputValue()).toBe('Braised leeks')
  await first.getByText('You’re now editing this text in another tab.').waitFor()
  await first.getByRole('button', { name: 'Save as a new copy' }).click()
  await untilSaved(first)
})

test('once the other tab is gone, its text is offered', async () => {
  const first = await open(adding)
  await findTitle(first).fill('Braised leeks')
  await untilSaved(first)
  const second = await open(adding)
  await second.getByText('Another tab is editing a new post').waitFor()
  await first.close({ runBeforeUnload: false })
  await second.getByRole('button', { name: 'Find its text' }).click()
  await expect.poll(() => findTitle(second).inputValue()).toBe('Braised leeks')
})

test('a text discarded in one tab says so in another, and is stored there as another copy by whoever continues', async () => {
  const first = await open(editor)
  await findTitle(first).fill('Slower onions')
  await untilSaved(first)
  const second = await open(editor)
  await second.getByText('Another tab is editing this post').waitFor()
  await expect.poll(() => findTitle(second).inputValue()).toBe('Slow onions')
  const [copy] = await readCopies()
  // A tab that has the same copy open.
  const third = await open('/admin/blog')
  await third.evaluate((id) => new BroadcastChannel('griddle-copies').postMessage({ discarded: [id] }), copy?.id)
  await first.getByText('You discarded this text in another tab.').waitFor()
  await second.getByText('The other tab discarded its changes.').waitFor()
  await findTitle(first).fill('The slowest onions')
  await first.getByText('You discarded this text in another tab.').waitFor({ state: 'detached' })
  await expect.poll(readCopies).toMatchObject([{ title: 'Slower onions' }, { title: 'The slowest onions' }])
})

test('a text discarded while a message about it is in transit does not come back', async () => {
  const page = await open(editor)
  await findTitle(page).fill('Slower onions')
  await untilSaved(page)
  await page.reload()
  await page.getByText('Your unsaved changes from').waitFor()
  const held = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route('**/admin/working-copy', async (route) => {
    if (!route.request().postData()?.includes('discard')) {
      sent.resolve()
      await held.promise
    }
    await route.continue()
  })
  await findTitle(page).fill('The slowest onions')
  await sent.promise
  await page.getByRole('button', { name: 'Discard unsaved changes' }).click()
  await expect.poll(() => findTitle(page).inputValue()).toBe('Slow onions')
  const answered = page.waitForResponse('**/admin/working-copy')
  held.resolve()
  await answered
  await page.unrouteAll({ behavior: 'wait' })
  const again = await open(editor)
  // Long enough for a text in this browser to be found.
  await again.waitForTimeout(1000)
  expect(await findTitle(again).inputValue()).toBe('Slow onions')
  expect((await readCopies()).flatMap(({ title }) => title ?? [])).toEqual([])
  expect(await readKept(again)).toEqual([])
})

test('a text of a record permanently deleted while its browser was offline is offered as a new one: at its address and in the list', async () => {
  await typeOffline('Slowest onions')
  await deleteBlog(journey.site.db, 'onions', new Date())
  const gone = await open(editor)
  await gone.getByText('You have an unsaved new post, “Slowest onions”').waitFor()
  await gone.getByRole('link', { name: 'Continue editing' }).click()
  await expect.poll(() => findTitle(gone).inputValue()).toBe('Slowest onions')
  await gone.close({ runBeforeUnload: false })
  for (const table of ['workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
})

test('the list also offers the text of a deleted record, and ignores that of a stored one', async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'leeks', title: 'Leeks', urlSlug: 'leeks' }))
  await typeOffline('Slowest onions')
  const other = await open('/admin/blog/edit?id=leeks')
  await context.setOffline(true)
  await findTitle(other).fill('Longer leeks')
  await other.getByText('Offline, saved on this device').waitFor()
  await other.close({ runBeforeUnload: false })
  await context.setOffline(false)
  await deleteBlog(journey.site.db, 'onions', new Date())
  const list = await open('/admin/blog')
  await list.getByText('You have an unsaved new post, “Slowest onions”').waitFor()
  const stored = await open('/admin/blog/edit?id=leeks')
  await expect.poll(() => findTitle(stored).inputValue()).toBe('Longer leeks')
})

test('what is typed before the page’s script started is stored', async () => {
  for (const path of [adding, editor]) {
    const page = await context.newPage()
    let start = () => {}
    const held = new Promise<void>((resolve) => {
      start = resolve
    })
    await page.route(/\.js$/, (route) => held.then(() => route.continue()))
    await page.goto(journey.site.origin + path, { waitUntil: 'commit' })
    await findTitle(page).fill('Typed first')
    await page.getByLabel('Author', { exact: true }).fill('Sam')
    start()
    await untilSaved(page)
    await expect.poll(() => findTitle(page).inputValue()).toBe('Typed first')
  }
  await expect.poll(readCopies).toMatchObject([
    { recordId: '', title: 'Typed first' },
    { recordId: 'onions', title: 'Typed first' },
  ])
})

test('a page being left has stored what was typed last, even if that is the only event it gets', async () => {
  // The form is not checked by time.
  await beginWith(() => {
    Object.assign(window, { setInterval: () => 0 })
  })
  const page = await open(editor)
  await findTitle(page).fill('Typed last')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => readKept(page)).toMatchObject([{ title: 'Typed last' }])
})

test('without TLS tabs find out from each other who has a text open, and copies have ids', async () => {
  await beginWith(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
  })
  const first = await open(adding)
  await findTitle(first).fill('Braised leeks')
  await untilSaved(first)
  // A busy tab responds late.
  await (await context.newCDPSession(first)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const second = await open(adding)
  await second.getByText('Another tab is editing a new post: “Braised leeks”.').waitFor()
  await expect.poll(() => findTitle(second).inputValue()).toBe('')
  await second.getByRole('button', { name: 'Edit here instead' }).click()
  await expect.poll(() => findTitle(second).inputValue()).toBe('Braised leeks')
  await findTitle(second).fill('Braised leeks, again')
  await untilSaved(second)
  for (const { id } of await readCopies()) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a post permanently deleted elsewhere is reported at once, and its text becomes that of a new one', async () => {
  const page = await open(editor)
  await findTitle(page).fill('Slower onions')
  await untilSaved(page)
  await deleteBlog(journey.site.db, 'onions', new Date())
  await expect.poll(() => readCopies()).toMatchObject([{ recordId: '', title: 'Slower onions' }])
  await findTitle(page).fill('The slowest onions')
  await page.getByText('This post was permanently deleted.').waitFor()
  await untilSaved(page)
  await page.getByRole('link', { name: 'Continue with the new post' }).click()
  await expect.poll(() => findTitle(page).inputValue()).toBe('The slowest onions')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await meetToast(page, 'Draft saved')
  const { title } = await journey.site.db.selectFrom('_blogs').select('title').executeTakeFirstOrThrow()
  expect(title).toBe('The slowest onions')
  await expect.poll(readCopies).toEqual([])
})
