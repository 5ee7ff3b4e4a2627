import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture } from '#tests/admin-parts.ts'
import { openTestSite, signIn } from '#tests/open-test-site.ts'

let site: Awaited<ReturnType<typeof openTestSite>>
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ samples: true })
  cookie = await signIn(site)
})
afterAll(() => site.close())

const files = ['favicon.ico', 'icon.svg', 'icon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']

async function upload(bytes: Uint8Array) {
  const headers = { Origin: 'http://site.test', Cookie: cookie, 'Content-Type': 'image/png' }
  const response = await site.send('/admin/upload', { method: 'POST', body: new Uint8Array(bytes), headers })
  const { reference }: { reference: string } = await response.json()
  return reference
}

async function save(icon: string) {
  const response = await site.post('/admin/look', { form: 'look', accent: '', logo: '', socialPicture: '', icon, socialAlt: '' }, cookie)
  return { status: response.status, text: await response.text() }
}

async function readIcon(path: string) {
  const response = await site.get(path)
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type'), bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** The colours of an icon in its corner and middle, each as red, green, blue and opacity. */
async function readColours(path: string) {
  const { data, info } = await sharp((await readIcon(path)).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { side: [info.width, info.height], corner: at(0, 0), middle: at(info.width / 2, info.height / 2), at }
}

const side = 600

/** A disc that fills a transparent square. */
function aDisc() {
  const pixels = Buffer.alloc(side * side * 4)
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const isInside = Math.hypot((pixel % side) - side / 2, Math.floor(pixel / side) - side / 2) < side / 2
    if (isInside) pixels.set([15, 118, 110, 255], pixel * 4)
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer()
}

test('by default, the original icons are at their addresses, and pages link to them', async () => {
  const types = await Promise.all(files.map(async (file) => (await readIcon(`/${file}`)).type))
  expect(types).toEqual(['image/x-icon', 'image/svg+xml', ...Array(5).fill('image/png')])
  const page = await (await site.get('/')).text()
  expect(page).toContain('<link rel="icon" href="/icon.svg"/>')
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
  const { headers } = await site.get('/favicon.ico')
  const known = await site.send('/favicon.ico', { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
  expect(known.status).toBe(304)
})

test('the owner’s icon has addresses of its own, which pages and the manifest name, and is at the old ones, until it is removed', async () => {
  const reference = await upload(await aDisc())
  expect((await site.get(`${reference}/icon-32.png`)).status).toBe(404)
  expect((await site.get(`${reference}/icon-32.png`, cookie)).headers.get('cache-control')).toBe('private, no-store')
  const originals = await Promise.all(files.map((file) => readIcon(`/${file}`)))
  expect((await save(reference)).status).toBe(200)
  for (const [path, as] of [
    ['/', ''],
    ['/no-such-page', ''],
    ['/admin/login', ''],
    ['/admin/look', cookie],
  ] as const) {
    const page = await (await site.get(path, as)).text()
    expect(page).toContain(`<link rel="icon" href="${reference}/icon-32.png"/>`)
    expect(page).toContain(`<link rel="apple-touch-icon" href="${reference}/apple-touch-icon.png"/>`)
    expect(page).not.toContain('href="/icon.svg"')
  }
  const { icons }: { icons: { src: string; purpose?: string }[] } = await (await site.get('/manifest.webmanifest')).json()
  expect(icons.map(({ src }) => src)).toEqual(['192', '512', 'maskable-512'].map((size) => `${reference}/icon-${size}.png`))
  expect((await site.get(`${reference}/icon-512.png`)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const [index, file] of files.entries()) {
    const { type, bytes } = await readIcon(`/${file}`)
    expect(type).toBe(originals[index]?.type)
    expect(Buffer.from(bytes).equals(originals[index]?.bytes ?? Buffer.alloc(0))).toBe(false)
  }
  await save('')
  expect((await site.get(`${reference}/icon-32.png`)).status).toBe(404)
  expect(await readIcon('/favicon.ico')).toEqual(originals[0])
})

test('a transparent picture gets a background on phones, and stays within the safe zone', async () => {
  await save(await upload(await aDisc()))
  const disc = [15, 118, 110, 255]
  const near = (colour: number[]) => colour.map((part, index) => Math.abs(part - (disc[index] ?? 0)) < 8)
  const tab = await readColours('/icon-32.png')
  expect(tab).toMatchObject({ side: [32, 32], corner: [0, 0, 0, 0] })
  const apple = await readColours('/apple-touch-icon.png')
  expect(apple).toMatchObject({ side: [180, 180], corner: [255, 252, 247, 255] })
  const maskable = await readColours('/icon-maskable-512.png')
  expect(maskable).toMatchObject({ side: [512, 512], corner: [255, 252, 247, 255] })
  expect(maskable.at(Math.round(256 - 0.4 * 512), 256)).toEqual([255, 252, 247, 255])
  for (const { middle } of [tab, apple, maskable]) expect(near(middle)).toEqual([true, true, true, true])
  const { bytes } = await readIcon('/favicon.ico')
  const ico = Buffer.from(bytes)
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, width] of [16, 32, 48].entries()) {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)]
    expect(await sharp(ico.subarray(offset, offset + length)).metadata()).toMatchObject({ format: 'png', width, height: width })
  }
})

test('a wide picture is shown whole, on its own colour or none', async () => {
  await save(await upload(await aPicture('#2563eb', 600, 200)))
  const tab = await readColours('/icon-192.png')
  expect(tab.corner[3]).toBe(0)
  expect(tab.at(0, 96)[3]).toBe(255)
  const { corner, middle } = await readColours('/apple-touch-icon.png')
  expect(corner).toEqual(middle)
})

test('a picture that is too small is refused beside its field, and the icon stays', async () => {
  const before = await readIcon('/favicon.ico')
  const { status, text } = await save(await upload(await aPicture('#2563eb', 150, 100)))
  expect(status).toBe(400)
  expect(text).toContain('This picture is 150 × 100 pixels. Use at least 192')
  expect(await readIcon('/favicon.ico')).toEqual(before)
})
