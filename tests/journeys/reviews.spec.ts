import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { insertReview } from '#core/comments/review-rows.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { expectAccessible } from '#tests/set-up/expect-accessible.ts'
import { findViolations } from '#tests/set-up/find-violations.ts'
import { startJourney, takeTime, untilStarted } from '#tests/set-up/journey.ts'
import { signIn } from '#tests/set-up/sign-in.ts'
import { meetToast } from '#tests/set-up/toasts.ts'

const recipe = '/recipes/chili-dog'

const journey = startJourney()

async function visit(page: Page, path: string) {
  await page.goto(journey.site.origin + path)
  await untilStarted(page)
}

async function signInTo(page: Page, path: string) {
  await signIn(page.context(), journey.site)
  await visit(page, path)
}

test('a reader rates a recipe by keyboard, the owner approves it, and it appears', { tags: 'promise' }, async () => {
  const reader = await journey.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(reader, recipe)
  await expect.poll(() => reader.getByRole('link', { name: /out of 5/ }).count()).toBe(0)
  const stars = reader.getByRole('radiogroup', { name: 'Your rating' })
  await stars.getByRole('radio', { name: '1 star' }).focus()
  for (let press = 0; press < 3; press++) await reader.keyboard.press('ArrowRight')
  await expect.poll(() => stars.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
  await reader.keyboard.press('Tab')
  await reader.keyboard.type('Dana')
  await reader.keyboard.press('Tab')
  await reader.keyboard.type('dana@mail.example')
  // Past the checkbox for emails about replies.
  for (let press = 0; press < 2; press++) await reader.keyboard.press('Tab')
  await reader.keyboard.type('Messy. Worth it.')
  await takeTime(reader)
  // Past the field for photos.
  for (let press = 0; press < 2; press++) await reader.keyboard.press('Tab')
  await reader.keyboard.press('Enter')
  await reader.getByRole('region', { name: 'Reviews' }).getByText('Your review awaits approval.').waitFor()
  await meetToast(reader, 'awaits approval')
  await expect.poll(() => stars.locator(':checked').count()).toBe(0)
  await visit(reader, recipe)
  await expect.poll(() => reader.getByText('Messy. Worth it.').count()).toBe(0)

  const owner = await journey.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signInTo(owner, '/admin/manage-reviews')
  await owner.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reviews 1 pending' }).waitFor()
  await owner.getByRole('button', { name: 'Approve the review by Dana', exact: true }).click()
  await meetToast(owner, 'Review approved')
  await owner.locator('#main').getByText('0 pending', { exact: true }).waitFor()

  await visit(reader, recipe)
  await reader.getByRole('link', { name: '4 out of 5 1 review' }).click()
  await reader.getByText('Messy. Worth it.').waitFor()
  await expect.poll(() => reader.content()).not.toContain('dana@mail.example')
  await reader.close()
  await owner.close()
})

test('an empty review gets messages beside its fields, in our words', async () => {
  const reader = await journey.newPage({ reducedMotion: 'reduce' })
  await visit(reader, recipe)
  await reader.getByRole('button', { name: 'Send review' }).click()
  await reader.getByRole('alert').filter({ hasText: 'Please check the fields marked below.' }).first().waitFor()
  for (const words of ['Choose one to five stars', 'Enter your name', 'Enter your email']) await reader.getByText(words).waitFor()
  await reader.close()
})

test('approving a later review removes the earlier one from the list', async () => {
  const plain = { recipeId: 2, name: 'Lou', email: 'lou@mail.example', createdAt: '2026-11-01T12:00:00.000Z' }
  await insertReview(journey.site.db, { ...plain, id: 'lou-1', stars: 2, text: 'Dry.', approved: true })
  await insertReview(journey.site.db, {
    ...plain,
    id: 'lou-2',
    stars: 5,
    text: 'Brined it. Better.',
    createdAt: '2026-11-02T12:00:00.000Z',
    approved: false,
  })
  const owner = await journey.newPage({ reducedMotion: 'reduce' })
  await signInTo(owner, '/admin/manage-reviews?q=lou')
  await owner.getByText('Approving this replaces another review from this address.').waitFor()
  await owner.getByRole('button', { name: 'Approve the review by Lou', exact: true }).click()
  await owner.getByText('Dry.').waitFor({ state: 'detached' })
  await owner.locator('article', { hasText: 'Brined it. Better.' }).getByText('Approved', { exact: true }).waitFor()
  await owner.close()
})

test('the owner answers a review, edits and withdraws the answer, and readers see each', async () => {
  await insertReview(journey.site.db, {
    id: 'sal-1',
    recipeId: 2,
    name: 'Sal',
    email: 'sal@mail.example',
    stars: 3,
    text: 'Does the brine keep?',
    createdAt: '2026-11-03T12:00:00.000Z',
    approved: false,
  })
  const owner = await journey.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const reader = await journey.newPage({ reducedMotion: 'reduce' })
  const card = owner.locator('article', { hasText: 'Does the brine keep?' })
  await signInTo(owner, '/admin/manage-reviews?q=sal')
  await owner.getByText('Answer', { exact: true }).first().click()
  await card.getByRole('button', { name: 'Answer and approve' }).click()
  await card.getByText('Write an answer first').waitFor()
  await card.getByLabel('Your answer').fill('A week,\nin a jar.')
  await card.getByRole('button', { name: 'Answer and approve' }).click()
  await meetToast(owner, 'Answer saved')
  await card.getByText('Approved', { exact: true }).waitFor()
  await card.locator('.own-reply', { hasText: 'A week,' }).waitFor()
  await expect.poll(() => card.getByLabel('Your answer').isVisible()).toBe(false)
  await expect.poll(() => findViolations(owner)).toEqual([])
  const answer = reader.locator('article', { hasText: 'Does the brine keep?' }).locator('.reply-note')
  await visit(reader, '/recipes/fried-chicken')
  await expect.poll(() => answer.innerText()).toMatch(/From the kitchen.*A week,\nin a jar\./s)
  await expect.poll(() => findViolations(reader)).toEqual([])

  await card.getByText('Edit the answer').click()
  await card.getByLabel('Your answer').fill('Two weeks.')
  await card.getByRole('button', { name: 'Save the answer' }).click()
  await card.locator('.own-reply', { hasText: 'Two weeks.' }).waitFor()
  await visit(reader, '/recipes/fried-chicken')
  await expect.poll(() => answer.innerText()).toContain('Two weeks.')

  owner.once('dialog', (dialog) => dialog.accept())
  await card.getByRole('button', { name: 'Remove the answer to Sal' }).click()
  await meetToast(owner, 'Answer removed')
  await card.locator('.own-reply').waitFor({ state: 'detached' })
  await visit(reader, '/recipes/fried-chicken')
  await reader.getByText('Does the brine keep?').waitFor()
  await expect.poll(() => answer.count()).toBe(0)
  await owner.close()
  await reader.close()
})

test('a review is sent without JavaScript, and an error keeps stars and text', async () => {
  const page = await journey.newPage({ javaScriptEnabled: false })
  await page.goto(`${journey.site.origin}/recipes/bbq-ribs`)
  const form = page.getByRole('form', { name: 'How did it turn out?' })
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await form.getByLabel('Name', { exact: true }).fill('Ann')
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@mail')
  await form.getByLabel('Review (optional)').fill('Fell off the bone.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Enter an email like name@mail.com').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  await form.getByRole('textbox', { name: 'Email' }).fill('ann@mail.example')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Your review awaits approval.').waitFor()
  const stored = await journey.site.db.selectFrom('reviews').select(['stars', 'text']).where('email', '=', 'ann@mail.example').execute()
  expect(stored).toEqual([{ stars: 5, text: 'Fell off the bone.' }])
  await page.close()
})

test('a reader asks a question without JavaScript, the owner answers it, and both are under the reviews', async () => {
  const page = await journey.newPage({ javaScriptEnabled: false })
  await page.goto(`${journey.site.origin}/recipes/bbq-ribs`)
  const form = page.getByRole('form', { name: 'Ask a question' })
  await form.getByLabel('Name', { exact: true }).fill('Kit')
  await form.getByRole('textbox', { name: 'Email' }).fill('kit@mail')
  await form.getByLabel('Question').fill('Does it work without a smoker?')
  await form.getByRole('button', { name: 'Send question' }).click()
  await form.getByText('Enter an email like name@mail.com').waitFor()
  await expect.poll(() => form.getByLabel('Question').inputValue()).toBe('Does it work without a smoker?')
  await form.getByRole('textbox', { name: 'Email' }).fill('kit@mail.example')
  await form.getByRole('button', { name: 'Send question' }).click()
  await form.getByText('Your question awaits approval.').waitFor()
  await page.goto(`${journey.site.origin}/recipes/bbq-ribs`)
  await expect.poll(() => page.getByText('without a smoker').count()).toBe(0)

  const owner = await journey.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signInTo(owner, '/admin/manage-reviews?q=kit')
  const card = owner.locator('article', { hasText: 'without a smoker' })
  await card.getByText('Question', { exact: true }).waitFor()
  await card.getByText('Answer', { exact: true }).click()
  await card.getByLabel('Your answer').fill('In the oven, yes.')
  await card.getByRole('button', { name: 'Answer and approve' }).click()
  await meetToast(owner, 'Answer saved')
  await expect.poll(() => findViolations(owner)).toEqual([])

  await page.goto(`${journey.site.origin}/recipes/bbq-ribs`)
  const asked = page.getByRole('region', { name: 'Questions' }).locator('article', { hasText: 'without a smoker' })
  await expect.poll(() => asked.locator('.reply-note').innerText()).toContain('In the oven, yes.')
  await expect.poll(() => page.content()).not.toContain('kit@mail.example')
  await page.close()
  await owner.close()
})

test('a recipe with long reviews, a refused form, and the owner’s list are accessible and fit, on a phone and on a desk', async () => {
  const long = { name: 'W'.repeat(80), text: `${'Averyveryverylongword'.repeat(20)}\n\nAnd more.`, createdAt: '2026-11-01T12:00:00.000Z' }
  for (let index = 0; index < 21; index++)
    await insertReview(journey.site.db, {
      ...long,
      id: `l-${index}`,
      recipeId: 3,
      email: `l-${index}@mail.example`,
      stars: 3,
      approved: index > 0,
    })
  const page = await journey.newPage({ reducedMotion: 'reduce' })
  const expectFine = async () => {
    await page.waitForFunction(
      () => document.querySelector('.start-spinner')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true,
    )
    await expectAccessible(page)
  }
  await visit(page, '/recipes/mac-and-cheese')
  await expectFine()
  await page.locator('#leave-a-review form').evaluate((form) => form.setAttribute('novalidate', ''))
  await takeTime(page)
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Choose one to five stars').waitFor()
  await expectFine()
  await signInTo(page, '/admin/manage-reviews')
  await expectFine()
})

test('a reader sends photos with a review, the owner removes one and approves, and readers view them by keys and by finger', {
  tags: 'promise',
}, async () => {
  const path = '/recipes/mac-and-cheese'
  const photo = async (name: string, colour: string) => ({ name, mimeType: 'image/jpeg', buffer: await aPicture(colour, 900, 600) })
  const reader = await journey.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await visit(reader, path)
  const form = reader.getByRole('form', { name: 'How did it turn out?' })
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await form.getByLabel('Name').fill('Mia')
  await form.getByRole('textbox', { name: 'Email' }).fill('mia@mail.example')
  const field = form.getByLabel(/^Photos/)
  await field.setInputFiles([await photo('one.jpg', '#ea580c'), await photo('blurred.jpg', '#888888')])
  await form.getByRole('button', { name: 'Remove blurred.jpg' }).click()
  await field.setInputFiles([await photo('two.jpg', '#166534'), await photo('three.jpg', '#1f3a8a'), await photo('four.jpg', '#17100c')])
  await form.getByText('You can add up to 3 photos. The rest were left out.').waitFor()
  const chosen = form.getByRole('list', { name: 'Chosen photos' }).getByRole('img')
  await expect.poll(() => chosen.evaluateAll((shown) => shown.map((one) => one.ariaLabel))).toEqual(['one.jpg', 'two.jpg', 'three.jpg'])
  await field.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.jpg'))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await form.getByText('“huge.jpg” wasn’t added: photos can be up to 10 MB.').waitFor()
  await expect.poll(() => findViolations(reader)).toEqual([])
  await takeTime(reader)
  await form.getByRole('button', { name: 'Send review' }).click()
  await form.getByText('Your review awaits approval.').waitFor()
  await expect.poll(() => chosen.count()).toBe(0)

  const owner = await journey.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signInTo(owner, '/admin/manage-reviews?q=mia')
  owner.on('dialog', (dialog) => void dialog.accept())
  await owner.getByRole('button', { name: 'Remove photo 2 by Mia' }).click()
  await owner.getByRole('button', { name: 'Remove photo 3 by Mia' }).waitFor({ state: 'detached' })
  await expect.poll(() => findViolations(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Approve the review by Mia', exact: true }).click()
  await meetToast(owner, 'Review approved')

  await visit(reader, path)
  const thumbs = reader.getByRole('link', { name: 'Photo of Mac and Cheese by Mia' })
  await expect.poll(() => thumbs.count()).toBe(4)
  await thumbs.first().focus()
  await reader.keyboard.press('Enter')
  const dialog = reader.getByRole('dialog', { name: 'Photos' })
  await dialog.getByText('1 of 2').waitFor()
  await dialog.getByText('Mia').waitFor()
  await expect.poll(() => findViolations(reader)).toEqual([])
  await reader.keyboard.press('ArrowRight')
  await dialog.getByText('2 of 2').waitFor()
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await dialog.getByText('1 of 2').waitFor()
  await dialog.evaluate((element) => {
    const touch = (type: string, clientX: number) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 300 }))
    touch('pointerdown', 300)
    touch('pointerup', 120)
  })
  await dialog.getByText('2 of 2').waitFor()
  await reader.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => thumbs.first().evaluate((link) => link === document.activeElement)).toBe(true)
  await reader.close()
  await owner.close()
})
