import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openSource, openText, type SourceFiles } from '#core/imports/source-files.ts'
import type { SourceRecord, UnreadableEntry } from '#domain/imports/source-record.ts'
import type { SourceFormat } from '../source-format.ts'
import { ghost } from './ghost.ts'
import { ghostMembers } from './ghost-members.ts'

async function readFiles(format: SourceFormat, files: SourceFiles) {
  expect(await format.recognise(files)).toBe(true)
  const records: (SourceRecord | UnreadableEntry)[] = []
  const parts = { keepPicture: async (bytes: Uint8Array) => `kept:${bytes.length}`, fetchPage: async () => undefined }
  for await (const record of format.read(files, parts)) records.push(record)
  return records
}

const toExport = (data: Record<string, unknown>) => JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data }] })
const read = (data: Record<string, unknown>) => readFiles(ghost, openText('ghost.json', toExport(data)))

const post = { id: 'a1', title: 'Soup', slug: 'soup', html: '<p>Hot</p>', status: 'published', published_at: '2024-01-02T00:00:00.000Z' }

test.each([
  [{}, 'published'],
  [{ visibility: 'public' }, 'published'],
  [{ visibility: 'members' }, 'draft'],
  [{ visibility: 'paid', status: 'scheduled' }, 'draft'],
  [{ visibility: 'something-new' }, 'draft'],
  [{ status: 'sent' }, 'draft'],
  [{ status: 'scheduled' }, 'scheduled'],
  [{ status: 'draft' }, 'draft'],
])('a post with %o is %s', async (columns, state) => {
  expect((await read({ posts: [{ ...post, ...columns }] }))[0]).toMatchObject({ kind: 'post', state })
})

test('a post has its author, tags without internal ones, picture and description', async () => {
  const [record] = await read({
    posts: [{ ...post, feature_image: 'https://old.test/a.jpg', custom_excerpt: 'Short', codeinjection_head: '<script>1</script>' }],
    posts_meta: [{ post_id: 'a1', meta_title: 'Best soup', feature_image_alt: 'A bowl' }],
    tags: [
      { id: 't1', name: 'Dinner' },
      { id: 't2', name: '#internal' },
    ],
    posts_tags: [
      { post_id: 'a1', tag_id: 't2', sort_order: 0 },
      { post_id: 'a1', tag_id: 't1', sort_order: 1 },
    ],
    users: [{ id: 'u1', name: 'Ann', password: '$2a$10$secret', email: 'ann@old.test' }],
    posts_authors: [{ post_id: 'a1', author_id: 'u1' }],
  })
  expect(record).toMatchObject({
    author: 'Ann',
    tags: ['Dinner'],
    picture: { address: 'https://old.test/a.jpg', alt: 'A bowl' },
    seoTitle: 'Best soup',
    excerpt: 'Short',
    oldPaths: ['/soup/'],
    extra: { internalTags: '#internal' },
    warnings: ['Its injected code was left out.'],
  })
  expect(JSON.stringify(record)).not.toMatch(/secret|ann@old|script/)
})

test('exports of early versions are read', async () => {
  const early = {
    meta: { version: '003' },
    data: { posts: [{ id: 1, title: 'A', slug: 'a', page: 1, markdown: '**Hi**\n\nyou', status: 'published' }] },
  }
  const [record] = await readFiles(ghost, openText('ghost.json', JSON.stringify(early)))
  expect(record).toMatchObject({ kind: 'page', sourceId: '1', html: '<p>Hi</p>\n<p>you</p>' })
})

test('texts of both editors become HTML if the export has none', async () => {
  const lexical = {
    root: {
      type: 'root',
      children: [
        { type: 'extended-heading', tag: 'h2', children: [{ type: 'extended-text', text: 'A & B', format: 3 }] },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [{ type: 'text', text: 'one' }] }] },
        { type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ' },
        { type: 'hologram' },
      ],
    },
  }
  const mobiledoc = {
    atoms: [['soft-return', '', {}]],
    cards: [['image', { src: 'https://old.test/a.jpg', alt: 'A' }]],
    markups: [['a', ['href', 'https://x.test']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 1, 'link'],
          [1, [], 0, 0],
        ],
      ],
      [10, 0],
      [3, 'ul', [[[0, [], 0, 'item']]]],
    ],
  }
  const [first, second] = await read({
    posts: [
      { ...post, html: null, lexical: JSON.stringify(lexical) },
      { ...post, html: null, mobiledoc: JSON.stringify(mobiledoc) },
    ],
  })
  expect(first).toMatchObject({
    html: '<h2><em><strong>A &amp; B</strong></em></h2><ol><li>one</li></ol><hr data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ">',
    warnings: ['A “hologram” card was left out.'],
  })
  expect(second).toMatchObject({
    html: '<p><a href="https://x.test">link</a><br></p>\n<figure><img alt="A" src="https://old.test/a.jpg"></figure>\n<ul><li>item</li></ul>',
  })
})

test('pictures in the zip keep their full size, and redirects are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ghost-'))
  try {
    await mkdir(join(folder, 'content/images/2024'), { recursive: true })
    await writeFile(join(folder, 'content/images/2024/a.jpg'), 'abc')
    const html = '<img src="__GHOST_URL__/content/images/size/w600/2024/a.jpg" srcset="x 2x"><a href="__GHOST_URL__/soup/">Soup</a>'
    await writeFile(join(folder, 'export.json'), toExport({ posts: [{ ...post, html }] }))
    await writeFile(join(folder, 'redirects.yaml'), '301:\n  /old/: /new/\n302:\n  "^/a/(.*)$": /b/$1\n')
    const files = await openSource(folder)
    expect(await readFiles(ghost, files)).toMatchObject([
      { kind: 'post', html: '<img src="kept:3"><a href="/soup/">Soup</a>' },
      { kind: 'redirect', from: '/old/', to: '/new/', permanent: true },
      { kind: 'unreadable', title: '^/a/(.*)$' },
      { kind: 'redirect', from: '/rss/' },
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('comments are approved only if they were shown', async () => {
  const comment = { post_id: 'a1', member_id: 'm1', html: '<p>Nice</p>' }
  const records = await read({
    posts: [post],
    members: [{ id: 'm1', name: 'Bo', email: 'Bo@x.test' }],
    comments: [
      { ...comment, id: 'c1', status: 'published' },
      { ...comment, id: 'c2', status: 'hidden' },
      { ...comment, id: 'c3', status: 'deleted' },
    ],
  })
  const comments = records.filter(({ kind }) => kind === 'comment')
  expect(comments).toMatchObject([
    { on: 'a1', name: 'Bo', text: 'Nice', approved: true },
    { sourceId: 'c2', approved: false },
  ])
})

test('a file of members that breaks off in the middle is reported to the reader', async () => {
  const broken = async function* () {
    yield 'email,subscribed_to_emails\na@x.test,true\n'
    throw new Error('The disk is gone')
  }
  const files = { ...openText('members.csv', ''), streamText: async () => Readable.from(broken()) }
  await expect(readFiles(ghostMembers, files)).rejects.toThrow('The disk is gone')
})

test('members are read once each, without deleted ones', async () => {
  const csv = `\ufeffid,email,name,note,subscribed_to_emails,created_at,deleted_at
1,a@x.test,Ann,"said ""hi""",true,2024-01-02T00:00:00.000Z,
2,A@x.test,Again,,true,,
3,b@x.test,Bo,,true,,2024-02-02T00:00:00.000Z
4,not an address,X,,true
5,c@x.test`
  expect(await readFiles(ghostMembers, openText('members.csv', csv))).toMatchObject([
    { kind: 'member', sourceId: 'a@x.test', name: 'Ann', createdAt: '2024-01-02T00:00:00.000Z' },
    { kind: 'unreadable', place: 'line 5', title: 'not an address' },
    { kind: 'member', email: 'c@x.test', name: '' },
    { kind: 'unreadable', reason: 'Left out: 2 members who were deleted or are listed twice.' },
  ])
})

test('the lists of published posts, their feeds and the site’s feed redirect', async () => {
  const records = await read({
    posts: [post, { ...post, id: 'a2', status: 'draft' }],
    tags: [
      { id: 't1', name: 'Hot, fast', slug: 'hot' },
      { id: 't2', name: '#internal', slug: 'hash-internal' },
      { id: 't3', name: 'Cold', slug: 'cold' },
    ],
    posts_tags: [
      { post_id: 'a1', tag_id: 't1', sort_order: 0 },
      { post_id: 'a1', tag_id: 't2', sort_order: 1 },
      { post_id: 'a2', tag_id: 't3', sort_order: 0 },
    ],
    users: [{ id: 'u1', name: 'Ann Cook', slug: 'ann' }],
    posts_authors: [{ post_id: 'a1', author_id: 'u1' }],
  })
  expect(records.flatMap((record) => (record.kind === 'redirect' ? [[record.from, record.to]] : []))).toEqual([
    ['/rss/', '/rss.xml'],
    ['/author/ann/', '/authors/ann-cook'],
    ['/author/ann/rss/', '/authors/ann-cook/rss.xml'],
    ['/tag/hot/', '/tags/hot-fast'],
    ['/tag/hot/rss/', '/tags/hot-fast/rss.xml'],
  ])
})

test('the old paths of pictures are known', async () => {
  const html = '<img src="https://old.test/content/images/size/w600/2024/a.jpg"><img src="https://other.test/b.jpg">'
  expect(await read({ posts: [{ ...post, html, feature_image: '__GHOST_URL__/content/images/2024/c.jpg' }] })).toMatchObject([
    {
      oldPictures: [
        { path: '/content/images/size/w600/2024/a.jpg', address: 'https://old.test/content/images/2024/a.jpg' },
        { path: '/content/images/2024/c.jpg', address: '/content/images/2024/c.jpg' },
      ],
    },
    { kind: 'redirect' },
  ])
})

test('the other sizes of a picture that isn’t in the export are alternatives', async () => {
  const html = '<img src="https://old.test/a.jpg" srcset="https://old.test/size/w600/a.jpg 600w, https://old.test/size/w1000/a.jpg 1000w">'
  expect((await read({ posts: [{ ...post, html }] }))[0]).toMatchObject({
    html: '<img src="https://old.test/a.jpg" data-others="https://old.test/size/w1000/a.jpg https://old.test/size/w600/a.jpg">',
  })
})
