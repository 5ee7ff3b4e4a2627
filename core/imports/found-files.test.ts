import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packZip, readFound, readPacked } from '#tests/fixtures/imports/read-packed.ts'

const found = join(import.meta.dirname, '../../tests/fixtures/imports/found')

test('a page in ISO-8859-1 keeps its accents and fractions', async () => {
  const { records } = await readFound('latin1.html')
  expect(records).toMatchObject([
    { title: 'Crêpes à la crème', ingredients: [{ lines: ['½ l lait'] }], steps: [{ steps: [{ text: 'Mélanger.' }] }] },
  ])
})

test('a spreadsheet saved as Unicode text is read as a table', async () => {
  const { format, records } = await readFound('excel16.csv')
  expect(format).toBe('csv-recipes')
  expect(records).toMatchObject([
    {
      title: 'Käsespätzle 16',
      servings: 4,
      ingredients: [{ lines: ['250 g Mehl', '3 Eier'] }],
      steps: [{ steps: [{ text: 'Rühren.' }, { text: 'Backen.' }] }],
    },
  ])
})

test('classic content is what WordPress shows: blocks apart, paragraphs and breaks after headings', async () => {
  const { records } = await readFound('classic.xml')
  expect(records.flatMap((record) => ('html' in record ? [record.html?.replace(/\n/g, '')] : []))).toEqual([
    '<p>These are my tips:</p><ul><li>Cold butter</li><li>Hot oven</li></ul><p>And that is all.<br />Really.</p>',
    '<h3>Tips</h3><p>First line of the tip.<br />Second line.</p><h3>More</h3><p>Third line.</p>',
    '<p>Times:</p><table><tbody><tr><td>A</td><td>1</td></tr></tbody></table><p>End.</p>',
    '<div class="x"><p>Inner one.</p><p>Inner two.</p></div><p>After.</p>',
  ])
})

test('style sheets are not taken for steps', async () => {
  const { records } = await readFound('css.html')
  expect(records).toMatchObject([{ title: 'Style in text', steps: [{ steps: [{ text: 'Boil.' }, { text: 'Serve.' }] }] }])
})

test('names in brackets are headings of steps', async () => {
  const { records } = await readFound('recipesage-sections.json')
  const steps = [
    { heading: 'Prep', steps: [{ text: 'Chop onions' }] },
    { heading: 'Cook', steps: [{ text: 'Fry them' }] },
  ]
  expect(records).toMatchObject([
    { title: 'RS old', ingredients: [{ heading: 'Dough', lines: ['1 egg'] }], steps },
    { title: 'RS new', steps, nutrition: { calories: 320, protein: 12, fats: 9 } },
  ])
})

test('a tag with commas in its name stays one, and keeps its description', async () => {
  const { records } = await readFound('ghost-5812.json')
  expect(records[0]).toMatchObject({ kind: 'term', name: 'Pickles jams & co', description: 'All jars' })
  expect(records[1]).toMatchObject({ tags: ['Pickles jams & co'], oldPaths: ['/-si-elle-se-tient-a-carreaux/'] })
})

test('a saved page in a zip has the picture beside it, and its notes', async () => {
  const { records } = await readFound('tandoor-479-paprika-html.zip')
  expect(records).toMatchObject([{ title: 'Preserved Lemons', picture: { address: 'kept:160407' }, notes: 'Keeps a year' }])
})

test('a zip in a zip is read by its contents', async () => {
  const latin = readFileSync(join(found, 'latin1.html'))
  const inner = await packZip({ 'export/classic.xml': readFileSync(join(found, 'classic.xml')) })
  expect((await readPacked({ 'site.zip': inner, 'readme.md': 'Hello' })).records.filter(({ kind }) => kind === 'post')).toHaveLength(4)
  expect((await readPacked({ 'a.zip': await packZip({ 'b.zip': inner }) })).format).toBe('wordpress')
  expect((await readPacked({ 'pages.zip': await packZip({ 'a.html': latin }) })).records).toMatchObject([{ title: 'Crêpes à la crème' }])
  expect((await readPacked({ 'a.zip': await packZip({ 'b.txt': 'nothing' }) })).format).toBeUndefined()
})
