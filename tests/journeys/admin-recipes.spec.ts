import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComments } from '#core/comments/comment-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { findSettings, updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { listComplaints, startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { loseAnswer } from '#tests/set-up/lose-answer.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext
let page: Page
let complaints: string[]
/** The browser's requests, and the responses. */
const questions: string[] = []
let answerYes = true
beforeEach(async () => {
  questions.length = 0
  answerYes = true
  await journey.site.db.deleteFrom('_recipes').execute()
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  complaints = listComplaints(page, /status of 40\d/)
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (answerYes ? dialog.accept() : dialog.dismiss())
  })
})
afterEach(() => expect(complaints).toEqual([]))

async function open(path: string) {
  await signIn(context, journey.site)
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

const sheet = () => page.getByRole('dialog')
const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

/** The contents of a list's rows. */
const readRows = (name: string) => page.locator(`[name="${name}"]`).evaluateAll((rows) => rows.map((row) => 'value' in row && row.value))

/** Pastes text into the focused field as from the clipboard. */
function paste(text: string) {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('when pasting a recipe from a page, titles and list markers are dropped, the owner is told which titles, and headings of groups become rows', {
  tags: 'promise',
}, async () => {
  await open('/admin/manage-recipe?add=1')
  await field('Ingredient 1').focus()
  await paste('Ingredients\n▢ 2 eggs\n▢ 1.5 cups flour\nFor the buns:\n• 1 cup milk')
  await expect.poll(() => readRows('ingredients')).toEqual(['2 eggs', '1.5 cups flour', '##', 'For the buns', '1 cup milk'])
  const notice = page.getByRole('status').filter({ hasText: 'Left out: “Ingredients”' })
  await notice.waitFor()
  await expect.poll(() => findViolations(page)).toEqual([])
  await page.keyboard.press('End')
  await paste('▢ 1 tsp salt')
  await expect.poll(() => readRows('ingredients')).toEqual(['2 eggs', '1.5 cups flour', '##', 'For the buns', '1 cup milk'])
  await notice.waitFor({ state: 'detached' })
  await field('Step 1').focus()
  await paste('Step 1: Mix.\nStep 2: Bake.')
  await expect.poll(() => readRows('steps')).toEqual(['Mix.', 'Bake.'])
  await expect.poll(() => page.getByText('Left out').count()).toBe(0)
})

test('pasting a whole recipe into a list fills both lists and the empty fields', async () => {
  await open('/admin/manage-recipe?add=1')
  await page.getByLabel('Short description').fill('Mine.')
  await field('Ingredient 1').focus()
  await paste(
    'Lamb Stew\nFor cold days.\nServes 4\nPrep time: 20 min\n**Ingredients**\n2 lb lamb\nDough\n1 cup flour\nMethod\n1. Brown it.\n2. Simmer.',
  )
  await expect.poll(() => readRows('ingredients')).toEqual(['2 lb lamb', '##', 'Dough', '1 cup flour'])
  await expect.poll(() => readRows('steps')).toEqual(['Brown it.', 'Simmer.'])
  await page.getByRole('status').filter({ hasText: 'A whole recipe was pasted' }).waitFor()
  const values = ['title', 'short', 'servings', 'prepMinutes'].map((name) => page.locator(`[name="${name}"]`).inputValue())
  expect(await Promise.all(values)).toEqual(['Lamb Stew', 'Mine.', '4', '20'])
})

test('a heading pasted first is a heading, including in a whole recipe', async () => {
  await open('/admin/manage-recipe?add=1')
  await field('Ingredient 1').focus()
  await paste('For the buns:\n1 cup milk')
  await expect.poll(() => readRows('ingredients')).toEqual(['##', 'For the buns', '1 cup milk'])
  await expect.poll(() => page.locator('.rows-field').first().locator('[data-kind="heading"] textarea').inputValue()).toBe('For the buns')
  await field('Step 1').focus()
  await paste('Ingredients\n[For the Lamb]\n2 lb lamb\nMethod\n**Sear**\nBrown it.')
  await expect.poll(() => readRows('steps')).toEqual(['##', 'Sear', 'Brown it.'])
  await expect.poll(() => readRows('ingredients')).toEqual(['##', 'For the buns', '1 cup milk', '##', 'For the Lamb', '2 lb lamb'])
})

test('a recipe whose response was lost exists once, even if it is sent again', async () => {
  await open('/admin/manage-recipe?add=1')
  await page.getByLabel('Title').fill('Patty Melt')
  await page.getByLabel('Short description').fill('Rye, beef, onions, and patience.')
  await page.getByLabel('Image URL').fill('/images/hero')
  await field('Ingredient 1').fill('2 onions')
  await field('Step 1').fill('Fry it.')
  await loseAnswer(page)
  await button('Save recipe').click()
  await sheet().getByRole('alert').first().waitFor()
  await button('Save recipe').click()
  await meetToast(page, 'Recipe added!')
  await expect.poll(() => journey.site.db.selectFrom('_recipes').select('title').execute()).toEqual([{ title: 'Patty Melt' }])
  complaints.length = 0
})

test('the owner adds a recipe, finds it under /recipes, edits and deletes it', { tags: 'promise' }, async () => {
  await open('/admin/manage-recipe')
  await page.getByText('No recipes added yet.').waitFor()
  await page.getByRole('link', { name: '+ Add Recipe' }).click()
  await sheet().getByRole('heading', { name: 'Add Recipe' }).waitFor()
  await button('Save recipe').click()
  await sheet().getByRole('alert').filter({ hasText: 'Title, description, and image are required.' }).waitFor()
  await meetToast(page, 'Title, description, and image are required.')

  await page.getByLabel('Title').fill('Patty Melt')
  await page.getByLabel('Short description').fill('Rye, beef, onions, and patience.')
  await page.getByLabel('Image URL').fill('/images/hero')
  await page.getByLabel('Type').selectOption('Trending')
  await page.getByLabel('Calories').fill('710')
  await field('Ingredient 1').focus()
  await paste('- 8 slices rye bread\n- 1 lb ground chuck\n\n- 2 onions')
  await expect.poll(() => readRows('ingredients')).toEqual(['8 slices rye bread', '1 lb ground chuck', '2 onions'])
  await page.getByText('2 ingredients added').waitFor()
  await field('Step 1').fill('Eat it.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Fry it.')
  await button('Save recipe').dblclick()
  await meetToast(page, 'Recipe added!')
  await sheet().waitFor({ state: 'detached' })
  await page.waitForURL(`${journey.site.origin}/admin/manage-recipe`)
  expect(questions).toEqual([])
  await page.getByRole('link', { name: 'Edit Patty Melt' }).waitFor()

  await page.getByRole('link', { name: 'Edit Patty Melt' }).click()
  await page.getByRole('heading', { name: 'Edit Recipe' }).waitFor()
  await button('Move step 2 up').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => readRows('steps')).toEqual(['Fry it.', 'Eat it.'])
  await page.getByText('Step 2 moved to position 1 of 2').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move step 1 up')
  await button('Save recipe').click()
  await page.getByRole('status').filter({ hasText: 'Recipe saved!' }).first().waitFor()
  await meetToast(page, 'Recipe saved!')

  await page.goto(`${journey.site.origin}/recipes`)
  await page.getByRole('link', { name: 'Patty Melt', exact: true }).click()
  await page.getByRole('heading', { name: 'Patty Melt', level: 1 }).waitFor()
  const text = (await page.locator('main').textContent()) ?? ''
  expect(text.indexOf('Fry it.')).toBeLessThan(text.indexOf('Eat it.'))

  await page.goto(`${journey.site.origin}/admin/manage-recipe`)
  answerYes = false
  await button('Delete Patty Melt').click()
  expect(questions).toEqual(['Delete "Patty Melt"? It goes to the trash, where it can be restored for 30 days.'])
  await page.getByRole('link', { name: 'Edit Patty Melt' }).waitFor()
  answerYes = true
  await button('Delete Patty Melt').click()
  await meetToast(page, 'Recipe deleted')
  await page.getByText('No recipes added yet.').waitFor()
  expect((await page.request.get(`${journey.site.origin}/recipes/patty-melt`)).status()).toBe(404)
})

test('rows are removed except the last one, and dragged', { tags: 'promise' }, async () => {
  await open('/admin/manage-recipe?add=1')
  await field('Step 1').focus()
  await paste('One\nTwo\nThree\nFour')
  await page.waitForFunction(() => document.querySelectorAll('[name="steps"]').length === 4)
  await button('Remove step 2').click()
  await expect.poll(() => readRows('steps')).toEqual(['One', 'Three', 'Four'])
  const rows = page.locator('.rows-field', { hasText: 'Steps' }).locator('.row-list > li')
  await rows.nth(2).scrollIntoViewIfNeeded()
  const [from, to] = [await rows.nth(0).locator('.row-list__handle').boundingBox(), await rows.nth(2).boundingBox()]
  if (!from || !to) throw new Error('The rows have no place')
  await page.mouse.move(from.x + 5, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 5, to.y + to.height - 5, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => readRows('steps')).toEqual(['Three', 'Four', 'One'])
  for (let count = 3; count > 1; count--) await button('Remove step 1').click()
  await expect.poll(() => button('Remove step 1').getAttribute('aria-disabled')).toBe('true')
  await button('Remove step 1').click({ force: true })
  await expect.poll(() => readRows('steps')).toEqual(['One'])
})

test('someone who types before the page has started continues where they are', async () => {
  const { id } = await insertRecipe(journey.site.db, aRecipe({ steps: ['Fry it today.', 'Eat it.'] }))
  await signIn(context, journey.site)
  const { promise: network, resolve: bringCode } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await network
    await route.continue()
  })
  await page.goto(`${journey.site.origin}/admin/manage-recipe/edit?id=${id}`, { waitUntil: 'commit' })
  await field('Step 1').focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('Do ')
  bringCode()
  await untilStarted(page)
  await page.keyboard.type('not ')
  expect((await readRows('steps')).slice(0, 2)).toEqual(['Do not Fry it today.', 'Eat it.'])
})

test('typed text is not lost, however the dialog is left, and is continued from the list until it is discarded', {
  tags: 'promise',
}, async () => {
  await open('/admin/manage-recipe')
  await page.getByRole('link', { name: '+ Add Recipe' }).click()
  for (const leave of [() => page.keyboard.press('Escape'), () => page.getByLabel('Close').click()]) {
    await page.getByLabel('Title').fill('Half a recipe')
    await leave()
    await sheet().waitFor({ state: 'detached' })
    await page.getByText('You have an unsaved new recipe, “Half a recipe”').waitFor()
    await page.getByRole('link', { name: 'Continue editing' }).click()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Half a recipe')
  }
  expect(questions).toEqual([])
  answerYes = true
  await button('Discard unsaved changes').click()
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await sheet().waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('unsaved new').count()).toBe(0)
})

test('a session that ended keeps the form, which is saved after signing in again in place', async () => {
  await open('/admin/manage-recipe?copy=4')
  await page.getByLabel('Title').fill('Our Ribs')
  await journey.site.db.deleteFrom('identity_session').execute()
  await button('Save recipe').click()
  const again = page.getByRole('form', { name: 'Sign in again' })
  await again.getByLabel('Email').fill(journey.site.admin.email)
  await again.getByLabel('Password').fill(journey.site.admin.password)
  await button('Login', again).click()
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Our Ribs')
  await button('Save recipe').click()
  await meetToast(page, 'Recipe added!')
  await page.getByRole('link', { name: 'Edit your copy of BBQ Ribs' }).waitFor()
})

test('the built-in recipes are hidden by the switch', async () => {
  await open('/admin/manage-recipe')
  const shown = page.getByRole('switch', { name: 'Shown on the site' })
  await shown.click()
  await meetToast(page, 'Built-in recipes hidden')
  await expect.poll(() => shown.getAttribute('aria-checked')).toBe('false')
  expect((await page.request.get(`${journey.site.origin}/recipes/fried-chicken`)).status()).toBe(404)
  await shown.click()
  await meetToast(page, 'Built-in recipes shown')
})

test('a comment is approved and appears on its post; several are changed at once', { tags: 'promise' }, async () => {
  await open('/admin/manage-comments?pending=1')
  const { name, urlSlug, comment } = await journey.site.db
    .selectFrom('comments')
    .innerJoin('_blogs', '_blogs.id', 'comments.blogId')
    .select(['comments.name', 'comments.comment', '_blogs.urlSlug'])
    .where('approved', '=', false)
    .executeTakeFirstOrThrow()
  const card = page.locator('article', { hasText: name })
  await button(`Approve the comment by ${name}`).click()
  await meetToast(page, 'Comment approved')
  await card.getByText('Approved', { exact: true }).waitFor()
  await page.locator('#main').getByText('2 pending', { exact: true }).waitFor()
  const visitor = await journey.newPage()
  await visitor.goto(`${journey.site.origin}/blogs/${urlSlug}`)
  await expect.poll(() => visitor.getByText(comment).count()).toBe(1)
  await visitor.close()
  await button(`Disapprove the comment by ${name}`).click()
  await meetToast(page, 'Comment disapproved')

  await page.getByLabel('Select all').check()
  await page.getByText('3 chosen').waitFor()
  await button('Approve').click()
  await meetToast(page, '3 comments approved')
  await page.locator('#main').getByText('0 pending', { exact: true }).waitFor()
  await button(`Delete the comment by ${name}`).click()
  expect(questions).toEqual([`Delete "Comment by ${name}"? This cannot be undone.`])
  await meetToast(page, 'Comment deleted')
  await card.waitFor({ state: 'detached' })
})

test('when all comments of a page are deleted, those of the next one appear', async () => {
  const { db } = journey.site
  await db.deleteFrom('comments').execute()
  await insertBlog(db, aBlog({ id: 'talk', urlSlug: 'talk' }))
  const comment = {
    blogId: 'talk',
    blogTitle: 'Talk',
    name: 'Ann',
    email: 'ann@mail.example',
    createdAt: '2026-11-20T20:02:00.000Z',
    approved: true,
  }
  await insertComments(
    db,
    Array.from({ length: 52 }, (_, index) => ({ ...comment, id: `talk-${index + 10}`, comment: `Words ${index + 10}` })),
  )
  await open('/admin/manage-comments')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByText('Words 11', { exact: true }).waitFor()
  await expect.poll(() => page.locator('.comment-cards article').count()).toBe(2)
})

test('how the form reads pine nuts depends on the site’s region', async () => {
  const { db } = journey.site
  const { id } = await insertRecipe(db, aRecipe({ ingredients: ['1 head lettuce', '2 tbsp pine nuts', '1 cup milk'] }))
  const settings = await findSettings(db)
  const read = async () => {
    await open(`/admin/manage-recipe/edit?id=${id}`)
    const allergens = page.getByRole('group', { name: 'Allergens and diets' })
    await allergens.getByText('milk: 1 cup milk').waitFor()
    await button('Use detected allergens').click()
    return { lines: await allergens.getByRole('listitem').allInnerTexts(), field: await field('Allergens').inputValue() }
  }
  expect(await read()).toEqual({ lines: ['milk: 1 cup milk', 'tree nuts: 2 tbsp pine nuts'], field: 'milk, nuts' })
  await updateSettings(db, { ...settings, allergenRegion: 'eu' })
  try {
    expect(await read()).toEqual({ lines: ['milk: 1 cup milk'], field: 'milk' })
    await page.getByText('Judging by its ingredients').waitFor()
    expect(await page.getByText('Judging by its ingredients').innerText()).not.toContain('nut free')
  } finally {
    await updateSettings(db, settings)
  }
})

test('a recipe is added without JavaScript', async () => {
  const plain = await journey.newPage({ javaScriptEnabled: false })
  await plain.goto(`${journey.site.origin}/admin/login?next=${encodeURIComponent('/admin/manage-recipe?add=1')}`)
  await plain.getByLabel('Email').fill(journey.site.admin.email)
  await plain.getByLabel('Password').fill(journey.site.admin.password)
  await plain.getByRole('button', { name: 'Login' }).click()
  await plain.getByLabel('Title').fill('Plain Melt')
  await plain.getByLabel('Image URL').fill('/images/hero')
  await plain.getByRole('textbox', { name: 'Step 2', exact: true }).fill('Fry it.')
  await plain.getByRole('textbox', { name: 'Ingredient 1', exact: true }).fill('Beef')
  await plain.getByRole('button', { name: 'Save recipe' }).click()
  await plain.getByRole('alert').filter({ hasText: 'Title, description, and image are required.' }).waitFor()
  await expect.poll(() => plain.getByLabel('Title').inputValue()).toBe('Plain Melt')
  await plain.getByLabel('Short description').fill('No script needed.')
  await plain.getByRole('button', { name: 'Save recipe' }).click()
  await plain.getByRole('status').filter({ hasText: 'Recipe added!' }).waitFor()
  await plain.getByRole('button', { name: 'Delete Plain Melt' }).click()
  await plain.getByText('No recipes added yet.').waitFor()
  await plain.close()
})

test.each([
  '/manage-recipe',
  '/manage-recipe?add=1',
  '/manage-recipe?copy=2',
  '/manage-recipe/edit',
  '/manage-comments',
  '/manage-comments?pending=1&q=nothing',
])('%s is accessible and fits, on a phone and on a desk', async (path) => {
  await open('/admin/manage-recipe?copy=1')
  await page.getByLabel('Title').fill('Averyveryverylongwordthatnobodywouldeverputintoatitlebutsomebodywill')
  await button('Save recipe').click()
  await meetToast(page, 'Recipe added!')
  const { id } = await journey.site.db.selectFrom('_recipes').select('id').executeTakeFirstOrThrow()
  await page.goto(`${journey.site.origin}/admin${path}${path.endsWith('edit') ? `?id=${id}` : ''}`)
  await page
    .getByRole('heading', { level: /[?](?:add|copy)/.test(path) ? 2 : 1 })
    .first()
    .waitFor()
  await page.waitForFunction(
    () => document.querySelector('.start-spinner')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true,
  )
  await expectAccessible(page)
})

test('the form’s error messages are accessible and fit, on a phone and on a desk', async () => {
  await open('/admin/manage-recipe?add=1')
  await button('Save recipe').click()
  await sheet().getByRole('alert').first().waitFor()
  await expectAccessible(page)
})
