import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { root } from '#scripts/process.mjs'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

const forms = {
  blog: {
    ...{ title: 'Slow onions', author: 'June Okafor', formattedDate: '2026-11-05', tags: 'onions', imageBase64: '/images/hero' },
    ...{ urlSlug: '', comments: '', disclosure: 'affiliate', content: '<p>Low <strong>heat</strong>.</p>' },
  },
  recipe: {
    ...{ title: 'Onion soup', short: 'Slow and brown.', image: '/images/hero', servings: '4', author: 'June Okafor' },
    ...{ ingredients: '2 lb onions', steps: 'Cook the onions for 40 minutes.', notes: 'Patience.' },
    ...{ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
  },
  page: {
    title: 'Gift cards',
    intro: 'For people who cook.',
    layout: 'legal',
    content: '<h2>How it works</h2><p>They fit in a pocket.</p>',
  },
  collection: {
    title: 'Burger night',
    intro: 'Two of a kind.',
    picture: '/images/hero',
    recipes: 'Classic Cheeseburger\n/recipes/mac-and-cheese',
  },
} as const

type Kind = keyof typeof forms
const kinds = Object.keys(forms) as Kind[]

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
let author: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
  author = (await signInAs(site, 'author')).cookie
  await insertBlog(
    site.db,
    aBlog({ id: 'stored', urlSlug: 'stored', imageLink: 'https://a.example/x.jpg', imageFetched: '/images/blog-pie' }),
  )
  await insertRecipe(site.db, aRecipe({ title: 'Secret melt', slug: 'secret-melt', state: 'draft' } as object))
})
afterAll(() => site.close())

async function preview(kind: Kind | 'x', fields: Record<string, string>, { id = '', as = cookie } = {}) {
  const response = await site.post(`/admin/preview/${kind}${id && `?id=${id}`}`, fields, as)
  const text = (await response.text()).replaceAll('<!-- -->', '')
  // The visible text, without the data for hydration and the head.
  return { status: response.status, headers: response.headers, text, body: text.slice(text.indexOf('<main'), text.indexOf('</main>')) }
}

/** How many rows each table has, and everything a row could reveal of what was typed. */
async function dump() {
  const tables = await sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'`.execute(site.db)
  const counts = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(site.db)
    counts.push([name, rows[0]?.count])
  }
  return JSON.stringify([
    counts,
    await site.db.selectFrom('_blogs').selectAll().execute(),
    await site.db.selectFrom('_recipes').selectAll().execute(),
  ])
}

/** The route list that a page refers to. */
function readRoutes(html: string) {
  return readFileSync(join(root, 'build/client', /"(\/assets\/[\w-]*manifest-[\w-]+\.js)"/.exec(html)?.[1] ?? ''), 'utf8')
}

describe.each(kinds)('a preview of a %s', (kind) => {
  test('is the public page of what was typed, and is not cached', async () => {
    const before = await dump()
    const { status, headers, text, body } = await preview(kind, { ...forms[kind], formId: 'x', base: '0', copyId: 'x', wish: 'publish' })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).toContain(`<title>Preview: ${forms[kind].title}`)
    expect(text).toMatch(/<header class="site-header[\s\S]*<footer/)
    expect(body).toContain('Preview. Nothing is saved or published yet.')
    expect(body).toContain(`${forms[kind].title}</h1>`)
    expect(body).not.toMatch(/This is a draft|<textarea|Favourite Onion|>Share</)
    expect(await dump()).toBe(before)
  })

  test('has the policy of a public page', async () => {
    const { headers } = await preview(kind, forms[kind])
    const withoutHashes = (policy: string | null) => policy?.replace(/ 'sha256-[^']+'/g, '')
    const own = headers.get('content-security-policy')
    expect(own).toMatch(/script-src 'self' 'sha256-/)
    expect(withoutHashes(own)).toBe(withoutHashes((await site.get('/about')).headers.get('content-security-policy')))
  })

  test('is for those who may write, and not from another site', async () => {
    const before = await dump()
    const guest = await preview(kind, forms[kind], { as: '' })
    expect([guest.status, guest.text.includes(forms[kind].title)]).toEqual([401, false])
    const isOpen = kind === 'blog' || kind === 'recipe'
    expect((await preview(kind, forms[kind], { as: author })).status).toBe(isOpen ? 200 : 403)
    const body = new URLSearchParams(forms[kind])
    const foreign = await site.send(`/admin/preview/${kind}`, {
      method: 'POST',
      body,
      headers: { Origin: 'https://evil.example', Cookie: cookie },
    })
    expect(foreign.status).toBe(403)
    expect(await foreign.text()).toBe('Forbidden: this form was sent from another site')
    expect(await dump()).toBe(before)
  })

  test('with invalid fields shows the others', async () => {
    const bad = { title: 'x'.repeat(5000), layout: 'sideways', servings: 'many', formattedDate: 'soon', homePlace: 'first', videoUrl: 'no' }
    const { status, body } = await preview(kind, { ...forms[kind], ...bad })
    expect(status).toBe(200)
    expect(body).toContain('Untitled</h1>')
    expect(body).toMatch(/Low <strong>heat<\/strong>|2 lb|They fit in a pocket|Two of a kind/)
  })

  test('of an empty form is a page as well', async () => {
    const { status, body } = await preview(kind, {})
    expect([status, body.includes('Untitled</h1>')]).toEqual([200, true])
  })

  test('runs nothing that was typed', async () => {
    const evil =
      '<script>evil()</script><img src="/images/hero" onerror="evil()"><p onclick="evil()">Words</p><iframe src="https://evil.example"></iframe>'
    const fields = Object.fromEntries(Object.keys(forms[kind]).map((name) => [name, name === 'layout' ? 'legal' : evil]))
    const { status, text, body } = await preview(kind, fields)
    expect(status).toBe(200)
    expect(body.replace(/&lt;[\s\S]*?&gt;/g, '')).not.toMatch(/<script|<iframe|<[^>]*\son\w+=/)
    if ('content' in forms[kind]) expect(body).toContain('<p>Words</p>')
    // Nor can it end the data for hydration.
    expect(text.includes('<script>evil')).toBe(false)
    expect(text.includes('application/ld+json')).toBe(false)
  })

  test('is not available by GET', async () => {
    const response = await site.get(`/admin/preview/${kind}`, cookie)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Press “Preview page” in the editor')
    // Neither page knows the other's route, which has the same address: a browser would confuse them.
    expect(readRoutes(html)).not.toContain('"preview/')
    expect(readRoutes((await preview(kind, {})).text)).toMatch(new RegExp(`"preview/${kind}"(?!.*"admin/previews)`))
    expect(await (await site.get(`/admin/preview/${kind}.data`, cookie)).text()).toContain('"reload",true')
  })
})

test('another kind is not found', async () => {
  expect((await preview('x', {})).status).toBe(404)
  expect((await site.get('/admin/preview/x', cookie)).status).toBe(404)
  expect((await site.get('/admin/preview/toString', cookie)).status).toBe(404)
})

test('a post has its picture, author, date, tags and disclosure; cards of public recipes, and none of others', async () => {
  const card = (id: number) => `<hr data-recipe="${id}" data-card="small">`
  const { body } = await preview('blog', { ...forms.blog, content: `<p>Eat.</p>${card(1)}${card(1001)}` })
  expect(body).toContain('By June Okafor')
  expect(body).toContain('<time class="date" dateTime="2026-11-05">')
  expect(body).toMatch(/<picture>[\s\S]*\/images\/hero-[0-9a-f]{12}\//)
  expect(body).toContain('<span>onions</span>')
  expect(body).toContain('class="disclosure"')
  expect(body).toContain('Classic Cheeseburger')
  expect(body).not.toContain('Secret melt')
})

test('a recipe has its ingredients, steps, notes and a link to its video, and an unused number', async () => {
  const { body } = await preview('recipe', forms.recipe)
  expect(body).toContain('No. 1002')
  for (const part of ['onions', 'Patience.', 'aria-label="More servings"', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'])
    expect(body).toContain(part)
  expect(body).toMatch(/Cook the <span class="food"[^>]*>onions/)
  // Its player would look for the stored recipe.
  expect(body).not.toContain('<iframe')
})

test('of rows, only invalid ones are left out', async () => {
  const body = new URLSearchParams({ title: 'Rows' })
  for (const row of ['Fry it.', '! https://a.example/not-here.jpg', 'x'.repeat(50_000), 'Eat it.']) body.append('steps', row)
  const response = await site.send('/admin/preview/recipe', {
    method: 'POST',
    body,
    headers: { Origin: 'http://site.test', Cookie: cookie },
  })
  const html = await response.text()
  expect([html.includes('Fry it.'), html.includes('Eat it.'), html.includes('not-here'), html.includes('xxxx')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a collection has its public recipes in their order', async () => {
  const { body } = await preview('collection', { ...forms.collection, recipes: `${forms.collection.recipes}\nSecret melt\nNo such thing` })
  expect(body).toContain('2 recipes')
  expect(body.indexOf('Classic Cheeseburger')).toBeLessThan(body.indexOf('Mac'))
  expect(body).not.toContain('Secret melt')
  await updateSettings(site.db, { builtInRecipes: false })
  const withoutBuiltIn = await preview('collection', forms.collection)
  await updateSettings(site.db, { builtInRecipes: true })
  expect(withoutBuiltIn.body).toContain('0 recipes')
})

test('a legal text has its list of headings and today’s date', async () => {
  const { body } = await preview('page', forms.page)
  expect(body).toContain('<a href="#how-it-works">How it works</a>')
  expect(body).toContain('dateTime="2026-11-21"')
})

test('unsaved uploads are shown, and an address’s picture until the address changes', async () => {
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ea580c' } })
    .jpeg()
    .toBuffer()
  const headers = { Origin: 'http://site.test', Cookie: cookie, 'content-type': 'image/jpeg' }
  const uploaded = await site.send('/admin/upload', { method: 'POST', body: new Uint8Array(file), headers })
  const { reference } = (await uploaded.json()) as { reference: string }
  const { body } = await preview('blog', { ...forms.blog, imageBase64: reference, content: `<p><img src="${reference}"></p>` })
  expect(body.match(new RegExp(`<img[^>]*src="${reference}/`, 'g'))).toHaveLength(2)
  const pie = `/images/${findShippedFile('blog-pie')}/`
  const kept = { ...forms.blog, imageBase64: '', imageLink: 'https://a.example/x.jpg' }
  expect((await preview('blog', kept, { id: 'stored' })).body).toContain(pie)
  expect((await preview('blog', { ...kept, imageLink: 'https://a.example/y.jpg' }, { id: 'stored' })).body).not.toContain(pie)
})

test('nobody can preview a record that they may not change', async () => {
  expect((await preview('blog', forms.blog, { id: 'stored', as: author })).status).toBe(403)
  expect((await preview('recipe', forms.recipe, { id: '1001', as: author })).status).toBe(403)
})
