import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { countAllRecipes, findRecipeEntry, listTakenRecipeSlugs } from '#core/recipes/all-recipe-rows.ts'
import { findRecipe, insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const list = '/admin/manage-recipe'
const typed = { title: 'Patty Melt', short: 'Rye, beef, onions.', image: '/images/hero', steps: 'Fry it.', ingredients: '1 lb chuck' }

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})
afterEach(() => site.close())

const read = async (path: string) => (await (await site.get(path, cookie)).text()).replaceAll('<!-- -->', '')

/** Submits a form whose rows may be repeated; returns the response's status and text. */
async function send(path: string, fields: Record<string, string | string[]>) {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((text) => [name, text]))
  const headers = { Origin: 'http://site.test', Cookie: cookie }
  const response = await site.send(path, { method: 'POST', body: new URLSearchParams(pairs), headers })
  return { status: response.status, text: await response.text() }
}

const add = (changes: Record<string, string | string[]> = {}) => send(`${list}?add=1`, { ...typed, ...changes })

async function storeRecipes(count: number) {
  for (let index = 1; index <= count; index++) {
    const createdAt = new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString()
    await insertRecipe(site.db, aRecipe({ slug: `dish-${index}`, title: `Dish ${index}`, createdAt }))
  }
}

describe('the list', () => {
  test('says if there is none, and shows the built-in recipes separately', async () => {
    const html = await read(list)
    expect(html).toContain('No recipes added yet.')
    expect(html).toContain('+ Add Recipe')
    for (const { title } of builtInRecipes) expect(html).toContain(`Edit a copy of ${title}`)
    expect(html).not.toContain('Delete')
  })

  test('shows a recipe with its picture, short text, calories and actions', async () => {
    await insertRecipe(site.db, aRecipe({ image: '/images/hero', nutritionalValues: { calories: 0, protein: 0, fats: 0, carbs: 0 } }))
    const html = await read(list)
    for (const part of [
      `/images/${findShippedFile('hero')}/800.webp`,
      'A burger that moved in',
      '0 kcal',
      '/admin/manage-recipe/edit?id=1001',
      'Delete',
    ])
      expect(html).toContain(part)
    expect(html).not.toContain('No recipes added yet.')
  })

  test('has fifty a page and nothing past the end', async () => {
    await storeRecipes(51)
    expect((await read(list)).match(/Edit Dish/g)).toHaveLength(50)
    expect(await read(`${list}?page=2`)).toContain('Edit Dish 1"')
    expect((await site.get(`${list}?page=3`, cookie)).status).toBe(404)
    expect((await site.get(`${list}?page=0`, cookie)).status).toBe(400)
  })

  test('is searched in any case, and says if nothing matches', async () => {
    await storeRecipes(2)
    const html = await read(`${list}?q=DISH%202`)
    expect(html).toContain('Edit Dish 2')
    expect(html).not.toContain('Edit Dish 1"')
    expect(await read(`${list}?q=nothing`)).toContain('No recipes match “nothing”.')
  })

  test('says if it could not be loaded, and logs it', async () => {
    await site.db.schema.dropTable('_recipes').execute()
    const html = await read(list)
    expect(html).toContain('The recipes could not be loaded.')
    expect(html).toContain('The built-in recipes could not be loaded.')
    expect(html).not.toContain('No recipes added yet.')
    expect(site.lines.map(({ message }) => message)).toContain('Error fetching recipes')
  })
})

describe('adding', () => {
  test('the dialog is in the page without scripts, with spare rows', async () => {
    const html = await read(`${list}?add=1`)
    expect(html).toMatch(/<dialog[^>]*open/)
    expect(html.match(/name="steps"/g)).toHaveLength(4)
    expect(html.match(/name="ingredients"/g)).toHaveLength(4)
    expect(await read(list)).not.toContain('<dialog')
  })

  test('a recipe is on the site at the next request', async () => {
    const { status, text } = await add({
      ...{ steps: ['', 'Fry it.', ' ', 'Eat it.'], ingredients: ['1 lb chuck', ''] },
      ...{ type: 'trending', calories: '710', protein: '', servings: '4', keywords: 'beef,, rye ' },
    })
    expect([status, text.includes('Recipe added!'), text.includes('<dialog')]).toEqual([200, true, false])
    expect(await findRecipe(site.db, 1001)).toMatchObject({
      ...{ slug: 'patty-melt', steps: ['Fry it.', 'Eat it.'], ingredients: ['1 lb chuck'], type: 'trending', servings: 4 },
      ...{ nutritionalValues: { calories: 710 }, keywords: 'beef, rye' },
    })
    expect((await site.get('/recipes/patty-melt')).status).toBe(200)
    expect(await (await site.get('/trending-recipes')).text()).toContain('Patty Melt')
  })

  test('nutrition left empty stays empty, and 0 stays 0', async () => {
    const inForm = async () => {
      const html = await read(`${list}/edit?id=1001`)
      return ['calories', 'protein', 'fats', 'carbs'].map(
        (name) => / value="(.*?)"/.exec(new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1],
      )
    }
    await add({ calories: '710', protein: '0', fats: '78' })
    expect(await inForm()).toEqual(['710', '0', '78', ''])
    // As stored by releases that took an empty field for 0.
    const nutritionalValues = JSON.stringify({ calories: 500, protein: 0, fats: 0, carbs: 0 })
    await site.db.updateTable('_recipes').set({ nutritionalValues }).execute()
    expect(await inForm()).toEqual(['500', '', '', ''])
  })

  test.each(['title', 'short', 'image'])('without its %s a recipe comes back with everything that was typed', async (field) => {
    const { status, text } = await add({ [field]: ' ', steps: ['Fry <it>.', 'Eat it.'], type: 'top-seller' })
    expect(status).toBe(400)
    expect(text).toMatch(/role="alert"[^>]*>(?:(?!<\/p>).)*Title, description, and image are required\./)
    expect(text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${field}"`))
    expect(text).toContain('Fry &lt;it&gt;.')
    expect(text).toContain('Eat it.')
    expect(text).toContain('<option value="top-seller" selected="">')
    expect(await countAllRecipes(site.db)).toBe(0)
  })

  test('an invalid field is marked', async () => {
    const { status, text } = await add({ calories: 'many' })
    expect(status).toBe(400)
    expect(text).toContain('Not saved yet. Please check the fields marked below.')
    expect(text).toContain('Enter a whole number from 0 to 100,000, or leave it empty')
    expect(text).not.toContain('Title, description, and image are required.')
  })

  test('a taken address is refused beside its field, and the title’s gets a number', async () => {
    await add({ title: 'Patty Melt' })
    const { status, text } = await add({ title: 'Another', slug: 'Patty melt' })
    expect([status, text.includes('Another recipe has this address. Choose a different one, or leave it empty.')]).toEqual([400, true])
    expect(text).toContain('value="Patty melt"')
    expect((await add({ title: 'Patty Melt' })).status).toBe(200)
    expect([...(await listTakenRecipeSlugs(site.db, ['patty-melt', 'patty-melt-2', 'patty-melt-3']))]).toEqual([
      'patty-melt',
      'patty-melt-2',
    ])
  })

  test('a title that gives no address says so', async () => {
    const { status, text } = await add({ title: '…' })
    expect([status, text.includes('Use at least one letter or digit')]).toEqual([400, true])
  })

  test('a double click or a form sent again creates one recipe', async () => {
    const formId = /name="formId" value="([^"]+)"/.exec(await read(`${list}?add=1`))?.[1] ?? ''
    const answers = await Promise.all([add({ formId }), add({ formId }), add({ formId })])
    expect(formId).not.toBe('')
    expect(answers.every(({ text }) => text.includes('Recipe added!'))).toBe(true)
    expect(await countAllRecipes(site.db)).toBe(1)
  })

  test('a picture that can’t be fetched is explained, and dropped only on request', async () => {
    const image = 'https://pictures.example/a.jpg'
    const refused = await add({ image })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('No picture could be loaded from this address.')
    expect(refused.text).toContain('Save without the picture')
    expect(refused.text).toContain(`value="${image}"`)
    expect(await countAllRecipes(site.db)).toBe(0)
    expect((await add({ image, whenPicturesFail: 'save-without' })).text).toContain('Recipe added!')
    expect(await findRecipeEntry(site.db, 1001)).toMatchObject({ image })
    expect(await findRecipe(site.db, 1001)).toMatchObject({ image: '' })
  })

  test('an outage keeps what was typed', async () => {
    await site.db.schema.dropTable('_recipes').execute()
    const { status, text } = await add({ steps: ['Fry it.', 'Eat it.'] })
    expect(status).toBe(503)
    expect(text).toContain('Failed to add recipe.')
    expect(text).toContain('Eat it.')
  })
})

describe('built-in recipes', () => {
  test('a copy starts with everything from its original, and replaces it', async () => {
    const html = await read(`${list}?copy=4`)
    expect(html).toContain('value="bbq-ribs"')
    expect(html).toContain('value="/images/bbq-ribs"')
    const saved = await send(`${list}?copy=4`, { ...typed, title: 'Our Ribs', slug: 'bbq-ribs' })
    expect(saved.text).toContain('Recipe added!')
    expect(await (await site.get('/recipes/bbq-ribs')).text()).toContain('Our Ribs')
    const after = await read(list)
    expect(after).toContain('Edit your copy of BBQ Ribs')
    expect(after).not.toContain('Edit a copy of BBQ Ribs')
  })

  test.each([
    ['9', 404],
    ['1001', 404],
    ['x', 400],
  ])('there is no copy of %s', async (id, status) => {
    expect((await site.get(`${list}?copy=${id}`, cookie)).status).toBe(status)
  })

  test('are hidden and shown by one switch', async () => {
    expect(await read(list)).toMatch(/role="switch" aria-checked="true"/)
    expect((await send(list, { builtIn: 'hide' })).text).toContain('Built-in recipes hidden')
    expect(await read(list)).toMatch(/role="switch" aria-checked="false"/)
    expect((await site.get('/recipes/fried-chicken')).status).toBe(404)
    expect((await send(list, { builtIn: 'show' })).text).toContain('Built-in recipes shown')
    expect((await site.get('/recipes/fried-chicken')).status).toBe(200)
  })

  test('stay as they are in an outage, with a message', async () => {
    await site.db.schema.dropTable('settings').execute()
    const { status, text } = await send(list, { builtIn: 'hide' })
    expect([status, text.includes('Error updating built-in recipes.')]).toEqual([503, true])
  })
})

describe('deleting', () => {
  test('takes a recipe off the site; doing it again changes nothing', async () => {
    await storeRecipes(2)
    for (const _ of [1, 2]) expect((await send(list, { id: '1001' })).text).toContain('Recipe deleted')
    expect(await countAllRecipes(site.db)).toBe(1)
    expect((await site.get('/recipes/dish-1')).status).toBe(404)
  })

  test('the last recipe of a page leads to the previous page', async () => {
    await storeRecipes(51)
    const action = /action="([^"]*)"[^>]*>(?:(?!<\/form>).)*name="id" value="1001"/.exec(await read(`${list}?page=2`))?.[1]
    expect(action).toBe(list)
    const { status, text } = await send(list, { id: '1001' })
    expect([status, text.includes('Edit Dish 51')]).toEqual([200, true])
  })

  test('says if it failed', async () => {
    await site.db.schema.dropTable('_recipes').execute()
    const { status, text } = await send(list, { id: '1001' })
    expect([status, text.includes('Error deleting recipe.')]).toEqual([503, true])
  })

  test.each(['', 'id=x', 'builtIn=perhaps'])('“%s” is not a change', async (fields) => {
    expect((await send(list, Object.fromEntries(new URLSearchParams(fields)))).status).toBe(400)
  })
})
