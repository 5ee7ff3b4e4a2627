import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePicture } from '#domain/pictures/share-picture.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'
import { shippedPictures } from './shipped-pictures.ts'

const folder = join(import.meta.dirname, 'pictures')

test('every picture in the folder is listed, and nothing else', () => {
  const listed = [...shippedPictures.keys()].map((name) => `${name}.webp`)
  expect(listed.sort()).toEqual(readdirSync(folder).sort())
})

test.each([...shippedPictures])('%s has the size and the version that the list says', async (name, { version, width, height }) => {
  const bytes = readFileSync(join(folder, `${name}.webp`))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  expect(hash('sha256', bytes, 'hex').slice(0, 12)).toBe(version)
})

test.each([...shippedPictures])('%s says what it shows', (_, { alt }) => {
  expect(alt).toMatch(/^[A-Z].{10,150}[^.]$/)
})

test('no two pictures say the same', () => {
  expect(new Set([...shippedPictures.values()].map(({ alt }) => alt)).size).toBe(shippedPictures.size)
})

test('the picture for previews is the one that ships as "hero"', () => {
  const { version, ...described } = shippedPictures.get('hero') ?? {}
  expect(sharePicture).toEqual({ name: toFileName({ id: 'hero', version: version ?? null }), ...described })
})
