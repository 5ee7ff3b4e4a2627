import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { startJourney, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const journey = startJourney()
let context: BrowserContext

beforeEach(async () => {
  for (const table of ['_blogs', '_recipes', 'revisions', 'workingCopies'] as const) await journey.site.db.deleteFrom(table).execute()
  context = await journey.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signIn(context, journey.site)
})

async function open(path: string) {
  const page = await context.newPage()
  page.on('dialog', (question) => question.accept())
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
  return page
}

/** Saves the record as another user's window does. */
async function saveElsewhere(path: string, form: Record<string, string>) {
  const answer = await context.request.post(journey.site.origin + path, { form, headers: { Origin: journey.site.origin } })
  expect(answer.status()).toBe(200)
}

const findPanel = (page: Page) => page.getByRole('region', { name: 'Two versions' })
const choose = (page: Page, difference: string, choice: string) =>
  findPanel(page).getByRole('group', { name: difference }).getByRole('button', { name: choice }).press('Enter')

const post = {
  ...{ title: 'Theirs', author: 'Sam', formattedDate: '2026-11-20', urlSlug: 'theirs', content: '<p>Low heat.</p><p>Theirs.</p>' },
  ...{
    imageLink: '',
    imageBase64: '/images/hero',
    imageAlt: 'Their picture',
    tags: 'Stew',
    comments: 'closed',
    disclosure: '',
    pinText: '',
  },
}
const editor = '/admin/blog/edit?id=onions'

async function openConflict() {
  const content = '<p>Low heat.</p><p>Patience.</p>'
  await insertBlog(journey.site.db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content }))
  const page = await open(editor)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await saveElsewhere(editor, post)
  await page.getByLabel('Title', { exact: true }).fill('Ours')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-19')
  await page.getByLabel('Alternative text').fill('Our picture')
  await page.getByLabel('Comments').selectOption('Open')
  await page.getByRole('textbox', { name: 'Content' }).fill('Ours.')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await findPanel(page).getByRole('heading', { name: 'Content' }).waitFor()
  return page
}

const readPost = () => journey.site.db.selectFrom('_blogs').selectAll().executeTakeFirstOrThrow()

test('choices between two versions of a post are saved, with keys alone and without another step', { tags: 'promise' }, async () => {
  const page = await openConflict()
  await choose(page, 'Title, difference 1', 'Use theirs')
  await choose(page, 'Date, difference 1', 'Use theirs')
  await choose(page, 'Slug, difference 1', 'Use theirs')
  await choose(page, 'Alternative text, difference 1', 'Keep yours')
  await choose(page, 'Content, difference 1', 'Keep both')
  await page.getByRole('button', { name: 'Update Blog' }).press('Enter')
  await meetToast(page, 'Blog updated')
  await expect
    .poll(() => readPost())
    .toMatchObject({ title: 'Theirs', urlSlug: 'theirs', formattedDate: '2026-11-20', imageAlt: 'Our picture' })
  await expect
    .poll(() => readPost())
    .toMatchObject({ author: 'Sam', comments: 'closed', content: expect.stringMatching(/Ours\.[\s\S]*Low heat\./) })
  await findPanel(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Theirs')
  await expect.poll(() => journey.site.db.selectFrom('workingCopies').selectAll().execute()).toEqual([])
})

test('what is typed in the form after the comparison is saved instead, and the panel says so', async () => {
  const page = await openConflict()
  await choose(page, 'Title, difference 1', 'Use theirs')
  await page.getByLabel('Title', { exact: true }).fill('Anew')
  await findPanel(page).getByText('The form’s version will be saved.').waitFor()
  await page.getByRole('button', { name: 'Choose here again' }).click()
  await findPanel(page).getByRole('group', { name: 'Title, difference 1' }).waitFor()
  await page.getByLabel('Title', { exact: true }).fill('All anew')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  await expect.poll(() => readPost()).toMatchObject({ title: 'All anew', author: 'Sam' })
})

/** Delays the form's next saves until the returned function is called. */
async function holdSaves(page: Page, path: string) {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}*`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  return held.resolve
}

test('what is typed in a post during a save stays, beside what others had changed', async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' }))
  const page = await open(editor)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  const stored = aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' })
  await saveElsewhere(editor, {
    ...{
      title: stored.title,
      author: 'Theirs',
      formattedDate: stored.formattedDate ?? '',
      urlSlug: stored.urlSlug,
      content: stored.content,
    },
    ...{ imageLink: stored.imageLink ?? '', imageBase64: stored.imageBase64 ?? '', imageAlt: stored.imageAlt ?? '' },
  })
  await page.getByLabel('Title', { exact: true }).fill('Ours')
  const release = await holdSaves(page, '/admin/blog/edit')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  await page.getByLabel('Alternative text').fill('Typed on')
  release()
  await expect.poll(() => page.getByLabel('Author', { exact: true }).inputValue()).toBe('Theirs')
  expect(await page.getByLabel('Alternative text').inputValue()).toBe('Typed on')
  expect(await page.getByLabel('Alternative text').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await expect.poll(readPost).toMatchObject({ title: 'Ours', author: 'Theirs', imageAlt: 'Typed on' })
})

test('what is typed in the settings during a save stays, beside what others had changed', async () => {
  const page = await open('/admin/settings')
  const other = await open('/admin/settings')
  await other.getByLabel('Footer text').fill('Theirs')
  await other.getByLabel('Intro text').first().fill('Their lead')
  await other.getByRole('button', { name: 'Save settings' }).click()
  await meetToast(other, 'Settings saved')
  await page.getByLabel('Headline').fill('Ours')
  const release = await holdSaves(page, '/admin/settings')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  await page.getByLabel('Headline').fill('Ours, typed on')
  await page.getByLabel('Intro text').first().fill('Our lead')
  release()
  await expect.poll(() => page.getByLabel('Footer text').inputValue()).toBe('Theirs')
  expect(await page.getByLabel('Headline').inputValue()).toBe('Ours, typed on')
  expect(await page.getByLabel('Intro text').first().inputValue()).toBe('Our lead')
  // Both have changed the intro text: one's own text does not replace theirs without asking.
  await page.getByRole('button', { name: 'Save settings' }).click()
  await choose(page, 'Intro text, difference 1', 'Use theirs')
  await page.getByRole('button', { name: 'Save settings' }).click()
  const readSettings = async () => {
    const { value } = await journey.site.db.selectFrom('settings').select('value').where('id', '=', 'site').executeTakeFirstOrThrow()
    return JSON.parse(value)
  }
  await expect.poll(readSettings).toMatchObject({ headline: 'Ours, typed on', lead: 'Their lead', blurb: 'Theirs' })
})

test('a form that shows what was stored after a save stores nothing more of it', async () => {
  await insertBlog(journey.site.db, aBlog({ id: 'onions', title: 'Slow onions', urlSlug: 'slow-onions', content: '<p>Low heat.</p>' }))
  const page = await open(editor)
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await page.getByRole('button', { name: 'HTML source' }).click()
  await page.getByRole('textbox', { name: 'Content' }).fill('<p>Low heat.</p><script>1</script><p class="x">More.</p>')
  await page.getByLabel('Slug', { exact: true }).fill('Very Slow Onions')
  await page.getByRole('button', { name: 'Update Blog' }).click()
  await meetToast(page, 'Blog updated')
  await expect.poll(() => page.getByLabel('Slug', { exact: true }).inputValue()).toBe('very-slow-onions')
  // Longer than the longest interval between two checks of a form.
  await page.waitForTimeout(6000)
  expect(await journey.site.db.selectFrom('workingCopies').select('fields').execute()).toEqual([])
})

const recipe = { title: 'Melt', short: 'Rye.', image: '/images/hero', imageAlt: '', slug: 'melt', difficulty: 'easy', equipment: 'Pan' }
const rows = (fields: object, steps: string[], ingredients: string[]) => {
  const form = new URLSearchParams({ ...recipe, ...fields })
  for (const step of steps) form.append('steps', step)
  for (const ingredient of ingredients) form.append('ingredients', ingredient)
  return form.toString()
}

async function postRecipe(path: string, body: string) {
  const headers = { Origin: journey.site.origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await context.request.post(journey.site.origin + path, { data: body, headers })
  expect(answer.status()).toBe(200)
}

test('choices between two versions of a recipe are saved: rows, lists and options', async () => {
  await postRecipe('/admin/manage-recipe?add=1', rows({}, ['Heat.', 'Fry.'], ['Rye', 'Salt']))
  const { id } = await journey.site.db.selectFrom('_recipes').select('id').executeTakeFirstOrThrow()
  const path = `/admin/manage-recipe/edit?id=${id}`
  const page = await open(path)
  await postRecipe(path, rows({ equipment: 'Pan\nLid', difficulty: 'hard' }, ['Heat.', 'Fry slowly.'], ['Rye', 'Pepper']))
  const step = page.getByRole('group', { name: 'Steps' }).getByRole('textbox').nth(1)
  await step.fill('Fry fast.')
  await page.getByRole('group', { name: 'Ingredients' }).getByRole('textbox').nth(1).fill('Smoked salt')
  await page.getByLabel('Difficulty').selectOption({ label: 'Medium' })
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await findPanel(page).waitFor()
  await choose(page, 'Steps, difference 2', 'Keep both')
  await choose(page, 'Ingredients, difference 2', 'Use theirs')
  await choose(page, 'Difficulty, difference 1', 'Use theirs')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await meetToast(page, 'Recipe saved')
  const saved = await journey.site.db.selectFrom('_recipes').selectAll().executeTakeFirstOrThrow()
  expect(JSON.parse(String(saved.steps))).toEqual(['Heat.', 'Fry fast.', 'Fry slowly.'])
  expect(JSON.parse(String(saved.ingredients))).toEqual(['Rye', 'Pepper'])
  expect([saved.difficulty, JSON.parse(String(saved.equipment))]).toEqual(['hard', ['Pan', 'Lid']])
})
