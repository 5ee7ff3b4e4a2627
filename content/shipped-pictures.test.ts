import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shippedPictures } from './shipped-pictures.ts'

const folder = join(import.meta.dirname, 'pictures')

test('every picture in the folder is listed, and nothing else', () => {
  const listed = [...shippedPictures.keys()].map((name) => `${name}.webp`)
  expect(listed.sort()).toEqual(readdirSync(folder).sort())
})

test.each([...shippedPictures])('%s has the size that the list says', async (name, { width, height }) => {
  expect(await sharp(readFileSync(join(folder, `${name}.webp`))).metadata()).toMatchObject({ format: 'webp', width, height })
})

test.each([...shippedPictures])('%s says what it shows', (_, { alt }) => {
  expect(alt).toMatch(/^[A-Z].{10,150}[^.]$/)
})

test('no two pictures say the same', () => {
  expect(new Set([...shippedPictures.values()].map(({ alt }) => alt)).size).toBe(shippedPictures.size)
})
