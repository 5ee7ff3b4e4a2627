import { expect, test } from 'vitest'
import { listFanHeats } from './fan-oven.ts'
import { listHighHints } from './high-altitude.ts'

test.each([
  ['Preheat the oven to 400°F.', ['375°F']],
  ['Bake at 350°F (175°C) until brown.', ['325°F (155°C)']],
  ['Roast at 325–350°F for an hour.', ['300–325°F']],
  ['Heat oven to 200°C. Bake 20 minutes, then lower the oven to 180°C.', ['180°C', '160°C']],
  ['Bake at 400°F; it is done when a thermometer reads 165°F.', ['375°F']],
  ['Heat the oil to 350°F. Keep warm in a 200°F oven.', ['175°F']],
  ['Lower the oven by 25°F.', []],
  ['Heat the oil to 350°F in a dutch oven.', []],
  ['Bake at 350°F, or 325°F with the fan.', []],
  ['Air fryer: bake at 400°F.', []],
  ['Fry at 350°F until golden.', []],
  ['Warm the milk to 110°F and bake the crust.', []],
])('%j gives for a fan oven %j', (step, heats) => {
  expect(listFanHeats(step)).toEqual(heats)
})

test('at high elevation, the first step that boils and the first that bakes have a hint, others don’t', () => {
  const steps = ['Stir in the baking powder.', 'Bring to a boil and simmer.', 'Simmer on.', 'Bake for 20 minutes on a baking sheet.']
  expect(listHighHints(steps, 1500)).toMatchObject([{ step: 1, text: expect.stringContaining('95 °C (203 °F)') }, { step: 3 }])
  expect(listHighHints(['Toss it all.', 'Dust with baking powder.'], 1500)).toEqual([])
})
