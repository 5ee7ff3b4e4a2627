import { expect, onTestFinished, test } from 'vitest'
import { openBucketFiles } from '#core/pictures/originals.ts'
import { aPicture } from './admin-parts.ts'
import { openTestSite, signIn } from './open-test-site.ts'
import { openObjectStore } from './set-up/object-store.ts'

async function openSite() {
  const { bucket, store, objects } = await openObjectStore()
  const site = await openTestSite({ files: await openBucketFiles(bucket) })
  onTestFinished(site.close)
  const cookie = await signIn(site)
  const upload = async (color: string) => {
    const headers = { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'image/jpeg' }
    const response = await site.send('/admin/upload', { method: 'POST', body: new Uint8Array(await aPicture(color)), headers })
    return { status: response.status, answer: await response.json() }
  }
  return { site, cookie, store, objects, upload }
}

test('an upload is in the bucket and is shown from our own origin', async () => {
  const { site, cookie, objects, upload } = await openSite()
  const { answer } = await upload('#ea580c')
  expect([...objects.keys()]).toEqual([answer.reference.replace('/images/', 'originals/')])
  const shown = await site.get(`${answer.reference}/400.jpg`, cookie)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('while the store is away nothing is claimed to be stored, and existing variants are shown', async () => {
  const { site, cookie, store, objects, upload } = await openSite()
  const { answer } = await upload('#ea580c')
  await site.get(`${answer.reference}/400.jpg`, cookie)
  store.mood = 'away'
  expect(await upload('#000000')).toEqual({
    status: 503,
    answer: { message: 'The picture could not be saved. Try again in a minute.' },
  })
  expect(objects.size).toBe(1)
  expect(await site.db.selectFrom('images').select('id').execute()).toHaveLength(1)
  expect((await site.get(`${answer.reference}/400.jpg`, cookie)).status).toBe(200)
})

test.each(['away', 'stopping-halfway', 'denying', 'a-page'] as const)(
  'a picture whose store is %s is unavailable, and is shown when the store has recovered',
  async (mood) => {
    const { site, cookie, store, upload } = await openSite()
    const { answer } = await upload('#ea580c')
    store.mood = mood
    const missing = await site.get(`${answer.reference}/400.jpg`, cookie)
    expect([missing.status, missing.headers.get('retry-after'), missing.headers.get('cache-control')]).toEqual([503, '30', 'no-cache'])
    store.mood = 'well'
    expect((await site.get(`${answer.reference}/400.jpg`, cookie)).status).toBe(200)
    expect((await upload('#000000')).status).toBe(200)
  },
)

test('a post whose pasted picture can’t be stored is not saved, and its form keeps what was typed', async () => {
  const { site, cookie, store } = await openSite()
  store.mood = 'away'
  const pasted = `data:image/jpeg;base64,${(await aPicture()).toString('base64')}`
  const texts = {
    title: 'Onions, Slowly',
    author: 'Ann',
    formattedDate: '2026-11-20',
    urlSlug: 'onions-slowly',
    imageAlt: '',
    imageLink: '',
  }
  const seo = { seoTitle: '', seoDescription: '', seoKeywords: '', formId: '' }
  const post = { ...texts, ...seo, content: `<p>Low heat.</p><img src="${pasted}" alt="">`, imageBase64: '/images/hero' }
  const response = await site.post('/admin/blog.data?add=1', post, cookie)
  const text = await response.text()
  expect(response.status).toBe(503)
  expect(text).toContain('Error uploading blog: the picture storage could not be reached. Your text is still here')
  expect(text).toContain('Onions, Slowly')
  expect(await site.db.selectFrom('_blogs').select('id').execute()).toEqual([])
})
