import { afterEach, describe, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { insertComment } from '#core/comments/comment-rows.ts'
import { updateSettings } from '#core/settings/setting-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite } from '#tests/open-test-site.ts'

type TestSite = Awaited<ReturnType<typeof openTestSite>>
const opened: TestSite[] = []
const path = '/blogs/a-plain-post'
const comment = { form: 'comment', name: 'Nora Quill', email: 'nora@example.com', comment: 'More pickles, please.' }
const storageMessage = 'This couldn’t be saved right now. Your text is still here; please send it again in a minute.'

async function openSite(...posts: Parameters<typeof aBlog>[0][]) {
  const site = await openTestSite()
  opened.push(site)
  for (const post of posts) await insertBlog(site.db, aBlog(post))
  return site
}

async function pageOf(site: TestSite, address: string) {
  const response = await site.get(address)
  return { status: response.status, html: await response.text() }
}

function listComments({ db }: TestSite) {
  return db.selectFrom('comments').selectAll().orderBy('id').execute()
}

function addComment({ db }: TestSite, blogId: string, changes: Partial<Parameters<typeof insertComment>[1]>) {
  const createdAt = '2026-11-10T12:00:00.000Z'
  const plain = {
    id: 'c1',
    blogId,
    blogTitle: 'A plain post',
    name: 'Theo',
    email: 'theo@example.com',
    comment: 'Good.',
    createdAt,
    approved: true,
  }
  return insertComment(db, { ...plain, ...changes })
}

afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

describe('the list of posts', () => {
  test('says so when there are none', async () => {
    const { status, html } = await pageOf(await openSite(), '/blogs')
    expect(status).toBe(200)
    expect(html).toContain('No blog found.')
  })

  test('shows the newest first, twelve a page, and nothing past the end', async () => {
    const days = Array.from({ length: 13 }, (_, index) => String(index + 1).padStart(2, '0'))
    const site = await openSite(
      ...days.map((day) => ({ title: `Post ${day}`, urlSlug: `post-${day}`, createdAt: `2026-11-${day}T12:00:00.000Z` })),
    )
    const first = await pageOf(site, '/blogs')
    expect(first.html.indexOf('Post 13')).toBeLessThan(first.html.indexOf('Post 12'))
    expect(first.html).not.toContain('Post 01')
    expect(first.html).toMatch(/<a[^>]+href="\/blogs\?page=2"[^>]*rel="next"|rel="next"[^>]+href="\/blogs\?page=2"/)
    const second = await pageOf(site, '/blogs?page=2')
    expect(second.html).toContain('Post 01')
    expect(second.html).not.toContain('Post 02')
    expect(second.html).toContain('/blogs?page=2"/>')
    expect((await site.get('/blogs?page=3')).status).toBe(404)
    for (const page of ['0', '-1', 'x', '1.5', '999999999']) expect((await site.get(`/blogs?page=${page}`)).status, page).toBe(400)
    expect((await site.get('/blogs?page=1&page=2')).status).toBe(400)
    expect((await site.get('/blogs?utm_source=x')).status).toBe(200)
  })

  test('one page has no pager', async () => {
    const { html } = await pageOf(await openSite({}), '/blogs')
    expect(html).not.toContain('class="pager"')
  })

  test('dates are long, and a missing or unreadable one is named as such', async () => {
    const site = await openSite(
      { urlSlug: 'a', formattedDate: '2026-11-12' },
      { urlSlug: 'b', formattedDate: null },
      { urlSlug: 'c', formattedDate: 'soon' },
      { urlSlug: 'd', formattedDate: '1762948800000' },
    )
    const { html } = await pageOf(site, '/blogs')
    expect(html.match(/<time[^>]*>November 12, 202[56]<\/time>/g)).toHaveLength(2)
    expect(html.match(/<span class="date">Date not available<\/span>/g)).toHaveLength(2)
  })

  test('excerpts are text, whole up to 200 characters and otherwise cut at a word', async () => {
    const site = await openSite(
      { urlSlug: 'a', content: `<p>${'x'.repeat(200)}</p>` },
      { urlSlug: 'b', content: `<h2>Salt &amp; heat</h2><p>${'word '.repeat(60)}</p>` },
    )
    const { html } = await pageOf(site, '/blogs')
    expect(html).toContain(`<p>${'x'.repeat(200)}</p>`)
    expect(html).toMatch(/<p>Salt &amp; heat (?:word )+word…<\/p>/)
  })

  test('a failing database is an unavailable page, and the log says what failed', async () => {
    const site = await openSite({})
    await site.breakDatabase()
    expect((await site.get('/blogs')).status).toBe(503)
    expect(site.lines.map(({ message }) => message)).toContain('Error fetching all blogs')
  })
})

describe('a post', () => {
  test('shows title, author, date, text and the posts beside it', async () => {
    const site = await openSite(
      { urlSlug: 'older', title: 'The older one', createdAt: '2026-10-01T12:00:00.000Z' },
      {},
      { urlSlug: 'newer', title: 'The newer one', createdAt: '2026-11-02T12:00:00.000Z' },
    )
    const { status, html } = await pageOf(site, path)
    expect(status).toBe(200)
    for (const words of [
      'A plain post',
      'By ',
      '<a rel="author" href="/authors/june-okafor" data-discover="true">June Okafor</a>',
      'November 1, 2026',
      'Plain words.',
      'The older one',
      'The newer one',
      'No Image',
    ]) {
      expect(html.replaceAll('<!-- -->', '')).toContain(words)
    }
  })

  test('an unknown one is a 404; other spellings and titles lead to its one address', async () => {
    const site = await openSite({}, { urlSlug: 'short', title: 'A Rather Long Title!' }, { urlSlug: 'crème-brûlée', title: 'Crème' })
    expect((await site.get('/blogs/nothing')).status).toBe(404)
    expect((await site.get('/blogs/%21%21')).status).toBe(404)
    expect((await site.get('/blogs/cr%C3%A8me-br%C3%BBl%C3%A9e')).status).toBe(200)
    const moves = {
      'A-Plain-Post': 'a-plain-post',
      'a-rather-long-title': 'short',
      'A%20Rather%20Long%20Title!': 'short',
      'Cr%C3%A8me': 'cr%C3%A8me-br%C3%BBl%C3%A9e',
    }
    for (const [typed, slug] of Object.entries(moves)) {
      const response = await site.get(`/blogs/${typed}`)
      expect([response.status, response.headers.get('location')], typed).toEqual([301, `/blogs/${slug}`])
    }
  })

  test('its head has the owner’s texts for search engines, or else the defaults', async () => {
    const site = await openSite({}, { urlSlug: 'seo', seoTitle: 'Own title', seoDescription: 'Own words.', seoKeywords: 'crust, steel' })
    const plain = await pageOf(site, path)
    expect(plain.html).toContain('<title>A plain post</title>')
    expect(plain.html).toContain('<meta name="description" content="Default blog description"/>')
    expect(plain.html).toContain('<meta name="keywords" content="blog, antivirus, cybersecurity"/>')
    const own = await pageOf(site, '/blogs/seo')
    for (const words of ['<title>Own title</title>', 'content="Own words."', 'content="crust, steel"', 'content="article"'])
      expect(own.html).toContain(words)
    await updateSettings(site.db, { defaultDescription: 'The house default.', defaultKeywords: 'house' })
    const changed = await pageOf(site, path)
    expect(changed.html).toContain('content="The house default."')
    expect(changed.html).toContain('<meta name="keywords" content="house"/>')
  })

  test('a failing database is an unavailable page, and the log says what failed', async () => {
    const site = await openSite({})
    await site.breakDatabase()
    expect((await site.get(path)).status).toBe(503)
    const failures = site.lines.filter(({ level }) => level === 'error')
    expect(failures.map(({ message }) => message)).toContain('Error fetching blog by slug')
    expect(new Set(failures.map(({ facts }) => 'err' in facts && facts.err)).size).toBe(failures.length)
  })

  test('nothing stored in it can run', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>'
    const site = await openSite({
      title: evil,
      author: evil,
      content: `${evil}<p onclick="alert(1)">ok</p>`,
      seoTitle: evil,
      formattedDate: evil,
    })
    const [blog] = await site.db.selectFrom('_blogs').select('id').execute()
    await addComment(site, blog?.id ?? '', { name: evil, comment: evil })
    for (const address of ['/blogs', path]) {
      const { html } = await pageOf(site, address)
      expect(html).not.toContain('<script>alert')
      expect(html.replace(/="[^"]*"/g, '=""')).not.toMatch(/<[^>]+\son(?:error|click)=/)
      expect(html).not.toMatch(/<[^>]+href="javascript:/)
    }
  })
})

test('a post with affiliate links says so, in the owner’s words if there are any', async () => {
  const site = await openSite({ id: 'post', disclosure: 'affiliate' })
  expect((await pageOf(site, path)).html).toContain('Some links are affiliate links')
  await updateSettings(site.db, { disclosure: 'We are paid for <some> links.' })
  expect((await pageOf(site, path)).html).toContain('We are paid for &lt;some&gt; links.')
  await site.db.updateTable('_blogs').set({ disclosure: null }).execute()
  expect((await pageOf(site, path)).html).not.toContain('We are paid')
})

describe('comments', () => {
  test('only approved ones are shown, and never an email address', async () => {
    const site = await openSite({ id: 'post' })
    await addComment(site, 'post', { id: 'c1', comment: 'An approved thought.' })
    await addComment(site, 'post', { id: 'c2', comment: 'A pending thought.', email: 'pending@example.com', approved: false })
    for (const address of [path, `${path}.data`]) {
      const { html } = await pageOf(site, address)
      expect(html).toContain('An approved thought.')
      expect(html).not.toContain('A pending thought.')
      expect(html).not.toMatch(/(?:theo|pending)@example\.com/)
    }
    expect((await pageOf(site, path)).html.replaceAll('<!-- -->', '')).toContain('1 comment<')
  })

  test('a post with closed comments shows existing ones and stores no new ones', async () => {
    const site = await openSite({ id: 'post', comments: 'closed' })
    await addComment(site, 'post', { id: 'c1', comment: 'An approved thought.' })
    const { html } = await pageOf(site, path)
    expect(html).toContain('An approved thought.')
    expect(html).toContain('Comments are closed.')
    expect(html).not.toContain('Leave a comment')
    const refused = await site.post(path, comment)
    expect([refused.status, (await listComments(site)).length]).toEqual([403, 1])
  })

  test('comments close some days after publication if the owner says so, even for someone with the page open', async () => {
    const site = await openSite({ id: 'post', publishedAt: '2026-10-22T12:00:00.000Z' })
    const change = async (closeCommentsAfter: string) => updateSettings(site.db, { closeCommentsAfter })
    for (const [days, status] of [
      ['', 200],
      ['31', 200],
      ['30', 403],
      ['1', 403],
    ] as const) {
      await change(days)
      const isClosed = status === 403
      expect((await pageOf(site, path)).html.includes('Comments are closed.')).toBe(isClosed)
      const answer = await site.post(path, { ...comment, comment: `After ${days} days` })
      expect(answer.status).toBe(status)
      if (isClosed) expect(await answer.text()).toContain('Comments are now closed.')
    }
    expect(await listComments(site)).toHaveLength(2)
  })

  test('fifty a page', async () => {
    const site = await openSite({ id: 'post' })
    for (let index = 10; index <= 60; index++) {
      await addComment(site, 'post', {
        id: `c${index}`,
        comment: `Thought ${index}.`,
        createdAt: `2026-11-10T12:00:${String(index - 10).padStart(2, '0')}.000Z`,
      })
    }
    expect((await pageOf(site, path)).html).not.toContain('Thought 10.')
    expect((await pageOf(site, `${path}?page=2`)).html).toContain('Thought 10.')
    expect((await site.get(`${path}?page=3`)).status).toBe(404)
  })

  test('a submitted comment is stored unapproved, and the page says so', async () => {
    const site = await openSite({ id: 'post' })
    const response = await site.post(path, comment)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('Thank you. Your comment awaits approval.')
    expect(html).not.toContain('More pickles, please.')
    const [stored] = await listComments(site)
    expect(stored).toMatchObject({
      blogId: 'post',
      blogTitle: 'A plain post',
      name: 'Nora Quill',
      email: 'nora@example.com',
      comment: 'More pickles, please.',
    })
    expect([false, 0]).toContain(stored?.approved)
    expect(stored?.path).toBe(`_blogs/post/comments/${stored?.id}`)
  })

  test('a repeated comment within ten minutes is stored once, and again after eleven', async () => {
    const site = await openSite({})
    for (let round = 0; round < 2; round++) expect((await site.post(path, comment)).status).toBe(200)
    expect(await listComments(site)).toHaveLength(1)
    site.clock.now = new Date(site.clock.now.getTime() + 11 * 60_000)
    expect((await site.post(path, comment)).status).toBe(200)
    expect(await listComments(site)).toHaveLength(2)
  })

  test('the twenty-first in an hour from one address is refused without losing its text', async () => {
    const site = await openSite({})
    for (let index = 1; index <= 20; index++) expect((await site.post(path, { ...comment, comment: `Number ${index}` })).status).toBe(200)
    const refused = await site.post(path, { ...comment, comment: 'Number 21' })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('>Number 21</textarea>')
    expect(await listComments(site)).toHaveLength(20)
    site.visitor.address = '192.0.2.2'
    expect((await site.post(path, { ...comment, comment: 'Number 21' })).status).toBe(200)
  })

  test('on an unknown post it is a 404', async () => {
    const site = await openSite()
    expect((await site.post('/blogs/nothing', comment)).status).toBe(404)
  })

  test('without the database it answers 503 with the typed text in the page', async () => {
    const site = await openSite({})
    await site.breakDatabase()
    const response = await site.post(path, comment)
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain(storageMessage)
    expect(html).toContain('>More pickles, please.</textarea>')
    expect(html).toContain('value="nora@example.com"')
  })
})
