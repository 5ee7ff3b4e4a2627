import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { classicCheeseburger } from '#content/recipes/classic-cheeseburger.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>

beforeEach(async () => {
  site = await openTestSite()
})

afterEach(() => site.close())

const burger = '/recipes/classic-cheeseburger'

async function read(path: string, status = 200) {
  const response = await site.get(path)
  expect(response.status).toBe(status)
  return response.text()
}

/** The page of a recipe that the owner wrote. */
async function readOwn(changes: Partial<Recipe>, query = '') {
  await insertRecipe(site.db, aRecipe(changes))
  return read(`/recipes/patty-melt${query}`)
}

/** The visible text of a piece of HTML. */
function toText(html: string) {
  return html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function listIngredients(page: string) {
  return [...page.matchAll(/<label class="ingredient">(.*?)<\/label>/gs)].map(([, line = '']) => toText(line))
}

function listSteps(page: string) {
  return [...page.matchAll(/<div class="step-text">(.*?)<\/div>/gs)].map(([, step = '']) => toText(step.replace('</h3>', ': ')))
}

function listLinks(page: string) {
  return [...page.matchAll(/<a[^>]* href="(\/recipes[^"]*#recipe)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

describe('as written', () => {
  test('every line is what the cook wrote, character for character, except for added amounts', async () => {
    const page = await read(burger)
    expect(listIngredients(page)).toEqual(classicCheeseburger.ingredients)
    const typed = page.replace(/<span class="food__amount">[^<]*<\/span>/g, '')
    expect(listSteps(typed)).toEqual(classicCheeseburger.steps)
    expect(page).toContain('Written for 4 servings.')
  })

  test('every control is a link or part of a form', async () => {
    const page = await read(burger)
    expect(listLinks(page)).toEqual([
      `${burger}?servings=3#recipe`,
      `${burger}?servings=5#recipe`,
      `${burger}#recipe`,
      `${burger}?units=us#recipe`,
      `${burger}?units=metric#recipe`,
    ])
    expect(page).toMatch(/<form class="stepper" action="#recipe">.*<input type="number"[^>]* name="servings"[^>]* value="4"/s)
    expect(page).toContain('<a class="step-number" href="#step-3" aria-label="Step 3">3</a>')
  })
})

describe('for other servings', () => {
  test('amounts of lines and steps follow, and nutrition stays per serving', async () => {
    const page = await read(`${burger}?servings=8`)
    expect(listIngredients(page)[0]).toMatch(/^3 lb \(1\.36 kg\) ground chuck/)
    expect(page).toContain('<dt>Serves</dt><dd>8</dd>')
    expect(page).toContain('765 kcal')
    expect(page).toContain('8 double cheeseburgers')
    expect(page).toContain('Written for 4 servings.')
    expect(page).toMatch(/role="status">8 servings</)
    expect(listLinks(page)).toContain(`${burger}?servings=8&units=metric#recipe`)
    const method = listSteps(await read('/recipes/fried-chicken?servings=8')).join(' ')
    expect(method).toContain('2 tbsp salt together')
    expect(method).toContain('refrigerate 12 hours')
  })

  test('fewer than written works as well, down to half a serving', async () => {
    const page = await read(`${burger}?servings=0.5`)
    expect(page).toMatch(/role="status">½ serving</)
    expect(page).toContain(
      '<a class="stepper__step" role="link" tabindex="0" rel="nofollow" aria-label="Fewer servings" aria-disabled="true">',
    )
  })

  test('a line without an amount says that it stays', async () => {
    const page = await readOwn({ servings: 4, ingredients: ['2 eggs', 'Salt, to taste'] }, '?servings=8')
    expect(listIngredients(page)).toEqual(['4 eggs', 'Salt, to taste'])
    expect(page).toContain('Lines without an amount aren’t scaled.')
    expect(await read('/recipes/patty-melt')).not.toContain('stay as written')
  })

  test('a recipe without a number of servings is counted in batches', async () => {
    const page = await readOwn({ ingredients: ['2 eggs'] }, '?batches=3')
    expect(listIngredients(page)).toEqual(['6 eggs'])
    expect(page).toContain('aria-label="More batches"')
    expect(page).toContain('Written for 1 batch.')
    expect(page).not.toContain('servings')
    expect(listLinks(page)).toContain('/recipes/patty-melt?batches=2#recipe')
  })
})

describe('in other units', () => {
  test('amounts and temperatures follow', async () => {
    const metric = await read('/recipes/fried-chicken?units=metric')
    expect(listIngredients(metric)[0]).toMatch(/^1\.4 kg chicken drumsticks/)
    const method = listSteps(metric).join(' ')
    expect(method).toContain('heat the oil to 175°C')
    expect(method).not.toContain('°F')
    expect(metric).toMatch(/aria-current="true"[^>]*>Metric</)
    expect(listSteps(await read('/recipes/fried-chicken?units=us')).join(' ')).not.toContain('°C')
  })

  test('servings and units go together', async () => {
    const page = await read(`${burger}?servings=2&units=metric`)
    expect(listIngredients(page)[0]).toMatch(/^340 g ground chuck/)
    expect(page).toContain('<input type="hidden" name="units" value="metric"/>')
    expect(page).toContain('site.test/recipes/classic-cheeseburger?servings=2&amp;units=metric</p>')
  })
})

test('structured data has the recipe as written, whatever servings and units are requested', async () => {
  const page = await read(`${burger}?servings=8&units=metric`)
  expect(page).toContain(`<link rel="canonical" href="http://site.test${burger}"/>`)
  expect(page).toContain(`<meta property="og:url" content="http://site.test${burger}"/>`)
  const findData = (html: string) => html.match(/<script type="application\/ld\+json">.*?<\/script>/gs)
  expect(findData(page)?.length).toBeGreaterThan(0)
  expect(findData(page)).toEqual(findData(await read(burger)))
})

test.each([
  'servings=0',
  'servings=-1',
  'servings=abc',
  'servings=',
  'servings=1e9',
  'servings=1000',
  'servings=999.5',
  'servings=2.25',
  'servings=04',
  'servings=4&servings=5',
  'batches=0',
  'batches=x',
  'units=imperial',
  'units=',
  'units=us&units=us',
])('?%s is refused with the site’s error page', async (query) => {
  const page = await read(`${burger}?${query}`, 400)
  expect(page).toContain('site-header')
  expect(page).not.toContain('How to make it')
})

test('without ingredients and steps the page says so and offers nothing to scale', async () => {
  const page = await readOwn({ servings: 4, ingredients: [], steps: [] })
  expect(page).toContain('No ingredients yet.')
  expect(page).toContain('No steps yet.')
  expect(page).not.toContain('class="stepper"')
})

test('two times in one step give two timers with different names', async () => {
  const html = await readOwn({ steps: ['Simmer for 10 minutes, stir, and simmer for 5 minutes.', 'Rest for 5 minutes.'] })
  const names = [...html.matchAll(/class="visually-hidden">: ([^<]+)</g)].map(([, name]) => name)
  expect(names).toEqual(['Simmer, 10 minutes', 'Simmer, 5 minutes', 'Rest'])
})
