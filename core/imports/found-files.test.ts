import { expect, test } from 'vitest'
import { readFound } from '#tests/fixtures/imports/read-packed.ts'

test('a page in ISO-8859-1 keeps its accents and fractions', async () => {
  const { records } = await readFound('latin1.html')
  expect(records).toMatchObject([
    { title: 'Crêpes à la crème', ingredients: [{ lines: ['½ l lait'] }], steps: [{ steps: [{ text: 'Mélanger.' }] }] },
  ])
})

test('a spreadsheet that was saved as Unicode text is read as a table', async () => {
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
  expect(records.map((record) => 'html' in record && record.html?.replace(/\n/g, ''))).toEqual([
    '<p>These are my tips:</p><ul><li>Cold butter</li><li>Hot oven</li></ul><p>And that is all.<br />Really.</p>',
    '<h3>Tips</h3><p>First line of the tip.<br />Second line.</p><h3>More</h3><p>Third line.</p>',
    '<p>Times:</p><table><tbody><tr><td>A</td><td>1</td></tr></tbody></table><p>End.</p>',
    '<div class="x"><p>Inner one.</p><p>Inner two.</p></div><p>After.</p>',
  ])
})
