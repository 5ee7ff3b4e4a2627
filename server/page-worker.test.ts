import { expect, test } from 'vitest'
import { readPageInWorker } from './open-services.ts'

const address = 'https://eat.example/soup'

test('a page is read as an import reads it', async () => {
  const html = '<script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 l water"]}</script>'
  expect(await readPageInWorker(html, address)).toMatchObject([{ kind: 'recipe', title: 'Soup', ingredients: [{ lines: ['1 l water'] }] }])
})

test('a page that takes too long to read is abandoned, and blocks nothing meanwhile', { timeout: 20_000 }, async () => {
  const html = '<span itemprop="recipeIngredient">1 cup</span>'.repeat(30_000)
  let turns = 0
  const turning = setInterval(() => (turns += 1), 20)
  expect(await readPageInWorker(html, address)).toBeUndefined()
  clearInterval(turning)
  expect(turns).toBeGreaterThan(50)
})
