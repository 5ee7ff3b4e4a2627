import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const path = '/admin/recipe-health'

describe('the list of what recipes lack', () => {
  let site: Awaited<ReturnType<typeof openTestSite>>
  let cookie: string
  beforeAll(async () => {
    site = await openTestSite()
    cookie = await signIn(site)
  })
  afterAll(() => site.close())

  async function read(address = path, status = 200) {
    const response = await site.get(address, cookie)
    expect(response.status).toBe(status)
    return response.text()
  }

  test('includes the built-in recipes, which link to a copy', async () => {
    const page = await read()
    expect(page).toContain('8 recipes on the site')
    expect(page.match(/class="card health-card"/g)).toHaveLength(8)
    expect(page.match(/>Built-in</g)).toHaveLength(8)
    expect(page.match(/Nothing missing/g)).toHaveLength(8)
  })

  test('says what an owner’s recipe lacks, and links to the field', async () => {
    const { id } = await insertRecipe(site.db, aRecipe({ title: 'Patty <Melt>' }))
    const [, card = ''] = /<article class="card health-card">((?:(?!<\/article>).)*Patty.*?)<\/article>/.exec(await read()) ?? []
    expect(card).toContain('Patty &lt;Melt&gt;')
    expect(card).toContain('It has no picture. Search engines only show recipes with one.')
    expect(card).toContain(`href="/admin/manage-recipe/edit?id=${id}#image"`)
    expect(card).toContain(`href="/admin/manage-recipe/edit?id=${id}#servings"`)
    expect(card).not.toContain('Built-in')
  })

  test('is paged by 50, and refuses an invalid page', async () => {
    for (let index = 0; index < 50; index++) await insertRecipe(site.db, aRecipe({ slug: `melt-${index}`, title: `Melt ${index}` }))
    expect(await read()).toContain('href="/admin/recipe-health?page=2"')
    expect((await read(`${path}?page=2`)).match(/class="card health-card"/g)).toHaveLength(9)
    await read(`${path}?page=3`, 404)
    await read(`${path}?page=x`, 400)
  })

  test('leaves out what the public does not see', async () => {
    await updateSettings(site.db, { builtInRecipes: false })
    expect(await read(`${path}?page=2`)).not.toContain('Built-in')
  })
})

test('says if recipes can’t be read', async () => {
  const site = await openTestSite()
  const cookie = await signIn(site)
  await site.db.schema.dropTable('_recipes').execute()
  const page = await (await site.get(path, cookie)).text()
  expect(page).toContain('The recipes could not be loaded.')
  expect(page).not.toContain('No recipes added yet.')
  expect(site.lines.map(({ message }) => message)).toContain('Error fetching recipes')
  await site.close()
})
