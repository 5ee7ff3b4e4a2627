import { expect, test } from 'vitest'
import { toCooklang } from '#domain/cooklang/cooklang.ts'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'

test('front matter, sections, marks, notes and pictures are read, and folders are categories', async () => {
  const file = `---
title: "Pan: cakes"
tags:
  - easy
  - sweet
source:
  name: A book
  url: https://a.example/pan
servings: 4
prep time: 1 hour
course: [Breakfast, Brunch]
shelf: top
---
-- nobody reads this
Crack @eggs{2-3} into a #large bowl{} with @plain flour{1/2%cup}(sifted)
and @salt. [- nor
this -]

== Sauce ==
> Serve warm.

Melt @?butter{=20%g} for ~melting{5%minutes} and mail me@a.example, in the #large bowl{}. Then @./sauces/Pesto{} and @salt.
`
  const { format, records } = await readPacked({
    'Sweet/Pan/Cakes.cook': file,
    'Sweet/Pan/Cakes.jpg': 'jpg',
    'Sweet/Pan/Cakes.1.png': 'png',
    'Soup.cook': 'Boil.',
  })
  expect(format).toBe('cooklang')
  expect(records).toMatchObject([
    { sourceId: 'Soup.cook', title: 'Soup', steps: [{ steps: [{ text: 'Boil.' }] }] },
    {
      title: 'Pan: cakes',
      picture: { address: 'kept:jpg' },
      ingredients: [
        { lines: ['2-3 eggs', '1/2 cup plain flour, sifted', 'salt'] },
        { heading: 'Sauce', lines: ['20 g butter, optional', 'Pesto'] },
      ],
      steps: [
        { steps: [{ text: 'Crack eggs into a large bowl with plain flour and salt.' }] },
        {
          heading: 'Sauce',
          steps: [
            {
              text: 'Melt butter for 5 minutes and mail me@a.example, in the large bowl. Then Pesto and salt.',
              picture: { address: 'kept:png' },
            },
          ],
        },
      ],
      equipment: ['large bowl'],
      notes: 'Serve warm.',
      servings: 4,
      prepMinutes: 60,
      sourceName: 'A book',
      sourceUrl: 'https://a.example/pan',
      category: 'Pan',
      courses: ['Breakfast', 'Brunch'],
      keywords: ['easy', 'sweet', 'Sweet'],
      extra: { shelf: 'top' },
    },
  ])
})

test('the earlier syntax is read: metadata by >>, a line for each step, and separate amounts where a food is used twice', async () => {
  const { records } = await readPacked({
    'a.cook': '>> servings: 2\n>> source: Gran\nAdd @oil{1%tbsp}.\nAdd @oil{2%tbsp} and @{} and ~{soon}.',
  })
  expect(records).toMatchObject([
    {
      servings: 2,
      sourceName: 'Gran',
      ingredients: [{ lines: ['1 tbsp oil', '2 tbsp oil'] }],
      steps: [{ steps: [{ text: 'Add oil (1 tbsp).' }, { text: 'Add oil (2 tbsp) and @{} and soon.' }] }],
    },
  ])
})

test('a file of our own leads back to its recipe', async () => {
  const ours = { ...recipe, ingredients: ['½ cup butter, soft', '1 pinch saffron'], steps: ['Melt the butter for 3 minutes.'] }
  const { records } = await readPacked({ 'a.cook': toCooklang(ours, { source: 'https://a.example/recipes/toast' }) })
  expect(records).toMatchObject([
    {
      title: 'Toast',
      yieldText: '2 toasts',
      makeAhead: 'No.',
      ingredients: [{ lines: ['1 pinch saffron', '0.5 cup butter, soft'] }],
      steps: [{ steps: [{ text: 'Melt the butter for 3 minutes.' }] }],
      equipment: ['pan'],
    },
  ])
})

const recipe = {
  id: 1001,
  slug: 'toast',
  title: 'Toast',
  image: '',
  short: 'Bread, but warm.',
  yieldText: '2 toasts',
  makeAhead: 'No.',
  equipment: ['pan'],
  nutritionalValues: {},
}
