import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexFoods } from '#core/facets/index-foods.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string

const typed = {
  title: 'Sweet & sour beets',
  short: 'Cold, and better the next day.',
  image: '/images/hero',
  ingredients: '3 beets',
  steps: 'Roast the beets.',
  category: 'Salads',
  cuisine: 'Polish',
  courses: 'Side, Dinner',
  diets: 'Vegan, Gluten free, Vegetarian',
  occasions: 'Christmas Eve',
}

beforeAll(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
})

afterAll(() => site.close())

async function findId(kind: string, slug: string) {
  const found = site.db
    .selectFrom('termSlugs')
    .select('termId')
    .where('slug', '=', slug)
    .where('kind', '=', kind as 'course')
  return (await found.executeTakeFirst())?.termId ?? ''
}

const read = async (path: string) => (await site.get(path)).text()
const edit = async (kind: string, slug: string, fields: Record<string, string>) =>
  site.post(`/admin/organise/edit?id=${await findId(kind, slug)}`, fields, cookie)
const findRecipe = () => site.db.selectFrom('_recipes').selectAll().where('slug', '=', 'sweet-sour-beets').executeTakeFirstOrThrow()

test('a recipe’s categories and other terms have pages, feeds, JSON-LD and places in the sitemap', async () => {
  expect((await site.get('/categories/salads')).status).toBe(404)
  const added = await site.post('/admin/manage-recipe?add=1', typed, cookie)
  expect(added.status).toBe(200)
  const page = await read('/recipes/sweet-sour-beets')
  const paths = ['/categories/salads', '/cuisines/polish', '/courses/side', '/courses/dinner', '/diets/vegan', '/occasions/christmas-eve']
  const map = await read('/sitemap-terms.xml')
  for (const path of paths) {
    expect(page).toContain(`href="${path}"`)
    expect(await read(path)).toContain('Sweet &amp; sour beets')
    expect(map).toContain(`<loc>http://site.test${path}</loc>`)
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) expect(await read(`${path}/${file}`)).toContain('better the next day')
  }
  expect(page).toContain('"recipeCategory":"Salads, Side, Dinner"')
  expect(page).toContain(
    '"suitableForDiet":["https://schema.org/VeganDiet","https://schema.org/GlutenFreeDiet","https://schema.org/VegetarianDiet"]',
  )
  expect(page).toContain('"keywords":"Christmas Eve"')
  const file = await read('/recipes/sweet-sour-beets.cook')
  expect(file).toContain('course: Side, Dinner')
  expect(file).toContain('diet: Vegan, Gluten free, Vegetarian')
})

test('the built-in recipes are on the pages of their lists after the owner’s, under the owner’s names', async () => {
  const dinner = await read('/courses/dinner')
  expect(dinner.indexOf('Sweet &amp; sour beets')).toBeLessThan(dinner.indexOf('Chili Dog'))
  expect(dinner).toContain('8 recipes, newest first.')
  await edit('category', 'main-course', { form: 'term', name: 'Mains', description: 'What it is all about.', picture: '', pictureAlt: '' })
  const moved = await site.get('/categories/main-course')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/categories/mains'])
  const mains = await read('/categories/mains')
  expect(mains).toContain('What it is all about.')
  expect(mains).toContain('7 recipes, newest first.')
  expect(await read('/recipes/chili-dog')).toContain('href="/categories/mains"')
  expect(await read('/recipes/chili-dog')).toContain('"recipeCategory":"Mains, Dinner"')
  const list = await read('/recipes')
  expect([list.includes('category=Mains'), list.includes('category=Main+course')]).toEqual([true, false])
  expect(await read('/search?q=mains')).toContain('Chili Dog')
  await edit('occasion', 'cookout', { form: 'merge', into: 'Game day' })
  expect(await read('/recipes/bbq-ribs')).toContain('href="/occasions/game-day"')
  expect((await site.get('/occasions/cookout')).headers.get('location')).toBe('/occasions/game-day')
  await site.post('/admin/organise?kind=occasion', { id: await findId('occasion', 'game-day') }, cookie)
  expect((await site.get('/occasions/game-day')).status).toBe(404)
  expect(await read('/recipes/bbq-ribs')).not.toContain('/occasions/')
})

test('hidden built-in recipes are on no list page', async () => {
  await site.post('/admin/manage-recipe', { builtIn: 'hide' }, cookie)
  expect(await read('/courses/dinner')).toContain('1 recipe, newest first.')
  expect((await site.get('/courses/snack')).status).toBe(404)
  expect(await read('/sitemap-terms.xml')).not.toContain('snack')
  await site.post('/admin/manage-recipe', { builtIn: 'show' }, cookie)
})

test('renaming, merging and deleting update the recipes, their filters and the search', async () => {
  await edit('cuisine', 'polish', { form: 'term', name: 'From Poland', description: '', picture: '', pictureAlt: '' })
  expect((await findRecipe()).cuisine).toBe('From Poland')
  expect(await read('/recipes')).toContain('cuisine=From+Poland')
  expect(await read('/search?q=poland')).toContain('Sweet &amp; sour beets')
  await edit('course', 'side', { form: 'merge', into: 'Dinner' })
  expect((await findRecipe()).courses).toBe('Dinner')
  await site.post('/admin/organise?kind=diet', { id: await findId('diet', 'gluten-free') }, cookie)
  expect((await findRecipe()).diets).toBe('Vegan, Vegetarian')
  const saved = await site.post(`/admin/manage-recipe/edit?id=${(await findRecipe()).id}`, { ...typed, cuisine: 'polish' }, cookie)
  expect(saved.status).toBe(200)
  expect(await findRecipe()).toMatchObject({ cuisine: 'From Poland', courses: 'Dinner', diets: 'Vegan, Gluten free, Vegetarian' })
})

test('the list says how many recipes each has, including built-in ones', async () => {
  const page = await (await site.get('/admin/organise?kind=course', cookie)).text()
  expect(page).toMatch(/Dinner<\/a>.*?data-label="Recipes">8</)
  expect(page).not.toContain('/tags/')
})

test('an invalid name is refused beside the field, and stays in it', async () => {
  const answer = await site.post('/admin/manage-recipe?add=1', { ...typed, title: 'Another', diets: 'x'.repeat(81) }, cookie)
  const page = await answer.text()
  expect([answer.status, page.includes('Keep each to 80 characters'), page.includes('x'.repeat(81))]).toEqual([400, true, true])
  const taken = await site.post('/admin/organise?kind=course', { form: 'new-term', name: 'dinner' }, cookie)
  expect(await taken.text()).toContain('There’s already a course with this name')
})

test('lists do not reveal drafts', async () => {
  const { id } = await findRecipe()
  await site.post('/admin/manage-recipe', { ids: String(id), change: 'unpublish' }, cookie)
  expect((await site.get('/cuisines/from-poland')).status).toBe(404)
  expect((await site.get('/cuisines/from-poland/rss.xml')).status).toBe(404)
  expect(await read('/sitemap-terms.xml')).not.toContain('from-poland')
  await site.post('/admin/manage-recipe', { ids: String(id), change: 'publish' }, cookie)
  expect((await site.get('/cuisines/from-poland')).status).toBe(200)
})

test('several recipes get a category or course at once, each saved normally', async () => {
  const { id } = await findRecipe()
  const send = async (fields: Record<string, string>) =>
    (await site.post('/admin/manage-recipe', { change: 'label', ids: String(id), ...fields }, cookie)).text()
  expect(await send({ kind: 'course', name: 'Lunch' })).toContain('Course “Lunch” added to 1 recipe')
  expect(await send({ kind: 'course', name: 'lunch' })).toContain('They already had this course')
  expect(await send({ kind: 'category', name: 'Cold dishes' })).toContain('Category “Cold dishes” added to 1 recipe')
  expect(await findRecipe()).toMatchObject({ courses: 'Dinner, Lunch', category: 'Cold dishes' })
  expect((await site.get('/categories/salads')).status).toBe(404)
  const saved = await site.db
    .selectFrom('revisions')
    .select('summary')
    .where('recordId', '=', String(id))
    .orderBy('number', 'desc')
    .execute()
  expect(saved[0]?.summary).toContain('category')
  expect(await send({ kind: 'course', name: '' })).toContain('Enter a name')
  expect(await send({ kind: 'tag', name: 'No' })).not.toContain('added to')
  const stranger = await site.post('/admin/manage-recipe', { change: 'label', ids: String(id), kind: 'course', name: 'Mine' })
  expect([stranger.status === 200, (await findRecipe()).courses]).toEqual([false, 'Dinner, Lunch'])
})

test('recipes from before there were lists are updated after a start', async () => {
  await insertRecipe(site.db, aRecipe({ slug: 'old-soup', title: 'Old soup', category: 'Soups' }))
  await site.db.deleteFrom('terms').where('slug', '=', 'soups').execute()
  await site.db.updateTable('recipeFacets').set({ format: 0 }).execute()
  expect((await site.get('/categories/soups')).status).toBe(404)
  await indexFoods(site.db)
  expect(await read('/categories/soups')).toContain('Old soup')
})
