import { expect, test } from 'vitest'
import { insertBlog } from '#core/blogs/blog-rows.ts'
import { countComments, insertComment, listApprovedComments } from '#core/comments/comment-rows.ts'
import type { Database } from '#core/database/database.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import { insertContact, insertUser } from '#core/people/people-rows.ts'
import { findShippedFile } from '#core/pictures/describe-pictures.ts'
import { insertRecipe } from '#core/recipes/recipe-rows.ts'
import { indexContent } from '#core/search/index-content.ts'
import { noReply } from '#domain/forms/reply.ts'
import { aBlog, aRecipe } from '#tests/builders.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { browseBlogs, browseComments, browseContacts, browseOwnRecipes, browseUsers } from './list-for-admin.ts'

const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
const named = (letter: string, index: number) => `${letter}-${String(index).padStart(3, '0')}`

function addUser(db: Database, index: number, changes: object = {}) {
  const user = {
    id: named('u', index),
    fullName: `User ${index}`,
    email: `u${index}@mail.example`,
    phone: '',
    createdAt: at(index),
    ...changes,
  }
  return insertUser(db, user)
}

function addContact(db: Database, index: number, changes: object = {}) {
  const contact = {
    id: named('m', index),
    first: `First ${index}`,
    last: '',
    email: 'a@b.example',
    phone: '',
    message: 'Hi',
    createdAt: at(index),
  }
  return insertContact(db, { ...contact, ...changes })
}

function addComment(db: Database, index: number, changes: object = {}) {
  const comment = {
    id: named('c', index),
    blogId: 'p1',
    blogTitle: 'Post 1',
    name: 'Ann',
    email: 'ann@mail.example',
    comment: `Comment ${index}`,
  }
  return insertComment(db, { ...comment, createdAt: at(index), approved: false, ...changes })
}

whereDatabasesDiffer('each finds a piece of a text by an index of its own', ({ open }) => {
  async function openWithPosts() {
    const db = await open()
    for (const id of ['p1', 'p2']) await insertBlog(db, aBlog({ id, urlSlug: id, title: `Post ${id}` }))
    return db
  }

  test('users come newest first, fifty a page, and none past the end', async () => {
    const db = await open()
    for (let index = 0; index < 51; index++) await addUser(db, index)
    const first = await browseUsers(db, '', 1)
    expect(first).toMatchObject({ total: 51, pageCount: 2, page: 1 })
    expect(first?.entries).toHaveLength(50)
    expect(first?.entries[0]).toEqual({ id: 'u-050', fullName: 'User 50', email: 'u50@mail.example', phone: '', createdAt: at(50) })
    expect((await browseUsers(db, '', 2))?.entries.map(({ id }) => id)).toEqual(['u-000'])
    expect(await browseUsers(db, '', 3)).toBeUndefined()
  })

  test('an empty list has one page', async () => {
    const db = await open()
    const browseAll = [browseBlogs, browseOwnRecipes].map((browse) => (all: Database) => browse(all, { search: '' }, 1))
    for (const browse of [(all: Database) => browseUsers(all, '', 1), (all: Database) => browseContacts(all, '', 1), ...browseAll])
      expect(await browse(db)).toMatchObject({ entries: [], total: 0, pageCount: 1 })
  })

  test.each([
    ['RENE', 1],
    ['555', 1],
    ['@mail', 2],
    ['%', 1],
    ['100%', 1],
    ['_', 0],
    ['\\', 0],
    ["' or 1=1 --", 0],
  ])('a search for %s finds users by name, e-mail and phone, and is taken literally', async (search, total) => {
    const db = await open()
    await addUser(db, 1, { fullName: 'René 100%' })
    await addUser(db, 2, { phone: '+1 555 0100' })
    expect((await browseUsers(db, search, 1))?.total ?? 0).toBe(total)
    expect((await browseUsers(db, search, 1))?.entries).toHaveLength(total)
  })

  test('messages are found by everything that was typed', async () => {
    const db = await open()
    await addContact(db, 1, { message: 'Über the top' })
    await addContact(db, 2)
    expect((await browseContacts(db, 'uber', 1))?.entries.map(({ id }) => id)).toEqual(['m-001'])
    expect((await browseContacts(db, '', 1))?.entries.map(({ id }) => id)).toEqual(['m-002', 'm-001'])
    expect(Object.keys((await browseContacts(db, '', 1))?.entries[0] ?? {})).toEqual([
      'id',
      'first',
      'last',
      'email',
      'phone',
      'message',
      'createdAt',
      'readAt',
    ])
  })

  test('a user and a message can be deleted, once', async () => {
    const db = await open()
    await addUser(db, 1)
    await addContact(db, 1)
    expect([await deleteRows(db, 'users', ['u-001']), await deleteRows(db, 'users', ['u-001'])]).toEqual([1, 0])
    expect([await deleteRows(db, 'contacts', ['m-001']), await deleteRows(db, 'contacts', ['m-001'])]).toEqual([1, 0])
  })

  test('comments of a page are under their posts, the newest first', async () => {
    const db = await openWithPosts()
    await addComment(db, 1)
    await addComment(db, 2, { blogId: 'p2', blogTitle: 'Post 2' })
    await addComment(db, 3)
    const page = await browseComments(db, {}, 1)
    expect(page?.total).toBe(3)
    expect(page?.entries.map(({ blogId, comments }) => [blogId, comments.map(({ id }) => id)])).toEqual([
      ['p1', ['c-003', 'c-001']],
      ['p2', ['c-002']],
    ])
    expect(page?.entries[0]?.comments[0]).toEqual({
      id: 'c-003',
      blogId: 'p1',
      blogTitle: 'Post 1',
      name: 'Ann',
      email: 'ann@mail.example',
      comment: 'Comment 3',
      createdAt: at(3),
      approved: false,
      path: '_blogs/p1/comments/c-003',
      ...noReply,
    })
  })

  test('several comments are approved and disapproved at once, and readers see it', async () => {
    const db = await openWithPosts()
    for (const index of [1, 2, 3]) await addComment(db, index)
    expect(await updateApproval(db, 'comments', ['c-001', 'c-002', 'nobody'], true)).toBe(2)
    expect(await countComments(db, { approved: false })).toBe(1)
    expect((await browseComments(db, { approved: false }, 1))?.entries[0]?.comments.map(({ id }) => id)).toEqual(['c-003'])
    expect((await listApprovedComments(db, 'p1', { limit: 10, offset: 0 })).map(({ id }) => id)).toEqual(['c-002', 'c-001'])
    expect(await updateApproval(db, 'comments', ['c-001'], false)).toBe(1)
    expect(await updateApproval(db, 'comments', [], true)).toBe(0)
    expect(await countComments(db, { approved: false })).toBe(2)
    expect((await browseComments(db, { approved: false, search: 'COMMENT 1' }, 1))?.total).toBe(1)
  })

  test('comments are deleted', async () => {
    const db = await openWithPosts()
    for (const index of [1, 2]) await addComment(db, index)
    expect(await deleteRows(db, 'comments', ['c-001', 'nobody'])).toBe(1)
    expect(await deleteRows(db, 'comments', [])).toBe(0)
    expect(await countComments(db)).toBe(1)
  })

  test('the manager shows the beginning of each text and says whether there is more', async () => {
    const db = await open()
    await insertBlog(db, aBlog({ id: 'b1', urlSlug: 'short', content: `<p>${'a'.repeat(200)}</p>`, excerpt: 'Not this' }))
    await insertBlog(db, aBlog({ id: 'b2', urlSlug: 'long', content: `<p>${'word '.repeat(50)}</p>`, imageBase64: '/images/hero' }))
    await insertBlog(db, aBlog({ id: 'b3', urlSlug: 'before', content: '<p>Stored <b>before</b> beginnings were kept</p>' }))
    await db.updateTable('_blogs').set({ textStart: null }).where('id', '=', 'b3').execute()
    const page = await browseBlogs(db, { search: '' }, 1)
    expect(page?.entries.map(({ excerpt, isCut }) => [excerpt, isCut])).toEqual([
      ['Stored before beginnings were kept', false],
      [`${'word '.repeat(40).trim()}…`, true],
      ['a'.repeat(200), false],
    ])
    expect(page?.entries[1]?.picture).toMatchObject({ name: findShippedFile('hero') })
    expect((await browseBlogs(db, { search: 'BEGINNINGS' }, 1))?.total).toBe(1)
  })

  test('only the owner’s recipes are managed', async () => {
    const db = await open()
    await insertRecipe(db, aRecipe({ image: '/images/hero' }))
    await indexContent(db)
    const page = await browseOwnRecipes(db, { search: '' }, 1)
    expect(page?.entries).toMatchObject([
      { id: 1001, title: 'Patty Melt', nutritionalValues: { calories: 600 }, picture: { name: findShippedFile('hero') } },
    ])
    expect((await browseOwnRecipes(db, { search: 'ribs' }, 1))?.total).toBe(0)
    expect((await browseOwnRecipes(db, { search: 'melt' }, 1))?.total).toBe(1)
  })
})
