import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/pictures/upload-limits.ts'
import { aPicture, inChunks, openAdminParts } from '#tests/admin-parts.ts'
import { whereDatabasesDiffer } from '#tests/each-database.ts'
import { openMigrated } from '#tests/set-up/migrated-sqlite.ts'
import { storeUpload } from './store-upload.ts'

async function openAdmin() {
  const { db } = await openMigrated()
  return openAdminParts(db)
}

type Office = Awaited<ReturnType<typeof openAdmin>>

async function expectNoTrace({ parts, files }: Office) {
  expect(files()).toEqual([])
  expect(await parts.db.selectFrom('images').select('id').execute()).toEqual([])
}

whereDatabasesDiffer('uploads at once run side by side on PostgreSQL only', ({ open }) => {
  test('an upload is stored under its hash, with its size, and found again', async () => {
    const { parts, files } = openAdminParts(await open())
    const stored = await storeUpload(parts, inChunks(await aPicture()))
    expect(stored).toEqual({ ok: true, reference: expect.stringMatching(/^\/images\/[0-9a-f]{64}$/), width: 40, height: 30 })
    expect(await storeUpload(parts, inChunks(await aPicture(), 7))).toEqual(stored)
    expect(files()).toHaveLength(1)
    expect(await parts.db.selectFrom('images').select(['width', 'height']).execute()).toEqual([{ width: 40, height: 30 }])
  })

  test('the same picture uploaded many times at once is stored once', async () => {
    const { parts, files } = openAdminParts(await open())
    const picture = await aPicture()
    const stored = await Promise.all(Array.from({ length: 8 }, () => storeUpload(parts, inChunks(picture))))
    expect(new Set(stored.map((outcome) => outcome.ok && outcome.reference)).size).toBe(1)
    expect(files()).toHaveLength(1)
  })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is accepted, turned upright, and stripped of its metadata',
  async (format) => {
    const { parts, folder, files } = await openAdmin()
    const picture = await sharp(await aPicture('#ea580c', 80, 60))
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: format === 'gif' || format === 'avif' ? 1 : 6 })
      .toFormat(format)
      .toBuffer()
    const stored = await storeUpload(parts, inChunks(picture))
    const kept = readFileSync(join(folder, 'files/originals', files()[0] ?? ''))
    const { width, height, format: kind, exif, xmp, icc, orientation } = await sharp(kept).metadata()
    expect(stored).toMatchObject({ ok: true, width, height })
    expect({ kind, exif, xmp, icc, orientation }).toEqual({ kind: 'webp' })
    if (format === 'jpeg') expect({ width, height }).toEqual({ width: 60, height: 80 })
    expect(kept.includes('Secret')).toBe(false)
  },
)

test('the first frame of an animation is stored, and each upload says so', async () => {
  const { parts, folder, files } = await openAdmin()
  const frames = await Promise.all(['#ea580c', '#17100c'].map((colour) => aPicture(colour)))
  const animated = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  for (const time of ['once', 'twice'])
    expect([time, await storeUpload(parts, inChunks(animated))]).toEqual([
      time,
      expect.objectContaining({ ok: true, isAnimated: true, height: 30 }),
    ])
  const kept = readFileSync(join(folder, 'files/originals', files()[0] ?? ''))
  expect((await sharp(kept).metadata()).pages ?? 1).toBe(1)
  expect(await storeUpload(parts, inChunks(await aPicture()))).not.toHaveProperty('isAnimated', true)
})

test('a master is at most 2400 pixels wide', async () => {
  const { parts } = await openAdmin()
  expect(await storeUpload(parts, inChunks(await aPicture('#fff', 3000, 1500), 65_536))).toMatchObject({
    ok: true,
    width: 2400,
    height: 1200,
  })
})

test('an animation’s first frame is stored', async () => {
  const { parts } = await openAdmin()
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((colour) => aPicture(colour)))
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(3)
  expect(await storeUpload(parts, inChunks(animation))).toMatchObject({ ok: true, width: 40, height: 30 })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['nothing', async () => Buffer.alloc(0), 'not-a-picture'],
  ['text', async () => Buffer.from('no picture'), 'not-a-picture'],
  ['an SVG', async () => Buffer.from(svg), 'not-a-picture'],
  ['an SVG after a declaration', async () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'not-a-picture'],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
  ['a PDF', async () => Buffer.from('%PDF-1.7 …'), 'not-a-picture'],
  [
    'a TIFF',
    async () =>
      sharp(await aPicture())
        .tiff()
        .toBuffer(),
    'not-a-picture',
  ],
  ['a phone’s HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1'), 'heic'],
  ['a GIF that is a script', async () => Buffer.from('GIF89a/*<script>*/=alert(1)'), 'broken'],
  [
    'noise that begins as a JPEG',
    async () => Buffer.from([0xff, 0xd8, 0xff, ...Array.from({ length: 500 }, (_, i) => (i * 37) % 256)]),
    'broken',
  ],
  ['64 million pixels', () => aPicture('#fff', 8000, 8000), 'too-many-pixels'],
  ['a small file of a billion pixels', async () => bomb(), 'too-many-pixels'],
  ['too many bytes', async () => Buffer.alloc(maxUploadBytes + 1, 1), 'too-large'],
])('%s is refused and leaves no trace', async (_, content, reason) => {
  const admin = await openAdmin()
  expect(await storeUpload(admin.parts, inChunks(await content(), 65_536))).toEqual({ ok: false, reason })
  await expectNoTrace(admin)
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s that was cut short is refused and leaves no trace', async (format) => {
  const noise = {
    create: { width: 300, height: 200, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  } as const
  const whole = await sharp(noise).toFormat(format).toBuffer()
  for (const part of [0.1, 0.5, 0.9, 0.99]) {
    const admin = await openAdmin()
    expect(await storeUpload(admin.parts, inChunks(whole.subarray(0, whole.length * part)))).toEqual({ ok: false, reason: 'broken' })
    await expectNoTrace(admin)
  }
})

test('a sender who stops halfway leaves no trace', async () => {
  const admin = await openAdmin()
  async function* stopping() {
    yield (await aPicture()).subarray(0, 200)
    throw new Error('connection reset')
  }
  expect(await storeUpload(admin.parts, stopping())).toEqual({ ok: false, reason: 'broken' })
  await expectNoTrace(admin)
})

test('a sender who sends too much is cut off', async () => {
  const admin = await openAdmin()
  let sent = 0
  async function* endless() {
    for (; sent < 100; sent++) yield new Uint8Array(1024 * 1024)
  }
  expect(await storeUpload(admin.parts, endless())).toEqual({ ok: false, reason: 'too-large' })
  expect(sent).toBe(15)
  await expectNoTrace(admin)
})

test('a web stream is accepted, too', async () => {
  const { parts } = await openAdmin()
  const body = new Response(await aPicture()).body
  expect(body && (await storeUpload(parts, body))).toMatchObject({ ok: true })
})

test('an outage is not remembered as a result, and the next attempt succeeds', async () => {
  const { parts, files } = await openAdmin()
  await parts.db.schema.alterTable('images').renameTo('away').execute()
  await expect(storeUpload(parts, inChunks(await aPicture()))).rejects.toThrow()
  await parts.db.schema.alterTable('away').renameTo('images').execute()
  expect(await storeUpload(parts, inChunks(await aPicture()))).toMatchObject({ ok: true })
  expect(files()).toHaveLength(1)
})

/** A PNG that claims in 60 bytes to be 32,000 × 32,000 pixels. */
async function bomb() {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(32_000, 0)
  size.writeUInt32BE(32_000, 4)
  const header = chunk('IHDR', Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])]))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, chunk('IDAT', deflateSync('')), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
