import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeDetachedPhotos } from '#core/comments/keep-photos.ts'
import { openFiles } from '#core/pictures/files.ts'
import { deleteUnusedPictures, markUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { maxPhotoBytes } from '#domain/comments/review-photo.ts'
import { aPicture } from '#tests/admin-parts.ts'
import { openTestSite, signIn, signInAs } from '#tests/open-test-site.ts'

const recipe = '/recipes/classic-cheeseburger'
const list = '/admin/manage-reviews'
const review = { form: 'review', stars: '4', name: 'Ann', email: 'ann@mail.example', text: 'Juicy.', seasoning: '', stamp: '' }

let site: Awaited<ReturnType<typeof openTestSite>>
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

/** Sends a review with files, as the page's form does without scripts. */
async function send(files: (Uint8Array | Blob)[], changes: Partial<typeof review> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...review, ...changes })) body.set(name, value)
  for (const file of files) body.append('photos', new File([file as BlobPart], 'dinner.jpg', { type: 'image/jpeg' }))
  const response = await site.send(recipe, { method: 'POST', body, headers: { Origin: 'http://site.test' } })
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

const listPhotos = () => site.db.selectFrom('reviewPhotos').selectAll().orderBy('createdAt').orderBy('position').execute()
const listReviews = () => site.db.selectFrom('reviews').selectAll().orderBy('createdAt').execute()

/** All files of the site except its database, by name. */
function listFiles() {
  const entries = readdirSync(site.folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('griddle.sqlite'))
  return files.map(({ parentPath, name }) => join(parentPath, name))
}

async function moderate(cookie: string, fields: Record<string, string>) {
  const response = await site.post(list, fields, cookie)
  return { status: response.status, html: await response.text() }
}

/** Sends the beginning of a review with a photo, and no more until it is aborted. */
function sendSlowly() {
  const { promise, reject } = Promise.withResolvers<void>()
  const beginning = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nbytes'
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(Buffer.from(beginning))
      await promise.catch((error) => controller.error(error))
    },
  })
  const headers = { Origin: 'http://site.test', 'Content-Type': 'multipart/form-data; boundary=x' }
  const answered = site.send(recipe, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return async () => {
    reject(new Error('Gone'))
    await answered
  }
}

const page = async () => (await (await site.get(recipe)).text()).replaceAll('<!-- -->', '')
const addressOf = (id: string | undefined, file = '400.webp') => `/images/${id}/${file}`

/** A photo as phones take it: rotated, with its location. */
async function aTellingPhoto() {
  const taken = await sharp(await aPicture('#ea580c', 80, 60))
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" about="Secret place"/></x:xmpmeta>',
    )
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const comment = Buffer.from('Secret comment')
  return Buffer.concat([taken.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, comment.length + 2]), comment, taken.subarray(2)])
}

test('one sender has three slots for photos in transit, and others have theirs', async () => {
  const photo = await aPicture('#ea580c', 80, 60)
  const slow = [sendSlowly(), sendSlowly(), sendSlowly()]
  await expect.poll(() => listFiles().length, { timeout: 20_000 }).toBe(3)
  const busy = await send([photo])
  expect([busy.status, busy.html.includes('We’re receiving a lot of photos right now'), busy.html.includes('Juicy.')]).toEqual([
    400,
    true,
    true,
  ])
  expect((await send([], { email: 'ben@mail.example' })).status).toBe(200)
  site.visitor.address = '192.0.2.77'
  expect((await send([photo])).status).toBe(200)
  site.visitor.address = '192.0.2.1'
  await Promise.all(slow.map((giveUp) => giveUp()))
  expect((await send([photo], { email: 'cem@mail.example' })).status).toBe(200)
})

describe('a review with photos', () => {
  test('is stored with them, in order, and thanked', async () => {
    const answer = await send([await aPicture('#ea580c', 80, 60), await aPicture('#17100c', 30, 40)])
    expect(answer).toMatchObject({ status: 200, html: expect.stringContaining('Your review awaits approval.') })
    const [stored] = await listReviews()
    expect(stored).toMatchObject({ name: 'Ann', text: 'Juicy.', approved: 0 })
    expect(await listPhotos()).toMatchObject([
      { reviewId: stored?.id, recipeId: 1, position: 0, width: 80, height: 60, bytes: expect.any(Number) },
      { reviewId: stored?.id, recipeId: 1, position: 1, width: 30, height: 40 },
    ])
    expect(listFiles()).toHaveLength(2)
  })

  test('removes metadata: no stored file or served byte has the location or camera', async () => {
    const photo = await aTellingPhoto()
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything(), orientation: 6 })
    for (const word of ['Secret camera', 'Secret place', 'Secret comment']) expect(photo.includes(word)).toBe(true)
    expect((await send([photo])).status).toBe(200)
    const [stored] = await listPhotos()
    expect(stored).toMatchObject({ width: 60, height: 80 })
    await site.db.updateTable('reviews').set({ approved: true }).execute()
    const served = await Promise.all(
      ['400.webp', '1600.webp', '400.avif', '1200.jpg', '', `${stored?.id}.webp`].map(async (file) => {
        const response = await site.get(`/images/${stored?.id}${file && `/${file}`}`)
        expect([file, response.status]).toEqual([file, 200])
        return response.bytes()
      }),
    )
    const kept = listFiles().map((path) => readFileSync(path))
    expect(kept.length).toBeGreaterThan(2)
    for (const bytes of [...served, ...kept]) {
      const { exif, xmp, iptc, comments, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, comments, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
      for (const word of ['Secret', 'Exif', 'xmpmeta']) expect(Buffer.from(bytes).includes(word)).toBe(false)
    }
  })

  test('sent twice is stored once, and with another photo again', async () => {
    const [one, other] = [await aPicture('#ea580c'), await aPicture('#17100c')]
    for (const photo of [one, one, other]) expect((await send([photo])).status).toBe(200)
    expect(await listReviews()).toHaveLength(2)
    expect(await listPhotos()).toHaveLength(2)
    expect(listFiles()).toHaveLength(2)
  })

  test('may come without any, as a form with an empty photo field', async () => {
    const boundary = 'x'
    const parts = [
      ...Object.entries(review).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
      'name="photos"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n',
    ]
    const body = `${parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--${boundary}--\r\n`
    const headers = { Origin: 'http://site.test', 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    expect((await site.send(recipe, { method: 'POST', body, headers })).status).toBe(200)
    expect(await listReviews()).toHaveLength(1)
    expect(await listPhotos()).toEqual([])
  })
})

describe('a photo is refused beside its field, nothing is stored, and what was typed stays', () => {
  /** A PNG that claims to exceed the limit, in a few bytes. */
  async function aBomb() {
    return sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
  }

  test.each([
    ['no picture', async () => [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], 'isn’t a supported photo'],
    ['an empty file', async () => [new Uint8Array()], 'Choose'],
    ['one cut off', async () => [(await aPicture('#ea580c', 400, 300)).subarray(0, 900)], 'damaged'],
    ['one of more than 10 MB', async () => [await aPicture(), new Uint8Array(maxPhotoBytes + 1)], 'larger than 10 MB'],
    ['one of over 50 megapixels', async () => [await aBomb()], 'over 50 megapixels'],
    ['a fourth one', async () => Promise.all([1, 2, 3, 4].map((shade) => aPicture(`#${shade}${shade}${shade}`))), 'more than 3 photos'],
  ])('%s', async (_, make, words) => {
    const answer = await send(await make(), { text: 'Typed “words”.' })
    expect(answer.status).toBe(400)
    expect(/<input[^>]*type="file"[^>]*>/.exec(answer.html)?.[0]).toContain('aria-invalid="true"')
    expect(answer.html).toContain(words)
    expect(answer.html).toContain('Choose your photos again.')
    for (const kept of ['value="Ann"', 'value="ann@mail.example"', 'Typed “words”.</textarea>']) expect(answer.html).toContain(kept)
    const chosen = (answer.html.match(/<input[^>]*name="stars"[^>]*>/g) ?? []).filter((input) => input.includes('checked=""'))
    expect(chosen).toEqual([expect.stringContaining('value="4"')])
    expect(await listReviews()).toEqual([])
    expect(listFiles()).toEqual([])
  })

  test('if the review is not valid', async () => {
    const answer = await send([await aPicture()], { name: '' })
    expect(answer).toMatchObject({ status: 400, html: expect.stringContaining('Enter your name') })
    expect(answer.html).toContain('Choose your photos again.')
    expect(listFiles()).toEqual([])
    expect(await listReviews()).toEqual([])
  })

  test('a form that is far too long is not read', async () => {
    const body = new FormData()
    body.append('photos', new File([new Uint8Array(7 * maxPhotoBytes)], 'x.jpg'))
    expect((await site.send(recipe, { method: 'POST', body, headers: { Origin: 'http://site.test' } })).status).toBe(413)
    const words = new FormData()
    words.append('text', 'x'.repeat(200_000))
    expect((await site.send(recipe, { method: 'POST', body: words, headers: { Origin: 'http://site.test' } })).status).toBe(413)
    expect(listFiles()).toEqual([])
  })

  test('after many from one address, counting failed attempts', async () => {
    for (let attempt = 0; attempt < 20; attempt++) expect((await send([Buffer.from(`no picture ${attempt}`)])).status).toBe(400)
    expect((await send([await aPicture()])).status).toBe(429)
    expect(listFiles()).toEqual([])
    expect(await listReviews()).toEqual([])
  })

  test('in an outage, and no file stays behind', async () => {
    await site.db.schema.dropTable('reviewPhotos').execute()
    const answer = await send([await aPicture()], { text: 'Typed.' })
    expect(answer).toMatchObject({ status: 503, html: expect.stringContaining('Your text is still here') })
    expect(await listReviews()).toEqual([])
  })
})

describe('photos of a review that awaits approval', () => {
  test('are visible to moderators, and to everyone once it is approved', async () => {
    await send([await aPicture('#ea580c', 80, 60)])
    const [photo] = await listPhotos()
    const [owner, author] = [await signIn(site), await signInAs(site, 'author')]
    for (const file of ['400.webp', '1200.jpg', '400.avif']) {
      expect((await site.get(addressOf(photo?.id, file))).status).toBe(404)
      expect((await site.get(addressOf(photo?.id, file), author.cookie)).status).toBe(404)
    }
    const shown = await site.get(addressOf(photo?.id), owner)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await page()).not.toContain(photo?.id)
    expect(await (await site.get(list, owner)).text()).toContain(addressOf(photo?.id))
    await moderate(owner, { change: 'approve', ids: photo?.reviewId ?? '' })
    expect((await site.get(addressOf(photo?.id))).status).toBe(200)
    expect(await page()).toContain(photo?.id)
    await moderate(owner, { change: 'disapprove', ids: photo?.reviewId ?? '' })
    expect((await site.get(addressOf(photo?.id))).status).toBe(404)
    expect(await page()).not.toContain(photo?.id)
  })

  test('have names that reveal nothing about the upload', async () => {
    const picture = await aPicture()
    await send([picture])
    await send([picture], { email: 'bo@mail.example' })
    const ids = (await listPhotos()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('the owner', () => {
  test('removes a single photo, before or after approving; its file is gone, and it is logged', async () => {
    await send([await aPicture('#ea580c'), await aPicture('#17100c')])
    const owner = await signIn(site)
    const [first, second] = await listPhotos()
    const answer = await moderate(owner, { change: 'remove-photo', id: first?.id ?? '' })
    expect(answer).toMatchObject({ status: 200, html: expect.stringContaining('Photo removed') })
    expect((await site.get(addressOf(first?.id), owner)).status).toBe(404)
    expect(listFiles().filter((path) => path.includes(first?.id ?? ''))).toEqual([])
    await moderate(owner, { change: 'approve', ids: second?.reviewId ?? '' })
    expect(await page()).toContain(second?.id)
    await moderate(owner, { change: 'remove-photo', id: second?.id ?? '' })
    expect(await page()).not.toContain(second?.id)
    expect(await page()).toContain('Juicy.')
    expect([listFiles(), await listPhotos()]).toEqual([[], []])
    const log = (await site.db.selectFrom('adminLog').select('what').execute()).map(({ what }) => what)
    expect(log.filter((what) => what === 'removed a photo from a review')).toHaveLength(2)
  })

  test('deletes the photos with the review, and those of an earlier one when a newer replaces it', async () => {
    const owner = await signIn(site)
    await send([await aPicture('#ea580c')])
    await moderate(owner, { change: 'approve', ids: (await listReviews())[0]?.id ?? '' })
    const [earlier] = await listPhotos()
    await site.get(addressOf(earlier?.id))
    site.clock.now = new Date('2026-11-22T12:00:00.000Z')
    await send([await aPicture('#17100c')], { text: 'Better.' })
    expect(await page()).toContain(earlier?.id)
    const newer = (await listReviews())[1]
    await moderate(owner, { change: 'reply', form: 'x', id: newer?.id ?? '', reply: 'Thanks.' })
    const [left, ...others] = await listPhotos()
    expect([left?.reviewId, others]).toEqual([newer?.id, []])
    expect(listFiles().filter((path) => path.includes(earlier?.id ?? ''))).toEqual([])
    await moderate(owner, { change: 'delete', ids: newer?.id ?? '' })
    expect([listFiles(), await listPhotos()]).toEqual([[], []])
  })

  test('finds no reader’s photo in the library, and its clean-up leaves them alone', async () => {
    await send([await aPicture()])
    const [photo] = await listPhotos()
    const owner = await signIn(site)
    expect(await (await site.get('/admin/media', owner)).text()).not.toContain(photo?.id)
    const kept = listFiles().length
    const files = openFiles(join(site.folder, 'files'))
    const parts = { db: site.db, files, uploads: files, pictures: { forget: async () => {} } }
    await markUnusedPictures(site.db, new Date('2028-01-01'))
    await deleteUnusedPictures(parts, '2028-01-01T00:00:00.000Z', new Date('2028-01-01'))
    await removeDetachedPhotos(parts)
    expect(listFiles()).toHaveLength(kept)
    expect(await listPhotos()).toHaveLength(1)
  })

  test('gets an error when a photo can’t be removed', async () => {
    await site.db.schema.dropTable('reviewPhotos').execute()
    const answer = await moderate(await signIn(site), { change: 'remove-photo', id: 'a'.repeat(64) })
    expect(answer).toMatchObject({ status: 503, html: expect.stringContaining('The photo could not be removed.') })
  })
})

test('the recipe page shows photos with their review and together, described, sized, with links, and in structured data', async () => {
  expect(await page()).not.toContain('Photos from readers')
  await send([await aPicture('#ea580c', 80, 60)])
  await site.db.updateTable('reviews').set({ approved: true }).execute()
  const [photo] = await listPhotos()
  const html = await page()
  expect(html).toContain('Photos from readers')
  const links = html.match(new RegExp(`<a href="/images/${photo?.id}/1600.webp" data-photo="Ann" data-date="[^"]+">`, 'g'))
  expect(links).toHaveLength(2)
  expect(html).toMatch(/<img[^>]*width="80" height="60" alt="Photo of Classic Cheeseburger by Ann" loading="lazy"/)
  expect(html).toContain(`"image":["http://site.test/images/${photo?.id}/1200.jpg"]`)
})
