import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { listSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { settingsDraft } from '#domain/settings/settings-draft.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const path = '/admin/settings'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterEach(() => site.close())

/** The form's values on a new site. */
const asFound = {
  form: 'settings',
  name: 'Griddle',
  blurb: 'A blurb.',
  headline: 'Hot off the griddle.',
  lead: 'A lead.',
  bannerLine: 'Join our community of food lovers.',
  email: '',
  address: '',
  addressCity: 'Ranchi',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
  facebook: 'https://www.facebook.com/',
  pinterest: 'https://www.pinterest.com/',
  defaultDescription: '',
  defaultKeywords: '',
  specialRecipeId: '',
  builtInRecipes: 'on',
}

async function save(changes: Record<string, string>) {
  const answer = await site.post(path, { ...asFound, ...changes }, cookie)
  return { status: answer.status, html: await answer.text() }
}

const readPage = async (address = path) => (await site.get(address, cookie)).text()

describe('the settings', () => {
  test('show what the site shows', async () => {
    const html = await readPage()
    expect(html).toContain('<title>Settings | Griddle</title>')
    for (const value of ['Griddle', 'Hot off the griddle.', 'Join our community of food lovers.', 'Ranchi', 'https://www.youtube.com/']) {
      expect(html).toContain(`value="${value}"`)
    }
    expect(html).toMatch(/<input type="checkbox"[^>]+checked=""/)
    expect(html).toContain('<option value="7">Creamy Tomato Pasta</option>')
  })

  test('each have a field in the form', async () => {
    const html = await readPage()
    for (const name of Object.keys(settingsDraft.in.shape)) expect(html).toContain(`name="${name}"`)
  })

  test('change the home page at once', async () => {
    const { status, html } = await save({ name: 'The Counter', headline: 'Sit down & eat.', lead: 'New lead.', bannerLine: 'Hungry?' })
    expect(status).toBe(200)
    expect(html).toContain('Settings saved')
    expect(html).toContain('value="The Counter"')
    const home = await (await site.get('/')).text()
    expect(home).toContain('Sit down &amp; eat.')
    for (const words of ['The Counter', 'New lead.', 'Hungry?']) expect(home).toContain(words)
    expect(home).not.toContain('Hot off the griddle.')
  })

  test('can empty what is shown', async () => {
    await save({ name: '', instagram: '' })
    const home = await (await site.get('/')).text()
    expect(home).toContain('Food Recipe')
    expect(home).not.toContain('instagram.com')
    expect(await readPage()).toMatch(/name="instagram"[^>]*value=""/)
  })

  test('choose the special, and hide the built-in recipes', async () => {
    await save({ specialRecipeId: '2' })
    expect(await readPage()).toContain('Now: Fried Chicken.')
    expect(await (await site.get('/')).text()).toContain('View Recipe: Fried Chicken')
    const { builtInRecipes, ...unticked } = asFound
    expect((await site.post(path, unticked, cookie)).status).toBe(200)
    expect((await site.get('/recipes/fried-chicken')).status).toBe(404)
    expect(await readPage()).not.toMatch(/<input type="checkbox"[^>]+checked=""/)
  })

  test('refuse a special that is not on the menu, and keep a previously chosen one', async () => {
    const refused = await save({ specialRecipeId: '4711', name: 'Kept' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('No public recipe has this number')
    expect(refused.html).toContain('value="Kept"')
    const { id } = await insertRecipe(site.db, aRecipe())
    expect((await save({ specialRecipeId: String(id) })).status).toBe(200)
    await site.db.deleteFrom('_recipes').execute()
    expect((await save({ specialRecipeId: String(id) })).status).toBe(200)
  })

  test('show errors beside the fields, and keep what was typed', async () => {
    const before = await findSettings(site.db)
    const { builtInRecipes, ...unticked } = asFound
    const answer = await site.post(path, { ...unticked, email: 'nobody', youtube: 'javascript:alert(1)', name: 'Typed' }, cookie)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Not saved yet. Please check the fields marked below.')
    expect(html).toContain('Enter an email like name@mail.com')
    expect(html).toContain('Enter an address that starts with http:// or https://')
    for (const value of ['nobody', 'javascript:alert(1)', 'Typed']) expect(html).toContain(`value="${value}"`)
    expect(html).not.toMatch(/<input type="checkbox"[^>]+checked=""/)
    expect(await findSettings(site.db)).toEqual(before)
  })

  test('keep what was typed if they could not be saved', async () => {
    await site.db.schema.dropTable('settings').execute()
    const answer = await site.post(`${path}.data`, { ...asFound, name: 'Typed twice' }, cookie)
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(text).toContain('This could not be saved. Your text is still here: try again in a minute.')
    expect(text).toContain('Typed twice')
  })

  test('refuse a form they do not have', async () => {
    expect((await site.post(path, { form: 'other' }, cookie)).status).toBe(400)
    expect((await site.post(path, {}, cookie)).status).toBe(400)
  })

  test('saved twice are saved once', async () => {
    await save({ name: 'Twice' })
    const first = await findSettings(site.db)
    await save({ name: 'Twice' })
    expect(await findSettings(site.db)).toEqual(first)
  })
})

describe('the numbers per host', () => {
  const numbers = { form: 'numbers', host: 'https://WWW.Example.com/shop', numberIntl: '+13125550117', numberLocal: '(312) 555-0117' }

  test('are added, changed and shown on that host', async () => {
    const added = await site.post(path, numbers, cookie)
    expect(added.status).toBe(200)
    expect(await added.text()).toContain('Numbers saved')
    await site.post(path, { ...numbers, host: 'www.example.com', numberLocal: '555-0118' }, cookie)
    expect(await listSiteNumbers(site.db)).toEqual([{ id: 'www.example.com', numberIntl: '+13125550117', numberLocal: '555-0118' }])
    await site.post(path, { ...numbers, host: 'site.test' }, cookie)
    expect(await (await site.get('/contact')).text()).toContain('(312) 555-0117')
    expect(await readPage(`${path}?host=www.example.com`)).toMatch(/name="host"[^>]*value="www\.example\.com"/)
    expect(await readPage(`${path}?host=no-such-host`)).toMatch(/name="host"[^>]*value=""/)
  })

  test('may be empty: then this host shows none', async () => {
    await site.post(path, { ...numbers, host: 'site.test', numberLocal: '', numberIntl: '' }, cookie)
    const html = await (await site.get('/contact')).text()
    expect([html.includes('tel:'), html.includes('>Phone</dt>')]).toEqual([false, false])
  })

  test('are refused with an explanation beside the field', async () => {
    const answer = await site.post(path, { ...numbers, host: '' }, cookie)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Enter a host name like www.example.com')
    expect(html).toContain('value="(312) 555-0117"')
    expect(html).toContain('value="Hot off the griddle."')
  })

  test('are deleted, once', async () => {
    await updateSiteNumbers(site.db, 'www.example.com', { numberIntl: '1', numberLocal: '2' })
    for (const _ of [1, 2]) {
      const answer = await site.post(`${path}.data`, { form: 'delete-numbers', host: 'www.example.com' }, cookie)
      expect(await answer.text()).toContain('Numbers deleted')
    }
    expect(await listSiteNumbers(site.db)).toEqual([])
  })
})
