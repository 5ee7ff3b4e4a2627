import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { countComments, insertComment } from '#core/comments/comment-rows.ts'
import { aBlog } from '#tests/builders.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

const list = '/admin/manage-comments'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeEach(async () => {
  site = await openTestSite()
  cookie = await signIn(site)
  await insertBlog(site.db, aBlog({ id: 'p1', urlSlug: 'post-one', title: 'Post one' }))
})
afterEach(() => site.close())

const read = async (path = list) => (await site.get(path, cookie)).text()

/** Submits a change of one or more comments; returns the response's status and text. */
async function change(kind: string, ...ids: string[]) {
  const body = new URLSearchParams([['change', kind], ...ids.map((id) => ['ids', id])])
  const response = await site.send(list, { method: 'POST', body, headers: { Origin: 'http://site.test', Cookie: cookie } })
  return { status: response.status, text: await response.text() }
}

function store(index: number, changes: object = {}) {
  const comment = { id: `c-${index}`, blogId: 'p1', blogTitle: 'Post one', name: `Ann ${index}`, email: 'ann@mail.example' }
  const createdAt = new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString()
  return insertComment(site.db, { ...comment, comment: `Words ${index}`, createdAt, approved: false, ...changes })
}

describe('the list', () => {
  test('says when there are none', async () => {
    expect(await read()).toContain('No comments yet.')
    expect(await read(`${list}?pending=1`)).toContain('No comments are waiting for approval.')
    expect(await read(`${list}?q=x`)).toContain('No comments match “x”.')
  })

  test('groups comments by post, with name, email, text, time and status', async () => {
    await store(1, { approved: true })
    await insertBlog(site.db, aBlog({ id: 'p2', urlSlug: 'post-two' }))
    await store(2, { blogId: 'p2', blogTitle: '' })
    const html = (await read()).replaceAll('<!-- -->', '')
    for (const part of ['Blog Title: Post one', 'Blog Title: p2', 'Ann 1', 'ann@mail.example', 'Words 2', 'Oct 1, 2026, 12:01 AM UTC'])
      expect(html).toContain(part)
    expect(html).toMatch(/Approved<\/span>/)
    expect(html).toMatch(/Pending<\/span>/)
    expect(html).toMatch(/>Approve<\/button>/)
    expect(html).toMatch(/>Disapprove<\/button>/)
    expect(html).toContain('1 pending')
    expect(html).toContain('href="/admin/export/comments"')
  })

  test('has fifty a page, is filtered, and searched', async () => {
    for (let index = 1; index <= 51; index++) await store(index, { approved: index > 1 })
    expect((await read()).match(/name="ids"[^>]*type="checkbox"|type="checkbox"[^>]*name="ids"/g)).toHaveLength(50)
    expect(await read(`${list}?page=2`)).toContain('Words 1<')
    expect((await site.get(`${list}?page=3`, cookie)).status).toBe(404)
    const pending = await read(`${list}?pending=1`)
    expect(pending).toContain('Words 1<')
    expect(pending).not.toContain('Words 2<')
    expect(await read(`${list}?q=WORDS%2051`)).toContain('Words 51<')
  })

  test('shows the newest thousand search results, and says so', async () => {
    for (let index = 1; index <= 1001; index++) await store(index, { approved: true })
    expect(await read(`${list}?q=words`)).toContain('>The newest 1,000 comments for “words”</p>')
    expect(await read()).not.toContain('The newest')
  })

  test('says if it could not be read, and so does the log', async () => {
    await site.db.schema.dropTable('comments').execute()
    const html = await read()
    expect(html).toContain('The comments could not be loaded.')
    expect(html).not.toContain('No comments yet.')
    expect(site.lines.map(({ message }) => message)).toContain('Error fetching comments')
  })
})

describe('a comment', () => {
  test('is on its post once it is approved, and off it once that is revoked', async () => {
    await store(1)
    const post = async () => (await site.get('/blogs/post-one')).text()
    expect(await post()).not.toContain('Words 1')
    expect((await change('approve', 'c-1')).text).toContain('Comment approved')
    expect(await post()).toContain('Words 1')
    expect((await change('disapprove', 'c-1')).text).toContain('Comment disapproved')
    expect(await post()).not.toContain('Words 1')
  })

  test('is deleted permanently', async () => {
    await store(1)
    for (const _ of [1, 2]) expect((await change('delete', 'c-1')).text).toContain('Comment deleted')
    expect(await countComments(site.db)).toBe(0)
  })

  test('stays unchanged in an outage, with a message', async () => {
    await site.db.schema.dropTable('comments').execute()
    expect(await change('approve', 'c-1')).toMatchObject({ status: 503, text: expect.stringContaining('Failed to update comment status') })
    expect(await change('delete', 'c-1')).toMatchObject({ status: 503, text: expect.stringContaining('Error deleting comment.') })
  })
})

describe('several comments', () => {
  test('are approved, disapproved and deleted at once', async () => {
    for (const index of [1, 2, 3]) await store(index)
    expect((await change('approve', 'c-1', 'c-2', 'nobody')).text).toContain('2 comments approved')
    expect(await countComments(site.db, { approved: false })).toBe(1)
    expect((await change('disapprove', 'c-1', 'c-2')).text).toContain('2 comments disapproved')
    expect((await change('delete', 'c-1', 'c-3')).text).toContain('2 comments deleted')
    expect(await countComments(site.db)).toBe(1)
  })

  test.each([
    ['approving none', 'approve', []],
    ['a malformed id', 'approve', ['../x']],
    ['an unknown change', 'publish', ['c-1']],
    ['more than four pages', 'delete', Array.from({ length: 201 }, (_, index) => `c-${index}`)],
  ])('%s is refused', async (_, kind, ids) => {
    await store(1)
    expect((await change(kind, ...ids)).status).toBe(400)
    expect(await countComments(site.db, { approved: false })).toBe(1)
  })
})
