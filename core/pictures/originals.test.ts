import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type Bucket, BucketFault } from '#core/buckets/bucket.ts'
import { openObjects } from '#core/buckets/objects.ts'
import { openObjectStore } from '#tests/set-up/object-store.ts'
import { FilesError } from './files.ts'
import { openBucketFiles } from './originals.ts'

const bytes = Buffer.from('a burger')

test('a file is stored under the prefix, as WebP, and is never made public', async () => {
  const { bucket, objects, requests } = await openObjectStore()
  const files = await openBucketFiles({ ...bucket, prefix: 'eat/pictures' })
  await files.put('burger', bytes)
  expect([...objects]).toEqual([['eat/pictures/originals/burger', { bytes, contentType: 'image/webp' }]])
  expect(await files.get('burger')).toEqual(bytes)
  const sent = requests.flatMap(({ headers }) => Object.keys(headers))
  expect(sent.filter((name) => /acl|grant/.test(name))).toEqual([])
})

test('requests carry the session token if there is one', async () => {
  const { bucket, requests } = await openObjectStore()
  await openBucketFiles({ ...bucket, sessionToken: 'for an hour' })
  await openBucketFiles(bucket)
  expect(requests.map(({ headers }) => headers['x-amz-security-token'])).toEqual(['for an hour', undefined])
})

test('an empty bucket opens like one with files', async () => {
  const { bucket, objects } = await openObjectStore()
  await openBucketFiles(bucket)
  objects.set('originals/burger', { bytes, contentType: 'image/webp' })
  expect(await (await openBucketFiles(bucket)).get('burger')).toEqual(bytes)
})

test.each<[string, Partial<Bucket>, string]>([
  ['another bucket', { name: 'nothing' }, 'The bucket nothing in FILES_URL does not exist.'],
  ['an unknown key', { accessKeyId: 'unknown' }, "The store in FILES_URL doesn't recognize AWS_ACCESS_KEY_ID."],
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'The store in FILES_URL refused AWS_SECRET_ACCESS_KEY.'],
  ['another region', { region: 'mars' }, "The store in FILES_URL isn't in the region mars. Set the correct one: region=…"],
])('%s is one sentence that says what to set', async (_, wrong, sentence) => {
  const { bucket } = await openObjectStore()
  await expect(openBucketFiles({ ...bucket, ...wrong })).rejects.toThrow(new BucketFault(sentence))
})

test('a key without permissions gives a one-sentence error', async () => {
  const { bucket, store } = await openObjectStore()
  store.mood = 'denying'
  const sentence = 'The key in AWS_ACCESS_KEY_ID needs permission to list, read, write and delete in the bucket pictures in FILES_URL.'
  await expect(openBucketFiles(bucket)).rejects.toThrow(new BucketFault(sentence))
})

test.each([
  ['a page', 200, '<!doctype html><html><head><title>A console</title></head><body><p>Sign in</p></body></html>'],
  ['nothing', 200, ''],
  ['that a page is missing', 404, '<!doctype html><html><body>Not found<br></body></html>'],
  ['a failure', 502, 'Bad gateway'],
])('a server that is not a store and answers %s gives a one-sentence error', async (_, status, body) => {
  const { bucket } = await openObjectStore()
  const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  const bound = await new Promise<ReturnType<typeof server.address>>((done) => server.on('listening', () => done(server.address())))
  const endpoint = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  await expect(openBucketFiles({ ...bucket, endpoint })).rejects.toThrow(
    new BucketFault(`The endpoint in FILES_URL isn't an S3 store, or it has a problem: status ${status}.`),
  )
  server.closeAllConnections()
  server.close()
})

test('an unreachable store gives a one-sentence error', async () => {
  const { bucket } = await openObjectStore()
  const sentence = "FILES_URL names http://127.0.0.1:1, which can't be reached: connection refused."
  await expect(openBucketFiles({ ...bucket, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(new BucketFault(sentence))
})

test('a store that goes away is a files error, which ends when it is back', async () => {
  const { bucket, store } = await openObjectStore()
  const files = await openBucketFiles(bucket)
  await files.put('burger', bytes)
  store.mood = 'away'
  await expect(files.put('fries', bytes)).rejects.toThrow(FilesError)
  await expect(files.get('burger')).rejects.toThrow(new FilesError('originals/burger could not be read', undefined))
  store.mood = 'well'
  expect(await files.get('burger')).toEqual(bytes)
})

test('half a file is an error, not a file', async () => {
  const { bucket, store } = await openObjectStore()
  const files = await openBucketFiles(bucket)
  await files.put('burger', bytes)
  store.mood = 'stopping-halfway'
  await expect(files.get('burger')).rejects.toThrow(FilesError)
})

test.each(['a-page', 'forgetful'] as const)(
  'when a store is in the mood “%s”, nothing is stored, and an existing file is neither missing nor replaced',
  async (mood) => {
    const { bucket, store, objects } = await openObjectStore()
    const files = await openBucketFiles(bucket)
    await files.put('burger', bytes)
    store.mood = mood
    await expect(files.put('fries', bytes)).rejects.toThrow(FilesError)
    expect([...objects.keys()]).toEqual(['originals/burger'])
    if (mood === 'forgetful') return
    await expect(files.get('burger')).rejects.toThrow(FilesError)
    await expect(files.get('fries')).rejects.toThrow(FilesError)
    await expect(files.remove('burger')).rejects.toThrow(FilesError)
  },
)

test.each([
  ['200 without a word of when it was stored', 200, { 'content-type': 'image/webp' }],
  ['404 with a page', 404, { 'content-type': 'text/html' }],
  ['another part than was asked for', 206, { etag: '"x"', 'content-range': 'bytes 5-6/7' }],
])('an answer of %s is neither an object nor a missing object', async (_, status, headers) => {
  const { bucket } = await openObjectStore()
  const server = createServer((_request, response) => response.writeHead(status, headers).end('x')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const bound = server.address()
  const { get } = openObjects({ ...bucket, endpoint: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}` })
  await expect(get('burger')).rejects.toThrow(BucketFault)
})

test('a store that returns no MD5 is asked for the size', async () => {
  const { bucket, store, requests } = await openObjectStore()
  const files = await openBucketFiles(bucket)
  await files.put('burger', bytes)
  expect(requests.filter(({ method }) => method === 'HEAD')).toHaveLength(0)
  store.mood = 'unnamed'
  await files.put('fries', bytes)
  expect(requests.filter(({ method }) => method === 'HEAD')).toHaveLength(1)
  expect(await files.get('fries')).toEqual(bytes)
  // It has the previous file.
  store.mood = 'forgetful'
  await expect(files.put('fries', Buffer.concat([bytes, bytes]))).rejects.toThrow('originals/fries could not be saved')
})

test('a silent store is soon given up', async () => {
  const { bucket, store, requests } = await openObjectStore()
  const files = await openBucketFiles(bucket, 30)
  store.mood = 'silent'
  await expect(files.get('burger')).rejects.toThrow(FilesError)
  expect(requests.filter(({ url }) => url?.endsWith('/burger'))).toHaveLength(2)
})

test('a store with a brief failure is asked again', async () => {
  const { bucket, store, objects } = await openObjectStore()
  const files = await openBucketFiles(bucket)
  store.mood = 'in-trouble-once'
  await files.put('burger', bytes)
  expect([...objects.keys()]).toEqual(['originals/burger'])
})

test('a refused request is not retried', async () => {
  const { bucket, store, requests } = await openObjectStore()
  const files = await openBucketFiles(bucket)
  store.mood = 'denying'
  await expect(files.get('burger')).rejects.toThrow(FilesError)
  expect(requests.filter(({ url }) => url?.endsWith('/burger'))).toHaveLength(1)
})

test('the store gets the hash of a file, so it can refuse one damaged in transit', async () => {
  const { bucket, requests } = await openObjectStore()
  await (await openBucketFiles(bucket)).put('burger', bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(requests.at(-1)?.headers['x-amz-content-sha256']).toBe(hash)
})
