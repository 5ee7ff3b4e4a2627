import { type ChildProcess, fork } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type PictureCrop, pictureCrops } from '#domain/pictures/picture-crops.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '#domain/pictures/picture-variants.ts'
import { openFiles, writeWholeFile } from './files.ts'
import { openPictures, type Pictures } from './pictures.ts'

// The worker runs at the lowest priority.
const slow = { timeout: 180_000 }

test('a picture is rendered once, stored, and found again after a restart', async () => {
  const { pictures, folder, reopen } = await open({ burger: await photo() })
  const first = await pictures.findVariant('burger', 800, 'webp')
  rmSync(join(folder, 'files/originals/burger'))
  await pictures.close()
  expect(await reopen().findVariant('burger', 800, 'webp')).toEqual(first)
})

test('a JPEG that an earlier release left too large for previews is rendered again, if it can be', async () => {
  const { pictures, folder } = await open({ burger: await photo() })
  const large = new Uint8Array(600_001)
  for (const name of ['burger', 'lost']) await writeWholeFile(join(folder, 'variants', name, '1200.jpg'), large)
  expect(await describe(pictures, 'burger', 1200, 'jpg')).toMatchObject({ format: 'jpeg' })
  expect((await pictures.findVariant('lost', 1200, 'jpg'))?.bytes.length).toBe(large.length)
})

test('a built-in picture is found by its name', async () => {
  const { pictures, shippedFolder } = await open()
  writeFileSync(
    join(shippedFolder, 'hero.webp'),
    await sharp(await photo())
      .webp()
      .toBuffer(),
  )
  expect(await describe(pictures, 'hero', 800, 'webp')).toMatchObject({ format: 'webp', width: 800, height: 600 })
})

test.each([
  ['webp', 'image/webp', 'webp'],
  ['jpg', 'image/jpeg', 'jpeg'],
] as const)('the %s of a picture is final at once', async (format, contentType, kind) => {
  const { pictures } = await open({ burger: await photo() })
  expect(await pictures.findVariant('burger', 400, format)).toMatchObject({ contentType, final: true })
  expect(await describe(pictures, 'burger', 400, format)).toMatchObject({ format: kind, width: 400, height: 300 })
})

test('a WebP is served until the AVIF is encoded', slow, async () => {
  const { pictures } = await open({ burger: await photo() })
  const webp = await pictures.findVariant('burger', 800, 'webp')
  expect(await pictures.findVariant('burger', 800, 'avif')).toEqual({ ...webp, final: false })
  expect(await finalAvif(pictures, 'burger', 800)).toMatchObject({ contentType: 'image/avif' })
  expect(await describe(pictures, 'burger', 800, 'avif')).toMatchObject({ compression: 'av1', width: 800, height: 600 })
})

test('an AVIF that takes too long stays WebP, even after a restart', slow, async () => {
  const { pictures, reopen, lines } = await open({ noise: await noise() }, { maxAvifSeconds: 0.01 })
  const webp = await pictures.findVariant('noise', 800, 'webp')
  expect(await finalAvif(pictures, 'noise', 800)).toEqual(webp)
  expect(lines).toEqual(['A picture stays WebP: its AVIF took too long or failed'])
  const { workers } = watchWorkers()
  expect(await reopen().findVariant('noise', 800, 'avif')).toEqual(webp)
  expect(workers).toEqual([])
})

test('a worker that a service manager stops along with the site settles nothing', { ...slow, tags: 'rest' }, async () => {
  const { pictures, lines } = await open({ noise: await noise() })
  const { workers } = watchWorkers()
  await pictures.findVariant('noise', 1600, 'avif')
  await vi.waitUntil(() => workers[0]?.kill('SIGTERM'), slow)
  await vi.waitUntil(() => lines.length > 0, slow)
  expect(lines).toEqual(['An AVIF could not be created'])
  expect(await pictures.findVariant('noise', 1600, 'avif')).toMatchObject({ final: false })
})

test('AVIFs are encoded one at a time', slow, async () => {
  const { pictures } = await open({ burger: await photo(), fries: await photo() })
  const { workers, maxAtOnce } = watchWorkers()
  const wanted = ['burger', 'fries'].flatMap((name) => ([400, 800] as const).map((width) => ({ name, width })))
  await Promise.all(wanted.map(({ name, width }) => finalAvif(pictures, name, width)))
  expect(workers).toHaveLength(4)
  expect(maxAtOnce()).toBe(1)
})

test('a picture is never enlarged', slow, async () => {
  const { pictures } = await open({ small: await photo(900, 500) })
  expect(await describe(pictures, 'small', 1600, 'webp')).toMatchObject({ width: 900, height: 500 })
  expect(await describe(pictures, 'small', 1600, 'jpg')).toMatchObject({ width: 900, height: 500 })
  await finalAvif(pictures, 'small', 1600)
  expect(await describe(pictures, 'small', 1600, 'avif')).toMatchObject({ width: 900, height: 500 })
})

test('a picture is cropped to the shapes that search engines want, once', async () => {
  const { pictures, folder, reopen } = await open({ burger: await photo() })
  const sizes = await Promise.all(pictureCrops.map(async (crop) => describeCrop(pictures, 'burger', crop)))
  expect(sizes).toMatchObject([
    { format: 'jpeg', width: 1200, height: 675 },
    { format: 'jpeg', width: 1200, height: 900 },
    { format: 'jpeg', width: 1200, height: 1200 },
  ])
  const kept = await pictures.findCrop('burger', '1x1')
  rmSync(join(folder, 'files'), { recursive: true })
  expect(await reopen().findCrop('burger', '1x1')).toEqual(kept)
})

test('a picture taken sideways is cropped upright', async () => {
  const original = await sharp(await photo(800, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { pictures } = await open({ holiday: original })
  expect(await describeCrop(pictures, 'holiday', '16x9')).toMatchObject({ width: 600, height: 338 })
})

test('a picture too small for a shape is not offered in it, and stays as it is', async () => {
  const { pictures, lines } = await open({ small: await photo(280, 210) })
  expect(await pictures.findCrop('small', '16x9')).toBeUndefined()
  expect(await describe(pictures, 'small', 400, 'jpg')).toMatchObject({ width: 280, height: 210 })
  expect(lines).toEqual([])
})

test('a picture taller than WebP allows is made smaller', async () => {
  const { pictures } = await open({ tall: await photo(400, 20_000) })
  expect(await describe(pictures, 'tall', 400, 'webp')).toMatchObject({ width: 328, height: 16_383 })
})

test('a picture loses its location and camera data, and is upright', slow, async () => {
  const original = await sharp(await photo(800, 600))
    .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await sharp(original).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything(), orientation: 6 })
  const { pictures } = await open({ holiday: original })
  await finalAvif(pictures, 'holiday', 400)
  for (const format of pictureFormats) {
    const { width, height, exif, icc, xmp, iptc, orientation = 1 } = await describe(pictures, 'holiday', 400, format)
    expect({ width, height, exif, icc, xmp, iptc, orientation }).toEqual({ width: 400, height: 533, orientation: 1 })
  }
})

test('transparent parts stay transparent, and are white for other sites', slow, async () => {
  const clear = { create: { width: 400, height: 300, channels: 4, background: '#00000000' } } as const
  const { pictures } = await open({ logo: await sharp(clear).png().toBuffer() })
  await finalAvif(pictures, 'logo', 400)
  expect(await firstPixel(pictures, 'logo', 'webp')).toMatchObject({ 3: 0 })
  expect(await firstPixel(pictures, 'logo', 'avif')).toMatchObject({ 3: 0 })
  expect(await firstPixel(pictures, 'logo', 'jpg')).toEqual([255, 255, 255])
})

test.each([
  ['cut short', async () => (await photo()).subarray(0, 5000)],
  ['text', async () => Buffer.from('no picture')],
  ['empty', async () => Buffer.alloc(0)],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
  [
    'a TIFF',
    async () =>
      sharp(await photo())
        .tiff()
        .toBuffer(),
  ],
  ['of more than 50 million pixels', () => photo(7100, 7100)],
])('an original that is %s is not a picture, and this is logged once', async (_, original) => {
  const { pictures, lines } = await open({ damaged: await original() })
  const wanted = pictureWidths.flatMap((width) => pictureFormats.map((format) => ({ width, format })))
  const found = await Promise.all([
    ...wanted.map(({ width, format }) => pictures.findVariant('damaged', width, format)),
    ...pictureCrops.map((crop) => pictures.findCrop('damaged', crop)),
  ])
  expect(new Set(found)).toEqual(new Set([undefined]))
  expect(lines).toEqual(['A picture cannot be shown: its original is damaged or too large'])
})

test('a damaged original that is repaired is tried again ten minutes later', async () => {
  const { pictures, files } = await open({ damaged: Buffer.from('no picture') })
  expect(await pictures.findVariant('damaged', 800, 'webp')).toBeUndefined()
  const original = await photo()
  vi.spyOn(files, 'get').mockResolvedValue(new Uint8Array(original))
  expect(await pictures.findVariant('damaged', 800, 'webp')).toBeUndefined()
  // The cache of the marks reads the time from a timer with a millisecond's resolution.
  await setTimeout(20)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 10 * 60_000 + 1000)
  expect(await pictures.findVariant('damaged', 800, 'webp')).toBeDefined()
})

test.each(['unknown', '', '.', '..', '../secret', '..%2Fsecret', 'a/b', 'a\\b', 'Hero', 'hero\n', 'hero.webp', 'hero\0', 'a'.repeat(81)])(
  'nothing is found under the name %j, and no trace of it is left',
  async (name) => {
    const { pictures, folder, variantsFolder } = await open({ hero: await photo(40, 30) })
    writeFileSync(join(folder, 'secret.webp'), await photo(40, 30))
    for (const format of pictureFormats) expect(await pictures.findVariant(name, 800, format)).toBeUndefined()
    for (const crop of pictureCrops) expect(await pictures.findCrop(name, crop)).toBeUndefined()
    expect(existsSync(variantsFolder)).toBe(false)
  },
)

test('simultaneous requests do the work once', async () => {
  const { pictures, files } = await open({ burger: await photo() })
  const reads = vi.spyOn(files, 'get')
  const found = await Promise.all(Array.from({ length: 20 }, () => pictures.findVariant('burger', 800, 'webp')))
  expect(new Set(found.map((variant) => variant?.bytes)).size).toBe(1)
  expect(reads).toHaveBeenCalledTimes(1)
})

test('at most one variant of a picture is rendered at a time, and two in all', async () => {
  const names = ['burger', 'fries', 'ribs', 'wings']
  const original = await photo()
  const { pictures, files } = await open(Object.fromEntries(names.map((name) => [name, original])))
  const get = files.get.bind(files)
  let [reading, most] = [0, 0]
  vi.spyOn(files, 'get').mockImplementation(async (name) => {
    reading += 1
    most = Math.max(most, reading)
    await setTimeout(20)
    reading -= 1
    return get(name)
  })
  const all = (name: string) => pictureWidths.map((width) => pictures.findVariant(name, width, 'webp'))
  await Promise.all(all('burger'))
  expect(most).toBe(1)
  await Promise.all(names.slice(1).flatMap(all))
  expect(most).toBe(2)
})

test('a file with the name of a variant is complete, even while others are being written', async () => {
  const { pictures, variantsFolder } = await open({ noise: await noise() })
  const done = Promise.all(pictureWidths.map((width) => pictures.findVariant('noise', width, 'webp')))
  await repeatUntil(done, () => {
    for (const path of listVariants(variantsFolder)) expect(isWhole(readFileSync(path))).toBe(true)
  })
  expect(readdirSync(join(variantsFolder, 'noise')).sort()).toEqual(pictureWidths.map((width) => `${width}.webp`).sort())
})

test('pictures are shown even if they cannot be stored', async () => {
  const { pictures, folder, variantsFolder, lines } = await open({ burger: await photo() })
  symlinkSync(join(folder, 'no', 'such', 'place'), variantsFolder)
  expect(await describe(pictures, 'burger', 400, 'webp')).toMatchObject({ width: 400 })
  expect(lines).toEqual(['A picture could not be saved'])
})

test('a failing disk is an error, not a missing picture, and ends when it works again', async () => {
  const { pictures, files } = await open({ burger: await photo() })
  vi.spyOn(files, 'get').mockRejectedValueOnce(new Error('no answer'))
  await expect(pictures.findVariant('burger', 400, 'webp')).rejects.toThrow()
  expect(await describe(pictures, 'burger', 400, 'webp')).toMatchObject({ width: 400 })
})

test('closing stops the worker, drops the queue, and settles nothing', slow, async () => {
  const original = await noise()
  const { pictures, variantsFolder, lines } = await open({ noise: original, static: original })
  for (const name of ['noise', 'static']) await pictures.findVariant(name, 1600, 'webp')
  const { workers } = watchWorkers()
  for (const name of ['noise', 'static']) await pictures.findVariant(name, 1600, 'avif')
  await vi.waitUntil(() => workers.length > 0, slow)
  await pictures.close()
  expect(workers.map(({ signalCode }) => signalCode)).toEqual(['SIGKILL'])
  expect(await pictures.findVariant('noise', 1600, 'avif')).toMatchObject({ final: false })
  await pictures.close()
  expect(workers).toHaveLength(1)
  expect(listVariants(variantsFolder).filter((path) => path.endsWith('.avif'))).toEqual([])
  expect(lines).toEqual([])
})

test('the variants of a picture are deleted even while others are being written', slow, async () => {
  const { pictures, variantsFolder } = await open()
  for (let round = 0; round < 50; round += 1) {
    const writes = Promise.all(
      pictureWidths.map((width) => writeWholeFile(join(variantsFolder, 'burger', `${width}.webp`), new Uint8Array([round]))),
    )
    await nextTurn()
    const deletion = pictures.forget('burger')
    await writes.catch(() => undefined)
    await deletion
  }
  await pictures.forget('burger')
  expect(readdirSync(variantsFolder)).toEqual([])
})

test('the AVIF of a picture deleted while it is being encoded is not stored', slow, async () => {
  const { pictures, files, variantsFolder } = await open({ noise: await noise(), burger: await photo() })
  const { workers } = watchWorkers()
  await pictures.findVariant('noise', 400, 'avif')
  await vi.waitUntil(() => workers.length > 0, slow)
  await files.remove('noise')
  await pictures.forget('noise')
  await finalAvif(pictures, 'burger', 400)
  expect(workers[0]?.exitCode).toBe(0)
  expect(readdirSync(variantsFolder)).toEqual(['burger'])
})

test('the worker ends when the site does, however that ended', { tags: 'rest' }, async () => {
  const worker = fork(join(import.meta.dirname, 'avif-worker.ts'), { stdio: ['pipe', 'pipe', 'inherit', 'ipc'], execArgv: [] })
  worker.disconnect()
  await once(worker, 'exit')
  expect(worker.signalCode).toBe('SIGKILL')
})

async function open(originals: Record<string, Uint8Array> = {}, options: { maxAvifSeconds?: number } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'griddle-pictures-'))
  const [variantsFolder, shippedFolder] = [join(folder, 'variants'), mkdtempSync(join(folder, 'shipped-'))]
  const files = openFiles(join(folder, 'files'))
  for (const [name, bytes] of Object.entries(originals)) await files.put(name, bytes)
  const lines: string[] = []
  const opened: Pictures[] = []
  const reopen = () => {
    const pictures = openPictures({ files, variantsFolder, shippedFolder, log: (message) => lines.push(message), ...options })
    opened.push(pictures)
    return pictures
  }
  onTestFinished(async () => {
    await Promise.all(opened.map((pictures) => pictures.close()))
    rmSync(folder, { recursive: true })
  })
  return { pictures: reopen(), reopen, files, folder, variantsFolder, shippedFolder, lines }
}

function photo(width = 1600, height = 1200) {
  return sharp({ create: { width, height, channels: 3, background: '#ea580c' } })
    .jpeg()
    .toBuffer()
}

/** The hardest input for encoders. */
function noise() {
  return sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#ffffff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function finalAvif(pictures: Pictures, name: string, width: PictureWidth) {
  const find = async () => {
    const variant = await pictures.findVariant(name, width, 'avif')
    return variant?.final ? variant : undefined
  }
  return vi.waitUntil(find, { ...slow, interval: 50 })
}

async function describe(pictures: Pictures, name: string, width: PictureWidth, format: PictureFormat) {
  return (await read(pictures, name, width, format)).metadata()
}

async function describeCrop(pictures: Pictures, name: string, crop: PictureCrop) {
  return sharp((await pictures.findCrop(name, crop))?.bytes).metadata()
}

async function firstPixel(pictures: Pictures, name: string, format: PictureFormat) {
  const { data, info } = await (await read(pictures, name, 400, format)).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, info.channels)]
}

async function read(pictures: Pictures, name: string, width: PictureWidth, format: PictureFormat) {
  const variant = await pictures.findVariant(name, width, format)
  if (!variant) throw new Error(`There is no ${name}`)
  return sharp(variant.bytes)
}

/** The workers started from now on, and how many of them ran at the same time. */
function watchWorkers() {
  const workers: ChildProcess[] = []
  let most = 0
  const note = (message: unknown) => {
    // Node's own channel: every message on it is of this shape.
    workers.push((message as { process: ChildProcess }).process)
    most = Math.max(most, workers.filter((worker) => worker.exitCode === null && worker.signalCode === null).length)
  }
  subscribe('child_process', note)
  onTestFinished(() => void unsubscribe('child_process', note))
  return { workers, maxAtOnce: () => most }
}

async function repeatUntil(done: Promise<unknown>, look: () => void) {
  let over = false
  const end = () => {
    over = true
  }
  done.then(end, end)
  while (!over) {
    look()
    await nextTurn()
  }
  await done
}

function listVariants(folder: string) {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return paths.filter((path) => /\d\.(avif|webp|jpg)$/.test(path)).map((path) => join(folder, path))
}

/** A WebP states its length. */
function isWhole(webp: Buffer) {
  return webp.readUInt32LE(4) + 8 === webp.length
}
