import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bbqRibs } from '#content/recipes/bbq-ribs.ts'
import { favouritesFileName, readFavouritesFile, writeFavouritesFile } from './favourites-file.ts'
import { renewFavourite } from './saved-version.ts'

const site = 'https://eat.example'

function fileOf(more: object) {
  return JSON.stringify({ format: 'recipe-favourites', version: 1, site, recipes: [bbqRibs], ...more })
}

test('a written file is read back the same, with the site that wrote it', () => {
  const text = writeFavouritesFile([bbqRibs], site, '2026-11-21T08:00:00.000Z')
  expect(readFavouritesFile(text)).toEqual({ recipes: [bbqRibs], unreadable: 0, host: 'eat.example' })
})

test('a file has the version that was saved, with what changed since', () => {
  const renewed = renewFavourite({ ...bbqRibs, notes: 'Rest it.' }, { ...bbqRibs, title: 'Ribs' })
  expect(renewed.savedVersion).toMatchObject({ title: 'BBQ Ribs', notes: 'Rest it.' })
  expect(readFavouritesFile(writeFavouritesFile([renewed], site, '2026-11-21T08:00:00.000Z'))).toMatchObject({ recipes: [renewed] })
  expect(readFavouritesFile(JSON.stringify([renewed]))).toEqual({ recipes: [renewed], unreadable: 0 })
  const odd = { ...bbqRibs, savedVersion: { ...bbqRibs, title: 7, notes: ['x'], script: 'x' } }
  const { title: _, notes: __, ...savedVersion } = { ...renewed.savedVersion }
  expect(readFavouritesFile(JSON.stringify([odd]))).toMatchObject({
    recipes: [{ savedVersion: { title: 'Recipe 4', steps: savedVersion.steps } }],
  })
  expect(JSON.stringify(readFavouritesFile(JSON.stringify([odd])))).not.toMatch(/script|"x"/)
})

test('the bare list that a browser stores is read, too', () => {
  expect(readFavouritesFile(JSON.stringify([bbqRibs]))).toEqual({ recipes: [bbqRibs], unreadable: 0 })
})

test.each([
  ['not json', 'not-json'],
  ['', 'not-json'],
  ['{"recipes":[', 'not-json'],
  ['null', 'foreign'],
  ['7', 'foreign'],
  ['{"bookmarks":[]}', 'foreign'],
  ['["a",2]', 'foreign'],
  ['[]', 'empty'],
  [fileOf({ recipes: [] }), 'empty'],
  [fileOf({ format: 'other' }), 'foreign'],
  [fileOf({ recipes: 'many' }), 'foreign'],
  [fileOf({ version: '1' }), 'foreign'],
  [fileOf({ version: 2 }), 'newer'],
  [fileOf({ recipes: Array.from({ length: 2001 }, () => bbqRibs) }), 'too-many'],
])('a file that contains %.40s is refused as %s', (text, refusal) => {
  expect(readFavouritesFile(text)).toBe(refusal)
})

test('entries that aren’t recipes are counted, and the rest is imported', () => {
  const entries = [bbqRibs, null, 'x', { title: 'No number' }, { id: -1 }, { id: 1.5 }, { id: 7 }]
  const read = readFavouritesFile(JSON.stringify(entries))
  expect(read).toMatchObject({ unreadable: 5, recipes: [{ id: 4 }, { id: 7, title: 'Recipe 7', steps: [] }] })
})

test('only a recipe’s own fields are imported, each with the right type', () => {
  const odd = {
    id: 5,
    slug: '../../Admin',
    title: 'Odd',
    servings: 'many',
    author: { name: 'x' },
    script: 'x',
    nutritionalValues: { calories: -3 },
  }
  expect(readFavouritesFile(JSON.stringify([odd]))).toEqual({
    unreadable: 0,
    recipes: [
      {
        id: 5,
        slug: 'admin',
        title: 'Odd',
        image: '',
        short: '',
        steps: [],
        ingredients: [],
        nutritionalValues: {},
      },
    ],
  })
})

test.each([
  [{ calories: 500 }, { calories: 500 }],
  [{ calories: 500, protein: 0, fats: 0, carbs: 0 }, { calories: 500 }],
  [
    { calories: 500, fats: 0 },
    { calories: 500, fats: 0 },
  ],
])('of the nutrition %o a file has what is known', (nutritionalValues, known) => {
  const text = writeFavouritesFile([{ ...bbqRibs, nutritionalValues }], 'https://griddle.example', '2026-11-27T12:00:00.000Z')
  expect(JSON.parse(text).recipes[0].nutritionalValues).toEqual(known)
  expect(readFavouritesFile(text)).toMatchObject({ recipes: [{ id: 4 }] })
  expect((readFavouritesFile(text) as { recipes: (typeof bbqRibs)[] }).recipes[0]?.nutritionalValues).toStrictEqual(known)
})

test('any JSON can be read without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.oneof(fc.integer(), fc.string()), steps: fc.jsonValue() }))),
      (value) => {
        for (const text of [JSON.stringify(value), fileOf({ recipes: value })]) {
          const read = readFavouritesFile(text)
          if (typeof read === 'object') expect(read.recipes.length).toBeGreaterThan(0)
        }
      },
    ),
  )
})

test('the file is named after the site and the day', () => {
  expect(favouritesFileName('Rosie’s Diner', new Date(2026, 10, 5))).toBe('rosies-diner-favourites-2026-11-05.json')
  expect(favouritesFileName('!!!', new Date(2026, 10, 5))).toBe('site-favourites-2026-11-05.json')
})
