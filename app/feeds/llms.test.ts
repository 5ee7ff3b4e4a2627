import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { showBuiltInRecipes } from '#core/settings/save-settings.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

test('llms.txt describes the site, and every address in it responds', async () => {
  const site = await openTestSite({ samples: true, siteUrl: 'https://eat.example' })
  const answer = await site.get('/llms.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# Griddle\n\n> \S.*\n\n/)
  expect(text.match(/^## .*$/gm)).toEqual(['## Recipes', '## Posts', '## Lists', '## Feeds', '## Optional'])
  const addresses = [...text.matchAll(/https:\/\/eat\.example(\/[^\s)]*?)(?=[.]?(?:[\s)]|$))/g)].map(([, path = '']) => path)
  expect(addresses.length).toBeGreaterThan(25)
  for (const path of new Set(addresses)) expect([path, (await site.get(path)).status]).toEqual([path, 200])
  for (const [path = ''] of text.matchAll(/(?<= )\/[\w/]+\.xml/g)) expect([path, (await site.get(path)).status]).toEqual([path, 200])
  await site.close()
})

test('a title with Markdown characters stays one link, and an empty site promises no recipe', async () => {
  const site = await openTestSite()
  await showBuiltInRecipes(site.db, false, 'Griddle')
  expect(await (await site.get('/llms.txt')).text()).not.toMatch(/\.cook|## (?:Recipes|Posts)/)
  await insertRecipe(site.db, aRecipe({ slug: 'x', title: 'Best [ever]\n# Toast', short: '' }))
  for (let number = 0; number < 40; number++) await insertBlog(site.db, aBlog({ id: `p${number}`, urlSlug: `p${number}` }))
  const text = await (await site.get('/llms.txt')).text()
  expect(text).toContain('- [Best \\[ever\\] \\# Toast](http://site.test/recipes/x)\n')
  expect(text.match(/\/blogs\/p\d+/g)).toHaveLength(30)
  await site.close()
})
