import { expect, test } from 'vitest'
import { openText, type SourceFiles } from '#core/imports/source-files.ts'
import { writeEntityLog } from '#tests/fixtures/imports/firestore/entity-log.ts'
import type { ReadParts } from '../source-format.ts'
import { firestore, looseCollections } from './firestore-format.ts'
import { fromQuillHtml, listLostStyles } from './quill-html.ts'

const kept: Uint8Array[] = []
const parts = {
  keepPicture: async (bytes: Uint8Array) => `kept:${kept.push(bytes)}`,
  fetchPage: async () => undefined,
}

function openFiles(files: Record<string, string | Buffer>): SourceFiles {
  const open = (name: string) => openText(name, files[name]?.toString() ?? '')
  const toBytes = (name: string) => Buffer.from(files[name] ?? '')
  return {
    ...open(''),
    names: Object.keys(files),
    read: async (name) => toBytes(name),
    readText: async (name) => toBytes(name).toString(),
    readHead: async (name) => toBytes(name).toString('latin1'),
    stream: async (name) => (await import('node:stream')).Readable.from([toBytes(name)]),
    streamText: async (name) => (await import('node:stream')).Readable.from([toBytes(name).toString()]),
  }
}

async function readAll(files: SourceFiles, more: Partial<ReadParts> = {}) {
  const read = []
  for await (const entry of firestore.read(files, { ...parts, ...more })) read.push(entry)
  return read
}

const seconds = Date.UTC(2024, 2, 1) / 1000
const expected = [
  { kind: 'post', sourceId: '_blogs/a1', title: 'Soup', slug: 'soup', state: 'published', createdAt: '2024-03-01T00:00:00.000Z' },
  { kind: 'comment', sourceId: '_blogs/a1/comments/c1', on: '_blogs/a1', approved: true, text: 'Good' },
]
const post = { title: 'Soup', content: '<p>Hot</p>', urlSlug: 'soup' }
const comment = { name: 'Ada', email: 'ada@example.com', comment: 'Good', approved: 'true' }
const marked = { __datatype__: 'timestamp', value: { _seconds: seconds, _nanoseconds: 0 } }
const name = 'projects/p/databases/(default)/documents/_blogs/a1'
const strings = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { stringValue: value }]))

test.each([
  ['x/output-0', writeEntityLog({ '_blogs/a1': { ...post, createdAt: new Date(seconds * 1000) }, '_blogs/a1/comments/c1': comment })],
  ['a.json', { __collections__: { _blogs: { a1: { ...post, createdAt: marked, __collections__: { comments: { c1: comment } } } } } }],
  ['a.json', { _blogs: { a1: { ...post, createdAt: { seconds, nanoseconds: 0 }, comments: { c1: comment } } } }],
  ['_blogs.json', [{ id: 'a1', ...post, createdAt: seconds * 1000, comments: [{ id: 'c1', ...comment }] }]],
  [
    'rest.json',
    [
      { name, fields: { ...strings(post), createdAt: { timestampValue: '2024-03-01T00:00:00Z' } } },
      { name: `${name}/comments/c1`, fields: strings(comment) },
    ],
  ],
  [
    'a.ndjson',
    `${JSON.stringify({ path: '_blogs/a1', data: { ...post, createdAt: '2024-03-01T00:00:00Z' } })}\n${JSON.stringify({ path: '_blogs/a1/comments/c1', data: comment })}`,
  ],
  ['a.json', { _blogs: { a1: { ...post, createdAt: { __time__: '2024-03-01T00:00:00Z' }, comments: { c1: comment } } } }],
])('the same post and comment are read from each shape of %s', async (file, content) => {
  const files = openFiles({ [file]: Buffer.isBuffer(content) || typeof content === 'string' ? content : JSON.stringify(content) })
  expect(await firestore.recognise(files)).toBe(true)
  expect(await readAll(files)).toMatchObject(expected)
})

test('only users named by an admin document become admins, without disabled ones and plain passwords', async () => {
  const user = (localId: string, more: object = {}) => ({
    localId,
    email: `${localId}@example.com`,
    passwordHash: 'aGFzaA==',
    salt: 'c2FsdA==',
    ...more,
  })
  const users = JSON.stringify({ users: [user('a'), user('b', { disabled: true }), user('c'), user('d', { passwordHash: 'fakeHash:x' })] })
  const admin = JSON.stringify({
    siteNumbers: { 'eat.example': { numberIntl: '+1', numberLocal: '2' } },
    admin: { a: { role: 'all' }, b: { role: 'all' }, d: { role: 'all' } },
  })
  const read = await readAll(openFiles({ 'data.json': admin, 'users.json': users }))
  expect(read).toMatchObject([
    { kind: 'phoneNumbers', sourceId: 'eat.example' },
    { kind: 'admin', email: 'a@example.com', password: { hash: 'aGFzaA==' } },
    { kind: 'unreadable', reason: expect.stringContaining('disabled') },
    { kind: 'admin', email: 'd@example.com', password: undefined },
  ])
})

test('files beside an export are not collections, and cut-off ones are reported', async () => {
  const read = await readAll(
    openFiles({
      'accounts.json': '{"kind":"identitytoolkit#DownloadAccountResponse","users":[]}',
      'config.json': '{"signIn":{"allowDuplicateEmails":false}}',
      'cut.json': '{"_blogs":{"a":',
      'firebase-export-metadata.json': '{"version":"13","firestore":{"path":"x"}}',
      '_blogs.json': '{"a":{"title":"Soup","urlSlug":"My Soup"},"b":{"title":"Tea","urlSlug":"tea"}}',
    }),
  )
  expect(read).toMatchObject([
    { kind: 'unreadable', place: 'cut.json' },
    { kind: 'post', oldPaths: ['/blogs/My%20Soup'] },
    { kind: 'post', oldPaths: [] },
  ])
})

test('wrong types, deep values and prototypes become entries or text', async () => {
  const deep = `${'['.repeat(500)}${']'.repeat(500)}`
  const json = `{"_blogs":{"a":{"title":{"x":1},"content":[],"__proto__":{"bad":1}},"b":{"content":${deep}},"c":7},"other":{"x":{},"y":{}}}`
  const read = await readAll(openFiles({ 'a.json': json }))
  expect(read).toMatchObject([
    { kind: 'post', title: '' },
    { kind: 'unreadable' },
    { kind: 'unreadable' },
    { place: 'other', reason: expect.stringContaining('2') },
  ])
  expect(Object.hasOwn(Object.prototype, 'bad')).toBe(false)
})

test('a post of absurdly nested or large HTML is reported, and the next is read', async () => {
  const content = '<div>'.repeat(50_000)
  const json = JSON.stringify({ _blogs: { a: { content }, b: { content: 'x'.repeat(10_000_000) }, c: { title: 'Soup' } } })
  expect(await readAll(openFiles({ 'a.json': json }))).toMatchObject([
    { kind: 'unreadable', place: '_blogs/a', reason: expect.stringContaining('too deeply') },
    { kind: 'unreadable', place: '_blogs/b' },
    { kind: 'post', title: 'Soup' },
  ])
})

test('Quill’s lists, code and videos are written as others write them', () => {
  expect(fromQuillHtml('<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>')).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  )
  expect(fromQuillHtml('<pre class="ql-syntax">x</pre>')).toBe('<pre><code>x</code></pre>')
  expect(fromQuillHtml('<iframe class="ql-video" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')).toContain('data-video=')
})

test('formatting that texts don’t have here is named', () => {
  expect(
    listLostStyles('<p class="ql-align-center">a <span style="background-color: red; color: blue">size</span> ql-size-large</p>'),
  ).toEqual(['Its text lost: alignment, colours.'])
  expect(listLostStyles('<p>text-align: center</p>')).toEqual([])
})

const dish = { name: 'Pie', instructions: ['Mix', 'Bake'], ingredients: '2 apples\n1 egg', imageUrl: 'https://old.test/pie.jpg' }
const story = { name: 'Soup', body: '<p>Hot</p>', slug: 'soup', comments: { c1: comment } }
const hidden = { title: 'Secret', content: 'No', status: 'draft' }

test.each([
  ['a.json', { stories: { a1: story, a2: hidden }, dishes: { r1: dish }, cats: { x: { title: 'Mia' } } }],
  [
    'a.json',
    {
      stories: [
        { id: 'a1', ...story },
        { id: 'a2', ...hidden },
      ],
      dishes: [{ id: 'r1', ...dish }],
      cats: [{ id: 'x' }],
    },
  ],
  ['a.json', { __collections__: { stories: { a1: story, a2: hidden }, dishes: { r1: dish }, cats: { x: { title: 'Mia' } } } }],
])('collections with other names are listed, and read as what the owner chooses (%#)', async (file, json) => {
  const files = openFiles({ [file]: JSON.stringify(json) })
  expect(await looseCollections.recognise(files)).toBe(true)
  const found: [string, number][] = []
  const noteCollection = (name: string, count: number) => found.push([name, count])
  const open = 'won’t be imported until you choose what it holds.'
  expect(await readAll(files, { noteCollection })).toEqual([
    { kind: 'unreadable', place: 'stories', reason: `This collection (2 documents) ${open}` },
    { kind: 'unreadable', place: 'stories/comments', reason: `This collection (1 document) is part of “stories”, which ${open}` },
    { kind: 'unreadable', place: 'dishes', reason: `This collection (1 document) ${open}` },
    { kind: 'unreadable', place: 'cats', reason: `This collection (1 document) ${open}` },
  ])
  expect(found).toEqual([
    ['stories', 2],
    ['dishes', 1],
    ['cats', 1],
  ])
  found.length = 0
  const collections = new Map([
    ['stories', 'post'],
    ['dishes', 'recipe'],
    ['cats', 'none'],
  ] as const)
  expect(await readAll(files, { noteCollection, collections })).toMatchObject([
    { kind: 'post', sourceId: 'stories/a1', title: 'Soup', html: '<p>Hot</p>', slug: 'soup', state: 'published' },
    { kind: 'comment', sourceId: 'stories/a1/comments/c1', on: 'stories/a1' },
    { kind: 'post', sourceId: 'stories/a2', state: 'draft' },
    {
      ...{ kind: 'recipe', sourceId: 'dishes/r1', title: 'Pie', picture: { address: 'https://old.test/pie.jpg' } },
      ...{ ingredients: [{ lines: ['2 apples', '1 egg'] }], steps: [{ steps: [{ text: 'Mix' }, { text: 'Bake' }] }] },
    },
    { kind: 'unreadable', place: 'cats', reason: 'You chose to leave this collection out (1 document).' },
  ])
  expect(found.toSorted()).toEqual([
    ['cats', 1],
    ['dishes', 1],
    ['stories', 2],
  ])
})

test('comments beside the posts belong to the chosen collection', async () => {
  const files = openFiles({ 'a.json': JSON.stringify({ stories: { a1: story }, comments: { c9: { ...comment, blogId: 'a1' } } }) })
  const read = await readAll(files, { collections: new Map([['stories', 'post']]) })
  expect(read.find((entry) => 'sourceId' in entry && entry.sourceId === 'comments/c9')).toMatchObject({ on: 'stories/a1' })
})

test.each([
  [{ title: 'A', ingredients: ['x'] }],
  [['a', 'b']],
  [{ '@type': 'Recipe', author: { name: 'Ann' } }],
  [{ dependencies: { a: '1' } }],
  [[]],
  [{}],
])('%j is not a collection', async (json) => {
  expect(await looseCollections.recognise(openFiles({ 'a.json': JSON.stringify(json) }))).toBe(false)
})
