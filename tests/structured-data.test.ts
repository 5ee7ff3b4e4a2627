import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { samplePosts } from '#content/sample-posts.ts'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { toSlug } from '#domain/text/slug.ts'
import { aBlog, aRecipe } from './builders.ts'
import { openTestSite } from './open-test-site.ts'
import { type FoundNode, listElements, readStructuredData, toText } from './read-structured-data.ts'
import { listFaults, listUnused } from './structured-data-rules.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>

const siteUrl = 'https://griddle.example'
const withPicture = { image: '/images/hero', servings: 4 }

async function read(site: TestSite, path: string) {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  const nodes = readStructuredData(html)
  for (const node of nodes) expect(listFaults(node)).toEqual([])
  return { html, nodes, find: (type: string) => nodes.find((node) => node['@type'] === type) }
}

/** The pictures named by a node, fetched from the site. */
function fetchPictures(site: TestSite, node: FoundNode | undefined) {
  const addresses = Array.isArray(node?.image) ? node.image.map(String) : []
  return Promise.all(
    addresses.map(async (address) => {
      expect(address.startsWith(`${siteUrl}/images/`)).toBe(true)
      const response = await site.get(address.slice(siteUrl.length))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      return { format, pixels: width * height, proportion: Math.round((width / height) * 100) / 100 }
    }),
  )
}

/** The breadcrumbs that visitors see, in the form of structured data. */
function listShownCrumbs(html: string) {
  const [trail] = listElements(html, 'nav').filter(({ attrs }) => attrs.some(({ value }) => value === 'Breadcrumb'))
  const crumbs = (trail?.childNodes ?? []).filter((node) => 'attrs' in node && !node.attrs.some(({ name }) => name === 'aria-hidden'))
  return crumbs.map((node, index) => {
    const path = 'attrs' in node ? node.attrs.find(({ name }) => name === 'href')?.value : undefined
    return { '@type': 'ListItem', position: index + 1, name: toText(node), ...(path && { item: siteUrl + path }) }
  })
}

function withoutSpaces(lines: unknown) {
  return Array.isArray(lines) ? lines.map((line) => String(line).replaceAll(' ', '')) : lines
}

describe('the site’s initial content', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite({ samples: true, siteUrl })
  })
  afterAll(() => site.close())

  test.each(builtInRecipes)('$title has everything that search engines require of a recipe, as its page shows it', async (recipe) => {
    const { html, find } = await read(site, `/recipes/${recipe.slug}`)
    const node = find('Recipe') ?? expect.fail('There is no recipe')
    // Nobody has reviewed or filmed it, and built-in recipes have no date of their own.
    expect(listUnused(node)).toEqual(['aggregateRating', 'datePublished', 'video'])
    expect(node).toMatchObject({
      name: recipe.title,
      url: `${siteUrl}/recipes/${recipe.slug}`,
      recipeYield: [String(recipe.servings), recipe.yieldText],
      author: [{ '@type': 'Organization', name: recipe.author }],
      nutrition: { calories: `${recipe.nutritionalValues.calories} calories` },
    })
    // The only addition is a space in '1 ½'.
    expect(withoutSpaces(node.recipeIngredient)).toEqual(withoutSpaces(recipe.ingredients))
    expect(find('BreadcrumbList')?.itemListElement).toEqual(listShownCrumbs(html))
    expect(await fetchPictures(site, node)).toEqual([
      { format: 'jpeg', pixels: 1200 * 675, proportion: 1.78 },
      { format: 'jpeg', pixels: 1200 * 900, proportion: 1.33 },
      { format: 'jpeg', pixels: 1200 * 1200, proportion: 1 },
    ])
  })

  test.each(builtInRecipes)('every step of $title leads to its place on the page', async ({ slug, steps }) => {
    const { html: page, find } = await read(site, `/recipes/${slug}`)
    // Without the amounts that the page takes from the list: docs/decisions/0048-ingredients-in-the-steps.md.
    const html = page.replace(/<span class="food__amount">[^<]*<\/span>/g, '')
    const said = find('Recipe')?.recipeInstructions
    if (!Array.isArray(said)) expect.fail('There are no steps')
    expect(said.map(({ text }) => text)).toEqual(steps)
    for (const { name = '', text, url } of said) {
      const [step] = listElements(html, 'li').filter(({ attrs }) => attrs.some(({ value }) => url.endsWith(`/${slug}#${value}`)))
      if (!step) expect.fail(`${url} leads nowhere`)
      expect(text.startsWith(name)).toBe(true)
      expect(toText(step)).toContain(name)
      expect(toText(step)).toContain(text.slice(name.length).replace(/^: /, ''))
    }
  })

  test.each(samplePosts)('$title has everything that search engines require of a post', async ({ title, urlSlug, author, createdAt }) => {
    const { html, find } = await read(site, `/blogs/${urlSlug}`)
    const node = find('BlogPosting') ?? expect.fail('There is no post')
    expect(listUnused(node)).toEqual([])
    expect(node).toMatchObject({
      headline: title,
      author: [{ '@type': 'Person', name: author, url: `${siteUrl}/authors/${toSlug(author)}` }],
      publisher: { '@type': 'Organization', name: 'Griddle', logo: `${siteUrl}/icon-512.png` },
      datePublished: createdAt,
      mainEntityOfPage: `${siteUrl}/blogs/${urlSlug}`,
    })
    expect(find('BreadcrumbList')?.itemListElement).toEqual(listShownCrumbs(html))
    expect(listShownCrumbs(html).at(-1)).toEqual({ '@type': 'ListItem', position: 3, name: title })
    expect((await fetchPictures(site, node)).map(({ proportion }) => proportion)).toEqual([1.78, 1.33, 1])
  })

  test('the home page describes the site and its search', async () => {
    const { find } = await read(site, '/')
    expect(find('WebSite')).toMatchObject({
      name: 'Griddle',
      url: `${siteUrl}/`,
      potentialAction: { target: { urlTemplate: `${siteUrl}/search?q={search_term_string}` } },
    })
    expect((await site.get('/search?q=ribs')).status).toBe(200)
    const logo = await sharp(`app/feeds/icons${new URL(String(find('Organization')?.logo)).pathname}`).metadata()
    expect(Math.min(logo.width, logo.height)).toBeGreaterThanOrEqual(112)
  })

  test.each(['/recipes', '/trending-recipes', '/blogs'])('%s lists its entries in order, each once', async (path) => {
    const { html, find } = await read(site, path)
    const [list = ''] = html.split('>Top Sellers<')
    const shown = [...list.matchAll(/<h[23][^>]*><a [^>]*href="(\/(?:recipes|blogs)\/[^"?]+)"/g)].map(([, to]) => siteUrl + to)
    const said = find('ItemList')?.itemListElement
    if (!Array.isArray(said)) expect.fail('There is no list')
    expect(said.map(({ url }) => url)).toEqual([...new Set(shown)])
    expect(said.length).toBeGreaterThan(1)
  })

  test.each(['/about', '/contact', '/favourites', '/search?q=ribs', '/recipes?q=ribs', '/recipes?type=trending'])(
    '%s is not a list, recipe or post',
    async (path) => {
      expect((await read(site, path)).nodes).toEqual([])
    },
  )
})

describe('the owner’s content', () => {
  let site: TestSite
  beforeEach(async () => {
    site = await openTestSite({ siteUrl })
  })
  afterEach(() => site.close())

  async function readRecipe(changes: Parameters<typeof aRecipe>[0]) {
    const { id } = await insertRecipe(site.db, aRecipe({ ...withPicture, ...changes }))
    const page = await read(site, '/recipes/patty-melt')
    return { ...page, id, recipe: page.find('Recipe') }
  }

  test('a recipe has its publication and modification dates', async () => {
    const { recipe } = await readRecipe({ updatedAt: '2026-11-21T08:00:00.000Z' })
    expect(recipe).toMatchObject({ datePublished: '2026-11-20T12:00:00.000Z', dateModified: '2026-11-21T08:00:00.000Z' })
  })

  test.each(['Mac & Cheese', 'Tom’s "Best" <Burger>', '</script><script>alert(1)</script>', '<!--<script>'])(
    'the title %s is the same to search engines, and can’t end a script',
    async (title) => {
      await insertRecipe(site.db, aRecipe({ ...withPicture, slug: 'plain' }))
      const plain = listElements((await read(site, '/recipes/plain')).html, 'script')
      const { html, recipe, find } = await readRecipe({ title })
      expect(recipe?.name).toBe(title)
      expect(find('BreadcrumbList')?.itemListElement).toMatchObject([{}, {}, { name: title }])
      expect(listElements(html, 'script')).toHaveLength(plain.length)
    },
  )

  test('a recipe without a picture is not a Recipe for search engines', async () => {
    const { html, recipe, nodes } = await readRecipe({ image: '' })
    expect(recipe).toBeUndefined()
    expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList'])
    expect(html).toContain('No Image')
  })

  test('only large enough crops of a picture are listed, and without any there is no Recipe', async () => {
    await insertImage(site.db, { id: 'small', width: 280, height: 240, createdAt: '2026-11-20T12:00:00.000Z' })
    await insertImage(site.db, { id: 'tiny', width: 200, height: 200, createdAt: '2026-11-20T12:00:00.000Z' })
    expect((await readRecipe({ image: '/images/small' })).recipe?.image).toEqual([
      `${siteUrl}/images/small/4x3.jpg`,
      `${siteUrl}/images/small/1x1.jpg`,
    ])
    await insertRecipe(site.db, aRecipe({ slug: 'tiny', image: '/images/tiny' }))
    expect((await read(site, '/recipes/tiny')).find('Recipe')).toBeUndefined()
  })

  test('a recipe without servings has no nutrition', async () => {
    const { recipe } = await readRecipe({ servings: undefined, yieldText: '12 drumsticks' })
    expect(recipe).not.toHaveProperty('nutrition')
    expect(recipe?.recipeYield).toEqual(['12 drumsticks'])
  })

  test.each([
    [{}, undefined],
    [{ calories: 0, protein: 0, fats: 0, carbs: 0 }, undefined],
    [{ calories: 600 }, { calories: '600 calories' }],
    [{ calories: 600, protein: 0, fats: 0, carbs: 0 }, { calories: '600 calories' }],
    [
      { calories: 600, fats: 38 },
      { calories: '600 calories', fatContent: '38 g' },
    ],
    [
      { calories: 600, protein: 0, fats: 66 },
      { calories: '600 calories', proteinContent: '0 g', fatContent: '66 g' },
    ],
    [{ protein: 35 }, { proteinContent: '35 g' }],
    [
      { calories: 600, protein: 35, fats: 38, carbs: 30 },
      { calories: '600 calories', proteinContent: '35 g', fatContent: '38 g', carbohydrateContent: '30 g' },
    ],
  ])('of the nutrition %o search engines get the known values', async (nutritionalValues, said) => {
    const { recipe } = await readRecipe({ servings: 2, nutritionalValues })
    expect(recipe?.nutrition).toEqual(said && { '@type': 'NutritionInformation', ...said })
  })

  test('unknown values are not made up', async () => {
    const nutritionalValues = { calories: 0, protein: 0, fats: 0, carbs: 0 }
    const { recipe } = await readRecipe({ servings: undefined, nutritionalValues })
    expect(Object.keys(recipe ?? {}).sort()).toEqual(
      [
        '@context',
        '@type',
        'datePublished',
        'description',
        'image',
        'mainEntityOfPage',
        'name',
        'recipeIngredient',
        'recipeInstructions',
        'url',
      ].sort(),
    )
  })

  test('times are durations, and preparation time comes with cooking time or not at all', async () => {
    expect((await readRecipe({ prepMinutes: 0, cookMinutes: 90, totalMinutes: 120 })).recipe).toMatchObject({
      prepTime: 'PT0M',
      cookTime: 'PT1H30M',
      totalTime: 'PT2H',
    })
    await insertRecipe(site.db, aRecipe({ ...withPicture, slug: 'half', prepMinutes: 10 }))
    expect((await read(site, '/recipes/half')).find('Recipe')).not.toHaveProperty('prepTime')
  })

  test('a step without a heading has no name, and keywords don’t repeat the category', async () => {
    const { recipe } = await readRecipe({
      steps: ['Fry it.'],
      category: 'Main',
      cuisine: 'American',
      keywords: 'main, melt,American , rye',
    })
    expect(recipe?.recipeInstructions).toEqual([{ '@type': 'HowToStep', text: 'Fry it.', url: `${siteUrl}/recipes/patty-melt#step-1` }])
    expect(recipe?.keywords).toBe('melt, rye')
  })

  test('two people are two authors', async () => {
    expect((await readRecipe({ author: 'June Okafor and Sam Lee' })).recipe?.author).toMatchObject([
      { '@type': 'Person', name: 'June Okafor' },
      { '@type': 'Person', name: 'Sam Lee' },
    ])
  })

  test('an author who is named twice is one author', async () => {
    expect((await readRecipe({ author: 'June Okafor and june okafor' })).recipe?.author).toMatchObject([{ name: 'June Okafor' }])
  })

  test('only approved reviews of a recipe are counted', async () => {
    const { id, recipe } = await readRecipe({})
    expect(recipe).not.toHaveProperty('aggregateRating')
    expect(recipe).not.toHaveProperty('review')
    const review = { recipeId: id, text: '', email: 'a@example.com', createdAt: '2026-11-20T13:00:00.000Z', approved: true }
    await insertReview(site.db, { ...review, id: 'r1', stars: 5, name: 'Ann & Bo', text: 'Good <b>melt</b>.' })
    await insertReview(site.db, { ...review, id: 'r2', stars: 4, name: 'Cy', email: 'c@example.com' })
    await insertReview(site.db, { ...review, id: 'r3', stars: 1, name: 'Spam', email: 's@example.com', approved: false })
    const { html, find } = await read(site, '/recipes/patty-melt')
    expect(find('Recipe')).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
      review: [
        { author: { name: 'Cy' } },
        { author: { name: 'Ann & Bo' }, reviewBody: 'Good <b>melt</b>.', reviewRating: { ratingValue: 5 } },
      ],
    })
    for (const email of ['a@example.com', 'c@example.com', 's@example.com']) expect(html).not.toContain(email)
  })

  test('the positions of a list continue over its pages', async () => {
    for (let index = 0; index < 20; index++) await insertRecipe(site.db, aRecipe({ slug: `melt-${index}`, title: `Melt ${index}` }))
    expect((await read(site, '/recipes?page=2')).find('ItemList')?.itemListElement).toMatchObject([{ position: 25 }, {}, {}, {}])
  })

  test('an empty list has none', async () => {
    await updateSettings(site.db, { builtInRecipes: false })
    for (const path of ['/recipes', '/trending-recipes', '/blogs']) expect((await read(site, path)).nodes).toEqual([])
  })

  test('a post has the date that its page shows', async () => {
    await insertBlog(site.db, aBlog({ formattedDate: 'November 3, 2026', updatedAt: '2026-11-05T10:00:00.000Z' }))
    const { find } = await read(site, '/blogs/a-plain-post')
    expect(find('BlogPosting')).toMatchObject({ datePublished: '2026-11-03T12:00:00.000Z', dateModified: '2026-11-05T10:00:00.000Z' })
    expect(find('BlogPosting')).not.toHaveProperty('image')
  })

  test('the owner’s profiles are listed, but not the networks’ front pages', async () => {
    expect((await read(site, '/')).find('Organization')).not.toHaveProperty('sameAs')
    const social = { instagram: 'https://www.instagram.com/griddle', youtube: 'https://www.youtube.com/', facebook: '' }
    await updateSettings(site.db, { name: 'Tom & Jo’s', social })
    expect((await read(site, '/')).find('Organization')).toMatchObject({
      name: 'Tom & Jo’s',
      sameAs: ['https://www.instagram.com/griddle'],
    })
  })

  test('a preview of a recipe or post shows its own title, picture and date', async () => {
    const { html } = await readRecipe({ title: 'Mac & Cheese' })
    const tags = listElements(html, 'meta').map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))
    const find = (property: string) => tags.find((tag) => tag.property === property)?.content
    expect(find('og:type')).toBe('article')
    expect(find('og:title')).toBe('Mac & Cheese')
    expect(find('og:image')).toBe(`${siteUrl}/images/${findShippedFile('hero')}/1200.jpg`)
    expect(find('og:url')).toBe(`${siteUrl}/recipes/patty-melt`)
    expect(find('article:published_time')).toBe('2026-11-20T12:00:00.000Z')
  })

  test('structured data does not affect the policy for scripts', async () => {
    await insertRecipe(site.db, aRecipe(withPicture))
    await insertRecipe(site.db, aRecipe({ ...withPicture, slug: 'without', image: '' }))
    const policyOf = async (path: string) => (await site.get(path)).headers.get('content-security-policy')?.match(/'sha256-/g)?.length
    expect(await policyOf('/recipes/patty-melt')).toBe(await policyOf('/recipes/without'))
  })
})

describe('the rules that these tests check', () => {
  const step = { '@type': 'HowToStep', text: 'Fry it.' }
  const plain = { '@type': 'Recipe', name: 'Melt', image: [`${siteUrl}/a.jpg`], recipeInstructions: [step] }

  test.each([
    [{ ...plain, image: undefined }, 'Recipe.image: is no list of pictures'],
    [{ ...plain, image: ['/a.jpg'] }, 'Recipe.image: is no full address'],
    [{ ...plain, name: 'Mac &amp; Cheese' }, 'Recipe.name: is no text'],
    [{ ...plain, totalTime: '40 min' }, 'Recipe.totalTime: is no ISO 8601 duration'],
    [{ ...plain, prepTime: 'PT5M' }, 'Recipe: cookTime and prepTime stand together'],
    [{ ...plain, datePublished: '2026-11-20' }, 'Recipe.datePublished: is no ISO 8601 moment with a time zone'],
    [{ ...plain, nutrition: { '@type': 'NutritionInformation', calories: '5 calories' } }, 'Recipe: nutrition needs a recipeYield'],
    [{ ...plain, recipeInstructions: [{ ...step, name: 'Step 1' }] }, 'HowToStep.name: is a number and no name'],
    [{ ...plain, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 0 } }, 'AggregateRating.reviewCount'],
    [{ ...plain, ingredients: ['Salt'] }, 'Recipe.ingredients: is no property of it'],
    [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }] }, 'fewer than 2 entries'],
    [{ '@type': 'Thing' }, 'Thing: is no type that Google reads here'],
  ])('%j is refused', (node, fault) => {
    expect(listFaults(plain)).toEqual([])
    expect(listFaults(node).join()).toContain(fault)
  })
})
