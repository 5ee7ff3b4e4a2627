import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAddHash, toAddHash, toRecipeKey } from '#app/kitchen/favourites/add-link.ts'
import { readFavouritesFile, writeFavouritesFile } from '#app/kitchen/favourites/favourites-file.ts'
import { renewFavourite } from '#app/kitchen/favourites/saved-version.ts'
import { readKitchenFile, toKitchenFile } from '#app/kitchen/my-kitchen/kitchen-file.ts'
import { readKitchenHash, toKitchenHash } from '#app/kitchen/my-kitchen/kitchen-link.ts'
import { emptyRecord, readShoppingRecord, withRecipe } from '#app/kitchen/shopping/shopping-records.ts'
import { readFavourites, toStoredRecipe } from '#app/ui/favourite-records.ts'
import { restoreArchive } from '#core/archive/restore-archive.ts'
import { keepInside, writeArchive } from '#core/archive/write-archive.ts'
import { openSecret } from '#core/identity/secret.ts'
import { openFiles } from '#core/pictures/files.ts'
import { findRecipe, insertRecipe } from '#core/recipes/recipe-rows.ts'
import type { KitchenRecord } from '#domain/kitchen/kitchen-records.ts'
import type { OwnRecipe } from '#domain/kitchen/own-recipe.ts'
import { emptyPlan, readPlan, withDrafts, writePlan } from '#domain/plan/plan-entries.ts'
import { toDuration } from '#domain/recipes/recipe.ts'
import { listFieldNames, recipeFieldNames } from '#domain/recipes/recipe-fields.ts'
import { aFolder } from './each-store.ts'
import { openTestSite, signIn } from './open-test-site.ts'
import { readStructuredData } from './read-structured-data.ts'
import { openMigratedFile } from './set-up/migrated-sqlite.ts'
import { listLost, wholeRecipe } from './whole-recipe.ts'

// Everything that stores a recipe stores all of it: each way gets a recipe with every field. How recipes are exported for other programs is
// tested in core/exports/round-trip.test.ts.

const address = 'https://eat.example'
const savedAt = '2026-11-27T12:00:00.000Z'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite({ siteUrl: address })
  const { id: _, ...recipe } = wholeRecipe
  expect((await insertRecipe(site.db, recipe)).id).toBe(wholeRecipe.id)
})
afterAll(() => site.close())

const own: Required<OwnRecipe> = {
  ...{ key: 'own a', changedAt: 5, isGone: true, kind: 'own', title: 'Soup', source: 'https://eat.example/soup', makes: '4 bowls' },
  ...{ ingredients: ['For the soup:', '1 l water'], steps: ['Boil it.'], notes: 'Less salt.\nMore pepper.' },
}
const about = { id: wholeRecipe.id, slug: wholeRecipe.slug, title: wholeRecipe.title }
const cooked: KitchenRecord = {
  key: 'cooked a',
  changedAt: 6,
  kind: 'cooked',
  about,
  day: '2026-11-27',
  shown: 4,
  remark: 'Good.',
  as: wholeRecipe,
}
const kitchen = { records: [own, cooked], favourites: [wholeRecipe], shoppingList: null, mealPlan: null, units: null }

async function readJson(path: string) {
  return (await site.get(path)).json()
}

async function restoreFromArchive() {
  const folder = aFolder()
  const place = async (name: string) => {
    mkdirSync(join(folder, name))
    const database = await openMigratedFile(join(folder, name, 'griddle.sqlite'))
    return { database, db: database.db, dataDir: join(folder, name), files: openFiles(join(folder, name, 'files')), passphrase: undefined }
  }
  const [from, to] = [await place('from'), await place('to')]
  const { id: _, ...recipe } = wholeRecipe
  await insertRecipe(from.db, recipe)
  const path = join(folder, 'site.zip')
  await writeArchive({ ...from, keepPicture: keepInside(from.files), secret: await openSecret(from.dataDir), now: new Date(savedAt) }, path)
  await restoreArchive(to, path)
  const restored = await findRecipe(to.db, wholeRecipe.id)
  for (const { database } of [from, to]) await database.close()
  return restored
}

function readFile(text: string) {
  const read = readFavouritesFile(text)
  return typeof read === 'string' ? undefined : read.recipes[0]
}

const ways: Record<string, () => unknown> = {
  'the database': () => findRecipe(site.db, wholeRecipe.id),
  'an archive or a backup': restoreFromArchive,
  'JSON by number': () => readJson(`/api/recipes/${wholeRecipe.id}`),
  'JSON by slug': () => readJson(`/api/recipes/${wholeRecipe.slug}`),
  'the file of a recipe for other programs': async () => (await readJson(`/recipes/${wholeRecipe.slug}.json`)).griddle,
  'favourites as a browser stores them': () => readFavourites(JSON.stringify([wholeRecipe]))[0],
  'a favourite that was renewed': () => renewFavourite({ ...wholeRecipe, title: 'Before' }, wholeRecipe),
  'a file of favourites': () => readFile(writeFavouritesFile([wholeRecipe], address, savedAt)),
  'a file of favourites, from the stored list': () => readFile(JSON.stringify([wholeRecipe])),
  // It names recipes, and requests them from the site.
  'a link of favourites': async () => {
    const [key] = readAddHash(toAddHash([toRecipeKey(wholeRecipe)])).keys
    return toStoredRecipe(await readJson(`/api/recipes/${key}`))
  },
  'favourites in a kitchen’s file': () => {
    const read = readKitchenFile(toKitchenFile(kitchen, address, savedAt))
    return typeof read === 'string' ? undefined : read.favourites[0]
  },
  'what was cooked in a kitchen’s file': () => {
    const read = readKitchenFile(toKitchenFile(kitchen, address, savedAt))
    const found = typeof read === 'string' ? undefined : read.records.find(({ kind }) => kind === 'cooked')
    return found?.kind === 'cooked' ? found.as : undefined
  },
  'favourites in a kitchen’s link': async () => {
    const read = await readKitchenHash(await toKitchenHash(kitchen, '2026-11-27'))
    return typeof read === 'string' ? undefined : toStoredRecipe(await readJson(`/api/recipes/${read.favourites[0]}`))
  },
}

test.each(Object.entries(ways))('%s loses no field of a recipe', async (_, goRound) => {
  expect(listLost((await goRound()) as object)).toEqual([])
})

const inRows = 'It is in the rows of the ingredients or steps.'
const notInTheForm = { ingredientGroups: inRows, stepGroups: inRows, stepExtras: inRows }

test('the form has an input for every field, or a known reason why not', async () => {
  const html = await (await site.get(`/admin/manage-recipe/edit?id=${wholeRecipe.id}`, await signIn(site))).text()
  expect(recipeFieldNames.filter((name) => !html.includes(`name="${name}"`))).toEqual(Object.keys(notInTheForm))
})

/** Fields whose kinds are shown unchanged; a text doesn't contain the values of others. */
function listUnsaid(text: string) {
  const says = (value: string | number) => text.includes(typeof value === 'number' ? toDuration(value) : value)
  return listFieldNames('line', 'text', 'minutes', 'names').filter((name) => {
    const value = wholeRecipe[name]
    return ![...(typeof value === 'string' ? value.split(/\n\n|, /) : [value])].every(says)
  })
}

test('the page shows every field', async () => {
  const html = await (await site.get(`/recipes/${wholeRecipe.slug}`)).text()
  expect(listUnsaid(html.replace(/<script[\s\S]*?<\/script>/g, ''))).toEqual([])
})

const unknown = 'schema.org has no property for it.'
const notInTheNode = {
  ...{
    prepMinutes: 'It is an ISO 8601 duration.',
    cookMinutes: 'It is an ISO 8601 duration.',
    totalMinutes: 'It is an ISO 8601 duration.',
  },
  ...{ restMinutes: unknown, chillMinutes: unknown, notes: unknown, makeAhead: unknown, storageNotes: unknown },
  pinText: 'It is for Pinterest.',
}

test('the structured data have every field, or a known reason why not', async () => {
  const nodes = readStructuredData(await (await site.get(`/recipes/${wholeRecipe.slug}`)).text())
  expect(listUnsaid(JSON.stringify(nodes.filter((node) => node['@type'] === 'Recipe')))).toEqual(Object.keys(notInTheNode))
})

test('a reader’s own recipe is complete in the kitchen’s file and link', async () => {
  const read = [
    readKitchenFile(toKitchenFile(kitchen, address, savedAt)),
    await readKitchenHash(await toKitchenHash(kitchen, '2026-11-27')),
  ]
  for (const content of read) expect(typeof content === 'string' ? [] : content.records).toContainEqual(own)
})

/** A link has little room: it says which recipe was cooked, but not how the reader cooked it. */
test('a kitchen’s link has which recipe was cooked', async () => {
  const read = await readKitchenHash(await toKitchenHash(kitchen, '2026-11-27'))
  expect(typeof read === 'string' ? [] : read.records).toContainEqual({ ...cooked, as: undefined })
})

/** The plan and the shopping list show these only on the recipe's page, which they link to. */
const onThePageAlone = [
  ...['image', 'imageAlt', 'short', 'ingredientGroups', 'stepGroups', 'stepExtras', 'equipment', 'notes', 'makeAhead', 'storageNotes'],
  ...['nutritionalValues', 'type', 'yieldText', 'totalMinutes', 'difficulty', 'sourceName', 'sourceUrl', 'videoUrl', 'videoDate'],
  ...['sourceBook', 'sourcePage', 'pinText'],
  ...['videoPoster', 'allergens', 'allergensFor', 'category', 'cuisine', 'courses', 'diets', 'occasions', 'keywords', 'author'],
  ...['createdAt', 'publishedAt', 'updatedAt'],
]
/** Shopping for a recipe takes no time. */
const forCookingAlone = ['steps', 'prepMinutes', 'cookMinutes', 'restMinutes', 'chillMinutes']

test('the plan has what cooking a recipe needs, and the shopping list what shopping for it needs', () => {
  const draft = { day: '2026-11-27', meal: 'Dinner', shown: 4, recipe: wholeRecipe } as const
  const plan = writePlan(
    withDrafts(emptyPlan, [draft], 5, () => 'a'),
    '2026-11-27',
    5,
  )
  expect(listLost(readPlan(plan, toStoredRecipe).recipes[0]).toSorted()).toEqual(onThePageAlone.toSorted())
  const list = JSON.stringify(withRecipe(emptyRecord, { ...wholeRecipe, shown: 4 }))
  expect(listLost(readShoppingRecord(list).recipes[0]).toSorted()).toEqual([...onThePageAlone, ...forCookingAlone].toSorted())
})
