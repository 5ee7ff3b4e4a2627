import { expect, test } from 'vitest'
import { previewAccent, toAccentTokens } from './accent.ts'
import { contrast, readColour } from './contrast.ts'

function ratio(one: string, other: string) {
  return contrast(readColour(one) ?? [0, 0, 0], readColour(other) ?? [0, 0, 0])
}

test('contrast is computed as in WCAG', () => {
  expect(ratio('#000', '#fff')).toBe(21)
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(ratio('#c2410c', '#fffcf7')).toBeGreaterThan(4.5)
})

/** Every pair of text and background that the design derives from the accent, with its minimum contrast. */
const pairs: [text: string, ground: string, least: number][] = [
  ...['paper', 'surface', 'sunken'].flatMap((ground): [string, string, number][] => [
    ['action', ground, 4.5],
    ['link', ground, 4.5],
    ['brand', ground, 3],
  ]),
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onTint', 'tint', 4.5],
  ['onHero', 'hero', 4.5],
  ['heroType', 'hero', 3],
]
const grounds = {
  light: { paper: '#fffcf7', surface: '#ffffff', sunken: '#fbf4ea' },
  dark: { paper: '#17100c', surface: '#221813', sunken: '#1d1410' },
}

test('whatever colour is chosen, everything derived from it is readable in both themes', () => {
  const steps = [0, 51, 102, 153, 204, 255].map((part) => part.toString(16).padStart(2, '0'))
  const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => red + green + blue)))
  const faults = colours.flatMap((colour) => {
    const tokens = toAccentTokens(colour) ?? {}
    return (['light', 'dark'] as const).flatMap((theme) =>
      pairs
        .map(([text, ground, least]) => {
          const on = tokens[ground]?.[theme] ?? grounds[theme][ground as 'paper']
          return { colour, theme, text, ground, least, found: ratio(tokens[text]?.[theme] ?? '', on) }
        })
        .filter(({ found, least }) => found < least),
    )
  })
  expect(colours).toHaveLength(216)
  expect(faults).toEqual([])
})

test('a readable colour stays as it is, and any other is reported as adjusted', () => {
  expect(previewAccent('#0f766e')?.light).toMatchObject({ colour: '#0f766e', isChanged: false })
  expect(previewAccent('#0f766e')?.dark.isChanged).toBe(true)
  expect(previewAccent('#ffff00')?.light.isChanged).toBe(true)
  expect(previewAccent('orange')).toBeUndefined()
})
