import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listKeptBlogsBefore } from '#core/blogs/all-blog-rows.ts'
import { toPlainText } from '#core/blogs/blog-html.ts'
import { insertBlogs } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { insertReview } from '#core/comments/review-rows.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { applyImport } from '#core/imports/apply-import.ts'
import { countImportEntries, insertImport, listImportEntries } from '#core/imports/import-rows.ts'
import { openKeptPictures } from '#core/imports/kept-pictures.ts'
import { planImport } from '#core/imports/plan-import.ts'
import { openSource } from '#core/imports/source-files.ts'
import { putPage } from '#core/pages/all-page-rows.ts'
import { insertUser } from '#core/people/people-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { openFiles } from '#core/pictures/files.ts'
import { openPictures } from '#core/pictures/pictures.ts'
import { openUploads } from '#core/pictures/uploads.ts'
import { listKeptRecipesBefore } from '#core/recipes/all-recipe-rows.ts'
import { insertRecipes } from '#core/recipes/recipe-rows.ts'
import type { Remote } from '#core/remote/ask-remote.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import type { Blog } from '#domain/blogs/blog.ts'
import { type ExportFormat, exportFormats } from '#domain/exports/export-formats.ts'
import { noReply } from '#domain/forms/reply.ts'
import { newId } from '#domain/id.ts'
import { terminal } from '#domain/identity/log-entry.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import type { PublicationState } from '#domain/publication/publication.ts'
import { root } from '#scripts/process.mjs'
import { aBlog, aFullRecipe, aRecipe } from '#tests/builders.ts'
import { fastPasswords } from '#tests/fast-passwords.ts'
import { openMigratedFile } from '#tests/set-up/migrated-sqlite.ts'
import { listLost, wholeRecipe, wholeWithoutPictures } from '#tests/whole-recipe.ts'
import { exportSite } from './export-site.ts'

// Each format's export is read back by our own import. What a format can't express is not compared.

const now = new Date('2026-11-25T12:00:00.000Z')

const recipes: (ReturnType<typeof aRecipe> & { state?: PublicationState })[] = [
  aFullRecipe({
    slug: 'burnt-cream',
    short: 'Cream & sugar.',
    ingredients: ['2 cups (480 ml) cream, cold', '1 pinch salt', '½ cup brown sugar', '1 1/2 tsp vanilla', '6 egg yolks', 'Salt, to taste'],
    ingredientGroups: [
      { heading: 'For the custard', start: 0 },
      { heading: 'Top', start: 2 },
    ],
    steps: ['Heat it: Warm the cream for 5 minutes at < 80 °C.', 'Burn the sugar [outside] & serve.'],
    stepGroups: [{ heading: 'In the oven', start: 1 }],
    equipment: ['torch', '4 ramekins'],
    notes: 'Serve cold.\n\nWith tea.',
    courses: 'Dinner, Lunch',
    diets: 'Vegetarian',
  }),
  aRecipe({ title: 'Patty Melt', slug: 'melt', createdAt: '2026-11-19T12:00:00.000Z', nutritionalValues: { calories: 600, fats: 38 } }),
  { ...aRecipe({ title: 'Patty melt', slug: 'draft', ingredients: ['1 “odd” line; with, all | signs', '2 x 400g tins'] }), state: 'draft' },
  { ...aRecipe({ title: 'Later', slug: 'later', publishedAt: '2027-01-01T08:00:00.000Z' }), state: 'scheduled' },
]

const places =
  '<p>Cook:</p><hr data-recipe="RECIPE" data-card="whole" /><hr data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-title="A film" />'

const posts = [
  aBlog({
    id: 'a',
    title: 'Slow <3 onions> & more',
    urlSlug: 'slow-onions',
    content: [
      '<h2>Low heat</h2><p>Stir “slowly” &amp; wait. <a href="/about">Us</a> ]]&gt;</p><ul><li>one</li></ul>',
      '<figure><img src="/images/blog-crust" alt="A crust" /><figcaption>Crust</figcaption></figure>',
    ].join(''),
    imageBase64: '/images/hero',
    imageAlt: 'A pan',
    tags: 'Basics, Onions',
    category: 'Basics',
    excerpt: 'About onions & heat.',
    seoTitle: 'Onions',
    seoDescription: 'How to cook onions',
    seoKeywords: 'onion',
    pinText: 'Save these onions, 100% slow',
  }),
  aBlog({ id: 'b', title: 'A draft of mine', urlSlug: 'mine', state: 'draft', comments: 'closed', content: places }),
  aBlog({ id: 'c', title: 'Later', urlSlug: 'later', state: 'scheduled', publishedAt: '2027-02-01T08:00:00.000Z' }),
]

const page = {
  ...{
    id: 'p',
    slug: 'gift-cards',
    title: 'Gift cards',
    intro: '',
    content: '<p>Ask us.</p>',
    description: 'Cards',
    layout: 'plain' as const,
  },
  ...{ state: 'published' as const, createdAt: '2026-11-02T12:00:00.000Z', updatedAt: '2026-11-03T12:00:00.000Z' },
}

let folder: string
let sites: { close: () => Promise<void> }[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'griddle-round-trip-'))
  sites = []
})
afterEach(async () => {
  for (const site of sites) await site.close()
  rmSync(folder, { recursive: true })
})

/** A site without the built-in recipes. */
async function openEmpty(name: string) {
  mkdirSync(join(folder, name))
  const database = await openMigratedFile(join(folder, name, 'griddle.sqlite'))
  sites.push(database)
  await updateSettings(database.db, { builtInRecipes: false })
  const files = openFiles(join(folder, name, 'files'))
  const shippedFolder = join(root, 'content/pictures')
  const pictures = openPictures({ files, variantsFolder: join(folder, name, 'variants'), shippedFolder, log: () => {} })
  return { database, db: database.db, files, pictures }
}

async function openWhole({ id: _, ...recipe }: typeof wholeRecipe) {
  const site = await openEmpty('old')
  await insertRecipes(site.db, [recipe])
  return site
}

async function openRich() {
  const site = await openEmpty('old')
  const { db } = site
  await insertRecipes(db, recipes)
  const recipe = await db.selectFrom('_recipes').select('id').where('slug', '=', 'burnt-cream').executeTakeFirstOrThrow()
  await insertBlogs(
    db,
    posts.map((post) => ({ ...post, content: post.content.replace('RECIPE', String(recipe.id)) })),
  )
  await putPage(db, page)
  const visitor = { name: 'Ann', createdAt: '2026-11-10T12:00:00.000Z' }
  const comment = { ...visitor, blogId: 'a', blogTitle: 'Slow <3 onions> & more' }
  await insertComment(db, { ...comment, id: 'c1', email: 'ann@mail.example', comment: '1 < 2\nA & B', approved: true, ...answer })
  await insertComment(db, { ...comment, id: 'c2', name: 'Bob', email: 'bob@mail.example', comment: 'Waiting', approved: false })
  const review = { ...visitor, recipeId: recipe.id, stars: 4 as const }
  await insertReview(db, { ...review, id: 'r1', email: 'ann@mail.example', text: 'Very good.', approved: true, ...answer })
  await insertReview(db, { ...review, id: 'r2', name: 'Bob', email: 'bob@mail.example', text: '', approved: false })
  await insertUser(db, { id: 'u', fullName: 'Ann Lee', email: 'ann@mail.example', phone: '', createdAt: visitor.createdAt })
  return site
}

/** The full site in a format, imported into an empty one. */
async function goRound(format: ExportFormat, openOld = openRich) {
  const old = await openOld()
  const path = join(folder, exportFormats[format].file)
  const missing = await exportSite({ ...old, siteUrl: 'https://old.example', siteName: 'Old & gold', now }, format, path)
  expect(missing).toEqual([])
  const fresh = await openEmpty('new')
  const remote: Remote = {
    // A busy machine takes long to make such a picture.
    maxMilliseconds: 300_000,
    resolve: async () => ['93.184.215.14'],
    async open({ url }) {
      const [, name = ''] = /^\/images\/([^/]+)\/\1\.webp$/.exec(url.pathname) ?? []
      const found = url.host === 'old.example' ? await old.pictures.findVariant(name, 1600, 'webp') : undefined
      const body = (async function* () {
        if (found) yield found.bytes
      })()
      return { status: found ? 200 : 404, location: undefined, close: () => {}, body }
    },
  }
  const { db, files } = fresh
  const log = { request: () => {}, warn: () => {}, error: () => {} }
  const secret = 'a secret that is long enough for tests'
  const parts = {
    ...{ db, files, remote, siteUrl: 'http://new.example', clock: () => now, kept: openKeptPictures(join(folder, 'kept')), by: terminal },
    uploads: openUploads({ files, folder: join(folder, 'incoming') }),
    identity: openIdentity({ db, databaseKind: 'sqlite', secret, siteUrl: 'http://new.example', log, passwords: fastPasswords }),
  }
  const source = await openSource(path)
  const id = newId(now)
  await insertImport(db, { id, name: 'export', createdAt: now.toISOString() })
  await planImport(parts, source, id)
  await applyImport(parts, id)
  const entries = await listImportEntries(db, id, {}, { limit: 100, offset: 0 })
  expect(entries.flatMap(({ missing: pictures }) => pictures)).toEqual([])
  return { db, entries, counts: await countImportEntries(db, id) }
}

type Fresh = Awaited<ReturnType<typeof goRound>>

const readRecipes = ({ db }: Fresh) => listKeptRecipesBefore(db, undefined, 100)
const readPosts = ({ db }: Fresh) => listKeptBlogsBefore(db, undefined, 100)

/** Some fields of records, by title. */
function pick<Row extends { title: string }>(rows: Row[], fields: readonly (keyof Row)[]) {
  return Object.fromEntries(rows.map((row) => [row.title, Object.fromEntries(fields.map((field) => [field, row[field] ?? undefined]))]))
}

function withPublication(rows: typeof recipes) {
  return rows.map((row) => ({ state: 'published', ...row, publishedAt: row.publishedAt ?? row.createdAt }))
}

const lines = ['title', 'ingredients', 'ingredientGroups', 'steps', 'stepGroups'] as const
const whole = [
  ...lines,
  ...([
    'slug',
    'state',
    'publishedAt',
    'short',
    'equipment',
    'servings',
    'yieldText',
    'prepMinutes',
    'cookMinutes',
    'totalMinutes',
  ] as const),
  ...(['restMinutes', 'videoUrl', 'category', 'cuisine', 'courses', 'diets', 'keywords', 'author', 'nutritionalValues'] as const),
] as const

/** The owner's answers to a comment and to a review. */
const answer = { reply: 'Thank you.\n<3', replyBy: 'Olive', repliedAt: '2026-11-11T12:00:00.000Z' }

test('WordPress keeps posts, pages, recipes, comments, reviews and pictures', async () => {
  const fresh = await goRound('wordpress')
  expect(fresh.entries.filter(({ action }) => action === 'refused').map(({ notes }) => notes)).toEqual([])
  const found = await readRecipes(fresh)
  expect(pick(found, whole)).toEqual(pick(withPublication(recipes), whole))
  const hero = findShippedFile('hero')
  const cream = found.find(({ slug }) => slug === 'burnt-cream')
  expect([cream?.image, cream?.imageFetched]).toEqual([
    `https://old.example/images/${hero}/${hero}.webp`,
    expect.stringMatching(/^\/images\/[0-9a-f]{64}$/),
  ])
  expect(cream?.stepExtras?.map(({ tip, image }) => [tip, Boolean(pictureName(image))])).toEqual([
    ['Do not boil.', false],
    [undefined, true],
  ])
  // WordPress has no fields for these: they are in the notes.
  expect(cream?.notes?.split('\n')).toEqual([
    'Serve cold.',
    'With tea.',
    'Make ahead: A day before.',
    'Storage: In the fridge.',
    'Difficulty: Hard',
    'From A book',
    'From Sweet Things, page 12',
  ])
  const blogs = await readPosts(fresh)
  const kept = ['title', 'urlSlug', 'state', 'publishedAt', 'author', 'tags', 'category', 'excerpt', 'seoTitle', 'seoDescription'] as const
  expect(pick(blogs, [...kept, 'seoKeywords', 'pinText', 'comments', 'imageAlt'])).toEqual(
    pick(posts, [...kept, 'seoKeywords', 'pinText', 'comments', 'imageAlt']),
  )
  const onions = blogs.find(({ urlSlug }) => urlSlug === 'slow-onions')
  expect(toComparable(onions)).toBe(toComparable(posts[0]).replace('href="/about"', 'href="https://old.example/about"'))
  expect(pictureName(onions?.imageFetched)).toBeDefined()
  // The title of a video is its own at the other end.
  const draft = toComparable(blogs.find(({ urlSlug }) => urlSlug === 'mine'))
  expect(draft).toBe(places.replace('RECIPE', String(cream?.id)).replace(' data-title="A film"', ''))
  expect(await fresh.db.selectFrom('pages').select(['title', 'slug', 'content', 'state', 'description']).execute()).toEqual([
    { title: page.title, slug: page.slug, content: page.content, state: page.state, description: page.description },
  ])
  const comments = await fresh.db
    .selectFrom('comments')
    .select(['name', 'email', 'comment', 'blogTitle', 'createdAt', 'approved', 'reply', 'replyBy', 'repliedAt'])
    .execute()
  const said = { blogTitle: posts[0]?.title, createdAt: '2026-11-10T12:00:00.000Z' }
  expect(comments).toEqual([
    { ...said, name: 'Ann', email: 'ann@mail.example', comment: '1 < 2\nA & B', approved: 1, ...answer },
    { ...said, name: 'Bob', email: 'bob@mail.example', comment: 'Waiting', approved: 0, ...noReply },
  ])
  const reviews = await fresh.db.selectFrom('reviews').select(['recipeId', 'name', 'email', 'stars', 'text', 'approved', 'reply']).execute()
  expect(reviews).toEqual([
    { recipeId: cream?.id, name: 'Ann', email: 'ann@mail.example', stars: 4, text: 'Very good.', approved: 1, reply: answer.reply },
    { recipeId: cream?.id, name: 'Bob', email: 'bob@mail.example', stars: 4, text: '', approved: 0, reply: '' },
  ])
})

test('Ghost keeps posts, pages and pictures, and recipes as posts with every line', async () => {
  const fresh = await goRound('ghost')
  expect(fresh.entries.filter(({ action }) => action === 'refused').map(({ notes }) => notes)).toEqual([])
  const blogs = await readPosts(fresh)
  const kept = ['title', 'urlSlug', 'state', 'author', 'excerpt', 'seoTitle', 'seoDescription', 'imageAlt'] as const
  const own = blogs.filter(({ tags }) => !tags?.startsWith('Recipes'))
  expect(pick(own, kept)).toEqual(pick(posts, kept))
  expect(own.find(({ urlSlug }) => urlSlug === 'later')?.publishedAt).toBe(posts[2]?.publishedAt)
  const onions = own.find(({ urlSlug }) => urlSlug === 'slow-onions')
  expect(onions?.tags).toBe('Basics, Onions')
  expect(toComparable(onions)).toBe(toComparable(posts[0]).replace('href="/about"', 'href="https://old.example/about"'))
  expect(pictureName(onions?.imageBase64)).toBeDefined()
  // A recipe's card becomes a link.
  const draft = toComparable(own.find(({ urlSlug }) => urlSlug === 'mine'))
  expect(draft).toContain('<a href="https://old.example/recipes/burnt-cream">')
  expect(draft).toContain('<hr data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" />')
  expect(await fresh.db.selectFrom('pages').select(['title', 'slug', 'content', 'state', 'description']).execute()).toEqual([
    { title: page.title, slug: page.slug, content: page.content, state: page.state, description: page.description },
  ])
  for (const recipe of recipes) {
    // A post has the slug of the last one.
    const slug = recipe.slug === 'later' ? 'later-2' : recipe.slug
    const found = blogs.find(({ urlSlug }) => urlSlug === slug)
    expect(found).toMatchObject({ title: recipe.title, state: recipe.state ?? 'published', excerpt: recipe.short })
    const text = toPlainText(found?.content ?? '')
    for (const line of [...recipe.ingredients, ...recipe.steps]) expect(text).toContain(line)
  }
  const cream = blogs.find(({ urlSlug }) => urlSlug === 'burnt-cream')
  expect(cream?.tags).toBe('Recipes, Dessert, Dinner, Lunch, French, Vegetarian, custard, sugar')
  expect([pictureName(cream?.imageBase64), /<img [^>]*src="\/images\/[0-9a-f]{64}"/.test(cream?.content ?? '')]).toEqual([
    expect.any(String),
    true,
  ])
})

test('Ghost gets the members in a separate file', async () => {
  const { db, entries } = await goRound('ghost-members')
  expect(entries.map(({ action }) => action)).toEqual(['new'])
  expect(await db.selectFrom('users').select(['fullName', 'email', 'createdAt']).execute()).toEqual([
    { fullName: 'Ann Lee', email: 'ann@mail.example', createdAt: '2026-11-10T12:00:00.000Z' },
  ])
})

test('schema.org JSON keeps everything about recipes, and public reviews without addresses', async () => {
  const fresh = await goRound('schema-org')
  const found = await readRecipes(fresh)
  const own = [...whole, ...(['notes', 'makeAhead', 'storageNotes', 'difficulty', 'sourceName', 'sourceUrl', 'imageAlt'] as const)] as const
  expect(pick(found, own)).toEqual(pick(withPublication(recipes), own))
  const cream = found.find(({ slug }) => slug === 'burnt-cream')
  expect([cream?.image, ...(cream?.stepExtras ?? [])]).toEqual([
    expect.stringMatching(/^\/images\/[0-9a-f]{64}$/),
    { tip: 'Do not boil.' },
    { image: expect.stringMatching(/^\/images\/[0-9a-f]{64}$/), imageAlt: 'Burnt' },
  ])
  expect(
    await fresh.db
      .selectFrom('reviews')
      .select(['recipeId', 'name', 'stars', 'text', 'createdAt', 'reply', 'replyBy', 'repliedAt'])
      .execute(),
  ).toEqual([{ recipeId: cream?.id, name: 'Ann', stars: 4, text: 'Very good.', createdAt: '2026-11-10T12:00:00.000Z', ...answer }])
})

// Recipe managers are private: recipes imported from one are drafts without reviews.
const asDrafts = recipes.map((recipe) => ({ ...recipe, state: 'draft' as const }))

test('Mealie keeps every line, step and tip, times and the picture, but not step pictures; the rest is in notes and keywords', async () => {
  const fresh = await goRound('mealie')
  const found = await readRecipes(fresh)
  const kept = [...lines, ...(['slug', 'state', 'short', 'yieldText', 'prepMinutes', 'cookMinutes', 'totalMinutes'] as const)] as const
  expect(pick(found, [...kept, 'category', 'nutritionalValues'])).toEqual(pick(asDrafts, [...kept, 'category', 'nutritionalValues']))
  const cream = found.find(({ slug }) => slug === 'burnt-cream')
  expect([pictureName(cream?.image), cream?.stepExtras?.[0]]).toEqual([expect.any(String), { tip: 'Do not boil.' }])
  expect(cream?.keywords).toBe('Dinner, Lunch, French, Vegetarian, custard, sugar')
  for (const text of ['torch', 'Serve cold.', 'A day before.', 'In the fridge.']) expect(cream?.notes).toContain(text)
})

test('Paprika keeps every line, step and tip, times and the picture; the rest is in notes and categories', async () => {
  const fresh = await goRound('paprika')
  const found = await readRecipes(fresh)
  const kept = [
    ...lines,
    ...(['state', 'short', 'yieldText', 'prepMinutes', 'cookMinutes', 'totalMinutes', 'difficulty'] as const),
  ] as const
  expect(pick(found, kept)).toEqual(pick(asDrafts, kept))
  const cream = found.find(({ sourceName }) => sourceName === 'A book')
  expect([pictureName(cream?.image), cream?.stepExtras?.[0], cream?.category]).toEqual([
    expect.any(String),
    { tip: 'Do not boil.' },
    'Dessert',
  ])
  for (const text of ['torch', 'Serve cold.', 'A day before.', 'Rest: 30 min', 'youtube.com']) expect(cream?.notes).toContain(text)
})

test('CSV keeps every line, step and tip, but no pictures', async () => {
  const fresh = await goRound('csv')
  const found = await readRecipes(fresh)
  const kept = whole.filter((field) => field !== 'publishedAt')
  const own = [...kept, ...(['makeAhead', 'storageNotes', 'difficulty', 'sourceName', 'sourceUrl'] as const)] as const
  expect(pick(found, own)).toEqual(pick(asDrafts, own))
  expect(found.find(({ slug }) => slug === 'burnt-cream')?.stepExtras?.[0]).toEqual({ tip: 'Do not boil.' })
})

test('Cooklang keeps every step and food, and the picture; ingredients are where a step names them, in its words', async () => {
  const fresh = await goRound('cooklang')
  const found = await readRecipes(fresh)
  const kept = ['title', 'state', 'stepGroups', 'short', 'equipment', 'servings', 'prepMinutes', 'cookMinutes', 'restMinutes'] as const
  const more = ['totalMinutes', 'difficulty', 'videoUrl', 'category', 'cuisine', 'courses', 'diets', 'keywords', 'author'] as const
  expect(pick(found, [...kept, ...more])).toEqual(pick(asDrafts, [...kept, ...more]))
  const cream = found.find(({ author }) => author === 'June Okafor')
  // Foods have their full names, and numbers have no fractions.
  expect(cream?.steps).toEqual([recipes[0]?.steps[0], 'Burn the brown sugar [outside] & serve.'])
  expect(cream?.ingredients.toSorted()).toEqual(
    ['1 pinch salt', '1.5 tsp vanilla', '6 egg yolks', 'Salt, to taste', '2 cups cream, 480 ml, cold', '0.5 cup brown sugar'].sort(),
  )
  expect(found.find(({ title }) => title === 'Patty melt')?.ingredients).toEqual(['1 odd line, with, all ｜ signs', '2 x 400g tins'])
  expect(pictureName(cream?.image)).toBeDefined()
  for (const text of ['For the custard: 2 cups', 'Tip: Do not boil.', 'Serve cold.', 'A book']) expect(cream?.notes).toContain(text)
})

/** Fields of a recipe that a format stores in another place or form, and why. */
const notExact: Partial<Record<ExportFormat, Record<string, string>>> = {
  csv: { notes: 'The lines are there, and no empty ones between them.' },
  cooklang: {
    slug: 'Files are named by the title, as Cooklang has it.',
    steps: 'Foods stand in them with their whole names.',
    ingredients: 'They stand in the steps, in the order in which those name them.',
    ingredientGroups: 'Cooklang has headings for steps alone: they are notes.',
    stepExtras: 'Tips are notes.',
    notes: 'They have the tips and headings as well.',
    type: 'The mark is of this site alone.',
    sourceName: 'It is in the notes; the source of the file is the page.',
    sourceUrl: 'It is in the notes; the source of the file is the page.',
  },
  mealie: {
    equipment: 'Mealie has tools as records of each of its sites: they are in the notes.',
    notes: 'They contain data without a field of its own.',
    makeAhead: 'It is in the notes.',
    storageNotes: 'It is in the notes.',
    type: 'The mark is of this site alone.',
    servings: 'They are in the yield.',
    restMinutes: 'Mealie has no field for it: it is in the extras.',
    chillMinutes: 'Mealie has no field for it: it is in the extras.',
    difficulty: 'Mealie has no field for it: it is in the extras.',
    sourceName: 'Mealie has no field for it: it is in the extras.',
    sourceBook: 'Mealie has no field for it: it is in the extras.',
    sourcePage: 'Mealie has no field for it: it is in the extras.',
    pinText: 'It is for this site’s own page.',
    videoUrl: 'Mealie has no field for it: it is in the extras.',
    videoDate: 'There is no field for the day of a video.',
    allergens: 'They are in the extras.',
    allergensFor: 'They are confirmed for this site’s reading of the ingredients.',
    cuisine: 'It is a tag.',
    courses: 'They are tags.',
    diets: 'They are tags.',
    occasions: 'They are tags.',
    keywords: 'They have the other names as well.',
    author: 'Mealie has no field for it: it is in the extras.',
    createdAt: 'It is when the recipe came to Mealie.',
    publishedAt: 'Recipes there are private.',
  },
  paprika: {
    slug: 'There are no addresses.',
    equipment: 'It is in the notes.',
    notes: 'They contain data without a field of its own.',
    makeAhead: 'It is in the notes.',
    storageNotes: 'It is in the notes.',
    nutritionalValues: 'It is a text for people.',
    type: 'The mark is of this site alone.',
    servings: 'They are in the yield.',
    restMinutes: 'They are in the notes.',
    chillMinutes: 'They are in the notes.',
    sourceBook: 'It is in the notes.',
    sourcePage: 'It is in the notes.',
    pinText: 'It is for this site’s own page.',
    videoUrl: 'It is in the notes.',
    videoDate: 'There is no field for the day of a video.',
    allergens: 'They are in the notes.',
    allergensFor: 'They are confirmed for this site’s reading of the ingredients.',
    cuisine: 'It is a category.',
    courses: 'They are categories.',
    diets: 'They are categories.',
    occasions: 'They are categories.',
    keywords: 'They are categories.',
    author: 'It is in the notes.',
    publishedAt: 'Recipes there are private.',
    updatedAt: 'There is no field for it.',
  },
  wordpress: {
    notes: 'They contain data without a field of its own.',
    makeAhead: 'It is in the notes.',
    storageNotes: 'It is in the notes.',
    type: 'The mark is of this site alone.',
    chillMinutes: 'They are in the notes.',
    difficulty: 'It is in the notes.',
    sourceName: 'It is in the notes.',
    sourceUrl: 'It is in the notes.',
    sourceBook: 'It is in the notes.',
    sourcePage: 'It is in the notes.',
    pinText: 'It is for this site’s own page.',
    videoDate: 'There is no field for the day of a video.',
    allergens: 'They are in the notes.',
    allergensFor: 'They are confirmed for this site’s reading of the ingredients.',
    occasions: 'They are keywords.',
    keywords: 'They have the occasions as well.',
    createdAt: 'It is when the recipe was published.',
  },
}

test.each(Object.entries(notExact))(
  '%s has every field of a recipe except pictures, or a known reason why not',
  async (format, reasons) => {
    const [found] = await readRecipes(await goRound(format as ExportFormat, () => openWhole(wholeWithoutPictures)))
    expect(listLost(found, wholeWithoutPictures)).toEqual(Object.keys(reasons))
  },
)

test('schema.org JSON has every field of a recipe', async () => {
  const [found] = await readRecipes(await goRound('schema-org', () => openWhole(wholeRecipe)))
  const references = [found?.image, found?.videoPoster, ...(found?.stepExtras ?? []).map(({ image }) => image)]
  expect(references.map((reference) => pictureName(reference) !== undefined)).toEqual(references.map(() => true))
  // There, a picture is named by its bytes.
  const same = { image: wholeRecipe.image, videoPoster: wholeRecipe.videoPoster }
  const stepExtras = found?.stepExtras?.map((extra, index) => ({ ...extra, image: wholeRecipe.stepExtras[index]?.image }))
  expect(listLost({ ...found, ...same, stepExtras })).toEqual([])
})

/** The content of a post, with its pictures made comparable. */
function toComparable(post: Blog | undefined) {
  const content = post?.content.replace(/\/images\/[\w-]+/g, '/images/x').replaceAll('\n', '') ?? ''
  return content.replace(/<img (src="[^"]*") (alt="[^"]*") \/>/g, '<img $2 $1 />')
}
