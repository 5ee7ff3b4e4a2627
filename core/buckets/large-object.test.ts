import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/each-store.ts'
import { openObjectStore } from '#tests/set-up/object-store.ts'
import { BucketFault } from './bucket.ts'
import { getFile, putFile } from './large-object.ts'
import { openObjects } from './objects.ts'

async function openPlace() {
  const opened = await openObjectStore()
  const folder = aFolder()
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  return { ...opened, folder, from, to, place: openObjects({ ...opened.bucket, prefix: 'eat' }) }
}

const megabyte = 1024 * 1024

test.each([
  ['an empty file', 0, 0],
  ['one of a part', 8 * megabyte, 0],
  ['one of three parts', 16 * megabyte + 1, 3],
])('%s goes into a bucket and comes back as it was', async (_, size, parts) => {
  const { place, objects, uploads, requests, from, to } = await openPlace()
  const bytes = randomBytes(size)
  writeFileSync(from, bytes)
  await putFile(place, from, 'site.zip', 'application/zip')
  expect(requests.filter(({ method, url }) => method === 'PUT' && url?.includes('partNumber'))).toHaveLength(parts)
  expect([objects.get('eat/site.zip')?.bytes.equals(bytes), objects.get('eat/site.zip')?.contentType]).toEqual([true, 'application/zip'])
  expect(uploads.size).toBe(0)
  expect(await getFile(place, 'site.zip', to)).toBe(true)
  expect([readFileSync(to).equals(bytes), statSync(to).mode & 0o777]).toEqual([true, 0o600])
  expect(await getFile(place, 'nothing.zip', join(from, 'nothing'))).toBe(false)
})

test('what fails on the way leaves no object, and no file', async () => {
  const { place, store, objects, uploads, requests, from, to, folder } = await openPlace()
  writeFileSync(from, randomBytes(20 * megabyte))
  const putting = putFile(place, from, 'site.zip', 'application/zip')
  const isUnderWay = () => requests.some(({ url }) => url?.includes('partNumber=2'))
  await expect.poll(isUnderWay, { interval: 1, timeout: 20_000 }).toBe(true)
  store.mood = 'full'
  await expect(putting).rejects.toThrow(new BucketFault('The store in FILES_URL is full.'))
  expect([objects.size, uploads.size]).toEqual([0, 0])
  store.mood = 'well'
  await putFile(place, from, 'site.zip', 'application/zip')
  store.mood = 'stopping-halfway'
  await expect(getFile(place, 'site.zip', to)).rejects.toThrow(BucketFault)
  expect(readdirSync(folder)).toEqual(['from'])
})

test.each(['a-page', 'forgetful'] as const)(
  'of a store that is %s none takes it that it has a large object, or that it has none',
  async (mood) => {
    const { place, store, objects, from, to } = await openPlace()
    writeFileSync(from, randomBytes(16 * megabyte + 1))
    await putFile(place, from, 'first.zip', 'application/zip')
    store.mood = mood
    await expect(putFile(place, from, 'site.zip', 'application/zip')).rejects.toThrow(BucketFault)
    if (mood === 'forgetful') return
    await expect(place.list()).rejects.toThrow(BucketFault)
    for (const name of ['first.zip', 'site.zip']) await expect(getFile(place, name, to)).rejects.toThrow(BucketFault)
    await expect(place.giveUpBegun(() => true)).rejects.toThrow(BucketFault)
    expect([...objects.keys()]).toEqual(['eat/first.zip'])
  },
)

test('uploads that an ended process began are aborted, but only those below its own prefix', async () => {
  const { place, bucket, objects, uploads } = await openPlace()
  const other = openObjects({ ...bucket, prefix: 'drink' })
  for (const name of ['site.zip', 'holiday.mp4'])
    for (const objects of [place, other]) await (await objects.begin(name, 'application/zip')).keep(Buffer.from('half'))
  await place.giveUpBegun((path) => path === 'site.zip')
  const left = [...uploads.values()].map(({ key }) => key)
  expect([objects.size, left]).toEqual([0, ['drink/site.zip', 'eat/holiday.mp4', 'drink/holiday.mp4']])
})

test('objects are listed page by page, with their sizes, below the own prefix alone', async () => {
  const { place, store, objects } = await openPlace()
  store.pageSize = 2
  for (const name of ['a', 'b', 'c', 'd', 'e']) await place.put(name, Buffer.from(name.repeat(3)), 'text/plain')
  objects.set('other/f', { bytes: Buffer.from(''), contentType: '' })
  expect(await place.list()).toEqual(['a', 'b', 'c', 'd', 'e'].map((path) => ({ path, size: 3 })))
})
