import { parse } from '@jitl/recipe-data-scraper'
import { scrapeRecipe } from 'recipe-scrapers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { splitStep } from '#domain/reading/split-step.ts'
import type { Recipe } from '#domain/recipe.ts'
import { insertRecipe } from '#storage/recipes.ts'
import { aRecipe } from './builders.ts'
import { openTestSite } from './open-test-site.ts'

// Programs of others that take recipes out of pages: what they read is what a visitor's recipe app gets.
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
      image: `${siteUrl}/images/${recipe.slug}/16x9.jpg`,
      yields: `${recipe.servings} servings`,
      prepTime: recipe.prepMinutes,
      cookTime: recipe.cookMinutes,
      totalTime: recipe.totalMinutes,
      category: [recipe.category],
      cuisine: [recipe.cuisine],
      keywords: recipe.keywords?.split(', '),
      nutrients: toNutrients(recipe),
    })
    expect(listValues(found.ingredients)).toEqual(recipe.ingredients.map(withSpaces))
    expect(listValues(found.instructions)).toEqual(recipe.steps.flatMap(toLines))
  })

  // It knows of no nutrition, and takes of a step what stands under its heading.
  test('is read without loss by recipe-data-scraper', async () => {
    const { html, url } = await fetchPage(recipe.slug)
    expect(parse(html, { url })).toMatchObject({
      name: recipe.title,
      description: recipe.short,
      recipeYield: String(recipe.servings),
      prepTime: inWords(recipe.prepMinutes),
      cookTime: inWords(recipe.cookMinutes),
      totalTime: inWords(recipe.totalMinutes),
      recipeCategories: [recipe.category],
      recipeCuisines: [recipe.cuisine],
      keywords: recipe.keywords?.split(', '),
      recipeIngredients: recipe.ingredients.map((line) => spellOut(withSpaces(line))),
      recipeInstructions: recipe.steps.map((step) => splitStep(step).text),
    })
  })
})

test('signs in a title are signs to both', async () => {
  await insertRecipe(site.db, aRecipe({ title: 'Mac & "Cheese" <1>', image: '/images/hero', author: 'June', servings: 2 }))
  const { html, url } = await fetchPage('patty-melt')
  expect((await scrapeRecipe(html, url)).title).toBe('Mac & "Cheese" <1>')
  expect(parse(html, { url }).name).toBe('Mac & "Cheese" <1>')
})

function listValues(groups: { items: { value: string }[] }[]) {
  return groups.flatMap(({ items }) => items.map(({ value }) => value))
}

/** A heading is a line of its own unless the text begins with the same words. */
function toLines(step: string) {
  const { heading, text } = splitStep(step)
  return text.startsWith(heading) ? [text] : [heading, text]
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

function spellOut(line: string) {
  return line.replace(/[¼½¾⅔]/g, (sign) => ({ '¼': '1/4', '½': '1/2', '¾': '3/4', '⅔': '2/3' })[sign] ?? sign)
}

function inWords(minutes = 0) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [toUnit(hours, 'hour'), toUnit(rest, 'minute')].filter(Boolean).join(' ')
}

function toUnit(count: number, unit: string) {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`
}
