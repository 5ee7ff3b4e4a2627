import { expect, test } from 'vitest'
import { withHeadingsLifted } from './heading-lines.ts'

test('heading lines become the headings of the groups below them', () => {
  expect(withHeadingsLifted(['1 egg', 'For the glaze:', '2 tbsp milk', '**Lamb**', '[For the lamb]', 'FOR THE RUB', '1 tsp salt'])).toEqual(
    {
      lines: ['1 egg', '2 tbsp milk', '1 tsp salt'],
      groups: [
        { heading: 'For the glaze', start: 1 },
        { heading: 'Lamb: For the lamb: For the rub', start: 2 },
      ],
    },
  )
})

test('groups keep their lines, and a repeated heading is shown once', () => {
  const groups = [
    { heading: 'Glaze', start: 1 },
    { heading: 'To serve', start: 4 },
  ]
  expect(withHeadingsLifted(['1 egg', 'Glaze:', '2 tbsp milk', '1 tsp salt', 'cress'], groups)).toEqual({
    lines: ['1 egg', '2 tbsp milk', '1 tsp salt', 'cress'],
    groups: [
      { heading: 'Glaze', start: 1 },
      { heading: 'To serve', start: 3 },
    ],
  })
})

test('a heading with nothing below it stays a line, and a group without lines stays after them', () => {
  expect(withHeadingsLifted(['For the glaze:', '1 egg', 'Optional:'], [{ heading: 'Later', start: 3 }])).toEqual({
    lines: ['1 egg', 'Optional:'],
    groups: [
      { heading: 'For the glaze', start: 0 },
      { heading: 'Later', start: 2 },
    ],
  })
  expect(withHeadingsLifted(['**Butter**', '**Salt**'])).toEqual({ lines: ['**Butter**', '**Salt**'], groups: [] })
})
