import { createRequire } from 'node:module'
import { scrapeRecipe } from 'recipe-scrapers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { splitNames } from '#domain/terms/term.ts'
import { aRecipe } from './builders.ts'
import { openTestSite } from './open-test-site.ts'

// Node takes this package's exports object as its default export.
const { default: getRecipeData }: typeof import('@rethora/url-recipe-scraper') = createRequire(import.meta.url)(
  '@rethora/url-recipe-scraper',
)

// Third-party programs that extract recipes from pages: what they read is what a visitor's recipe app gets.
const siteUrl = 'https://griddle.example'
let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ siteUrl })
})
afterAll(() => site.close())

async function fetchPage(slug: string) {
  return { html: await (await site.get(`/recipes/${slug}`)).text(), url: `${siteUrl}/recipes/${slug}` }
}

describe.each(builtInRecipes)('$title', (recipe) => {
  test('is read without loss by recipe-scrapers', async () => {
    const { html, url } = await fetchPage(recipe.slug)
    const found = await scrapeRecipe(html, url)
    expect(found).toMatchObject({
      title: recipe.title,
      description: recipe.short,
      author: recipe.author,
      canonicalUrl: url,
      image: `${siteUrl}/images/${findShippedFile(recipe.slug)}/16x9.jpg`,
      yields: `${recipe.servings} servings`,
      prepTime: recipe.prepMinutes,
      cookTime: recipe.cookMinutes,
      totalTime: recipe.totalMinutes,
      category: [recipe.category, recipe.courses],
      cuisine: [recipe.cuisine],
      keywords: splitNames(`${recipe.keywords}, ${recipe.occasions}`),
      nutrients: toNutrients(recipe),
    })
    expect(listValues(found.ingredients)).toEqual(recipe.ingredients.map(withSpaces))
    expect(listValues(found.instructions)).toEqual(recipe.steps)
  })

  test('is read without loss by url-recipe-scraper', async () => {
    const { html } = await fetchPage(recipe.slug)
    expect(await getRecipeData(html)).toMatchObject({
      name: recipe.title,
      description: recipe.short,
      authors: [{ name: recipe.author }],
      recipeYield: [String(recipe.servings), recipe.yieldText],
      prepTime: toDuration(recipe.prepMinutes),
      cookTime: toDuration(recipe.cookMinutes),
      totalTime: toDuration(recipe.totalMinutes),
      recipeCategory: [`${recipe.category}, ${recipe.courses}`],
      recipeCuisine: [recipe.cuisine],
      nutrition: toNutrients(recipe),
      recipeIngredient: recipe.ingredients.map(withSpaces),
      recipeInstructions: recipe.steps.map((text) => ({ text })),
    })
  })
})

test('characters in a title are read as characters by both', async () => {
  await insertRecipe(site.db, aRecipe({ title: 'Mac & "Cheese" <1>', image: '/images/hero', author: 'June', servings: 2 }))
  const { html, url } = await fetchPage('patty-melt')
  expect((await scrapeRecipe(html, url)).title).toBe('Mac & "Cheese" <1>')
  expect((await getRecipeData(html)).name).toBe('Mac & "Cheese" <1>')
})

function listValues(groups: { items: { value: string }[] }[]) {
  return groups.flatMap(({ items }) => items.map(({ value }) => value))
}

function toNutrients({ nutritionalValues: { calories, protein, fats, carbs } }: Recipe) {
  return {
    calories: `${calories} calories`,
    proteinContent: `${protein} g`,
    fatContent: `${fats} g`,
    carbohydrateContent: `${carbs} g`,
  }
}

/** '1½' with a space, so that nobody reads 11/2. */
function withSpaces(line: string) {
  return line.replace(/(\d)([½¼¾⅓⅔⅛])/g, '$1 $2')
}

/** Minutes in ISO 8601: 'PT1H5M'. */
function toDuration(minutes = 0) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
}
