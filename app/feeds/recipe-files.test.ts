import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ siteUrl: 'https://eat.example' })
})
afterAll(() => site.close())

test.each(builtInRecipes.map(({ slug }) => slug))('%s is available as JSON and as Cooklang', async (slug) => {
  const recipe = builtInRecipes.find((builtIn) => builtIn.slug === slug)
  const json = await site.get(`/recipes/${slug}.json`)
  expect([json.status, json.headers.get('content-type')]).toEqual([200, 'application/ld+json; charset=utf-8'])
  expect(await json.json()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe?.title,
    url: `https://eat.example/recipes/${slug}`,
    // With a space in '1½': some readers take it for eleven halves.
    recipeIngredient: recipe?.ingredients.map((line) => line.replace(/(\d)([¼½¾])/g, '$1 $2')),
  })
  const cook = await site.get(`/recipes/${slug}.cook`)
  expect([cook.status, cook.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(cook.headers.get('content-disposition')).toBe(`inline; filename="${slug}.cook"; filename*=UTF-8''${slug}.cook`)
  expect(await cook.text()).toContain(`source: https://eat.example/recipes/${slug}\n`)
})

test('a recipe without a picture has JSON without an image', async () => {
  await insertRecipe(site.db, aRecipe({ slug: 'plain-toast', title: 'Plain Toast' }))
  const node = await (await site.get('/recipes/plain-toast.json')).json()
  expect(node).toMatchObject({ '@type': 'Recipe', name: 'Plain Toast', recipeIngredient: ['1 lb (450 g) ground chuck'] })
  expect(node.image).toBeUndefined()
  expect(await (await site.get('/recipes/plain-toast.cook')).text()).not.toContain('image:')
})

test('another spelling redirects to the canonical address with its extension', async () => {
  for (const ending of ['.json', '.cook']) {
    const answer = await site.get(`/recipes/BBQ-Ribs!${ending}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/recipes/bbq-ribs${ending}`])
  }
})

test('an unknown recipe is a 404 in the requested format', async () => {
  const json = await site.get('/recipes/nothing.json')
  expect([json.status, await json.json()]).toEqual([404, { error: 'No such recipe' }])
  const cook = await site.get('/recipes/nothing.cook')
  expect([cook.status, cook.headers.get('content-type'), await cook.text()]).toEqual([404, 'text/plain; charset=utf-8', 'No such recipe\n'])
})

test('a file name may have letters of any alphabet', async () => {
  await insertRecipe(site.db, aRecipe({ slug: 'crème-brûlée' }))
  const answer = await site.get(`/recipes/${encodeURIComponent('crème-brûlée')}.cook`)
  expect(answer.headers.get('content-disposition')).toBe(
    `inline; filename="cr_me-br_l_e.cook"; filename*=UTF-8''cr%C3%A8me-br%C3%BBl%C3%A9e.cook`,
  )
})

test('the recipe’s page itself still responds', async () => {
  expect((await site.get('/recipes/bbq-ribs')).headers.get('content-type')).toContain('text/html')
})
