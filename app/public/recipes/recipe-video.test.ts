import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertImage } from '#core/pictures/image-rows.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { aRecipe } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'
import { readStructuredData } from '#tests/read-structured-data.ts'
import { listFaults } from '#tests/structured-data-rules.ts'

const videoUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30'

let site: Awaited<ReturnType<typeof openTestSite>>
beforeAll(async () => {
  site = await openTestSite()
  await insertRecipe(site.db, aRecipe({ image: '/images/hero', videoUrl }))
  await insertRecipe(site.db, { ...aRecipe({ slug: 'secret', videoUrl: 'https://vimeo.com/76979871' }), state: 'draft', publishedAt: '' })
})
afterAll(() => site.close())

test('a video is a link with the recipe’s picture, and nothing on the page is from another site', async () => {
  const response = await site.get('/recipes/patty-melt')
  const html = await response.text()
  expect(html).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ&amp;t=30" rel="noopener">.*<template><iframe [^>]* src="\/recipes\/patty-melt\.player"/,
  )
  expect(html).toContain('Clicking loads the YouTube player from www.youtube-nocookie.com.')
  expect(html).not.toMatch(/(?:src|srcset)="https?:/)
  expect(html.replace(/<template>.*?<\/template>/g, '')).not.toContain('<iframe')
  expect(response.headers.get('Content-Security-Policy')).not.toContain('frame-src')
})

test('only the player may frame the video’s host, and only in pages of this site', async () => {
  const response = await site.get('/recipes/patty-melt.player')
  const policy = response.headers.get('Content-Security-Policy')?.split('; ')
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(await response.text()).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0&amp;start=30"')
})

test.each(['/recipes/secret.player', '/recipes/classic-cheeseburger.player', '/recipes/none.player'])('%s has none', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('a video’s own poster and date are used, on the page and in structured data', async () => {
  await insertImage(site.db, { id: 'c'.repeat(64), width: 1600, height: 900, createdAt: '2026-11-20T12:00:00.000Z' })
  const own = { videoPoster: `/images/${'c'.repeat(64)}`, videoDate: '2024-02-29' }
  await insertRecipe(site.db, aRecipe({ slug: 'own', image: '/images/hero', videoUrl, ...own }))
  const html = await (await site.get('/recipes/own')).text()
  expect(/<section class="video".*?<\/section>/.exec(html)?.[0]).toContain(`src="${own.videoPoster}/800.webp"`)
  const [recipe] = readStructuredData(html)
  expect(recipe?.video).toMatchObject({ uploadDate: '2024-02-29T12:00:00.000Z' })
  expect(JSON.stringify(recipe?.video)).toContain(`http://site.test${own.videoPoster}/`)
  expect(listFaults(recipe)).toEqual([])
  await insertRecipe(site.db, aRecipe({ slug: 'no-video', image: '/images/hero', ...own }))
  expect(await (await site.get('/recipes/no-video')).text()).not.toContain('class="video"')
  expect(await (await site.get('/recipes/own.json')).json()).toMatchObject({ video: { uploadDate: '2024-02-29T12:00:00.000Z' } })
})

test('structured data describes the video, and the Cooklang file has its address', async () => {
  const [recipe] = readStructuredData(await (await site.get('/recipes/patty-melt')).text())
  expect(recipe?.video).toMatchObject({ name: 'Patty Melt', embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=30' })
  expect(listFaults(recipe)).toEqual([])
  expect(await (await site.get('/recipes/patty-melt.cook')).text()).toContain(`video: ${JSON.stringify(videoUrl)}`.replaceAll('"', ''))
})
