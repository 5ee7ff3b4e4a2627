import { expect, test } from 'vitest'
import { minPixels, pictureCrops, toCropPaths, toCropSize } from './picture-crops.ts'

test('a large picture is offered in three shapes, 1200 pixels wide', () => {
  const sizes = pictureCrops.map((crop) => toCropSize(crop, { width: 1600, height: 1200 }))
  expect(sizes).toEqual([
    { width: 1200, height: 675 },
    { width: 1200, height: 900 },
    { width: 1200, height: 1200 },
  ])
})

test('a small picture is cropped without being enlarged', () => {
  expect(toCropSize('1x1', { width: 800, height: 300 })).toEqual({ width: 300, height: 300 })
  expect(toCropSize('16x9', { width: 400, height: 900 })).toEqual({ width: 400, height: 225 })
})

test('only crops of at least 50,000 pixels are offered', () => {
  const picture = { name: 'narrow', width: 280, height: 240, alt: '' }
  expect(toCropPaths(picture)).toEqual(['/images/narrow/4x3.jpg', '/images/narrow/1x1.jpg'])
  expect(toCropPaths({ ...picture, width: 200, height: 200 })).toEqual([])
})

test.each(pictureCrops)('%s keeps its proportions and fits into the picture, whatever its size', (crop) => {
  const [across = 1, down = 1] = crop.split('x').map(Number)
  for (let width = 150; width < 2000; width += 37) {
    for (let height = 150; height < 2000; height += 41) {
      const size = toCropSize(crop, { width, height })
      if (!size) continue
      expect(size.width * size.height).toBeGreaterThanOrEqual(minPixels)
      expect(size.width <= width && size.height <= height).toBe(true)
      expect(Math.abs(size.width * down - size.height * across)).toBeLessThanOrEqual(across)
    }
  }
})
