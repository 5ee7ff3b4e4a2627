import { expect, test } from 'vitest'
import { builtInRecipes } from '#content/built-in-recipes.ts'
import { asWritten, type Display, type Units } from './display.ts'
import { showStep, splitStep } from './show-step.ts'

function toText(step: string, display: Display): string {
  return showStep(step, display)
    .parts.map(({ text }) => text)
    .join('')
}

test('a short heading before a colon is separated from its step', () => {
  expect(splitStep('Mix the sauce: Stir it: well.')).toEqual({ heading: 'Mix the sauce', text: 'Stir it: well.' })
  expect(splitStep('Stir the mayonnaise, ketchup and mustard together.')).toEqual({
    heading: '',
    text: 'Stir the mayonnaise, ketchup and mustard together.',
  })
})

test.each([
  ['Drizzle in 3 tbsp of the buttermilk.', 2, 'Drizzle in 6 tbsp of the buttermilk.'],
  ['Scoop out 1 cup (240 ml) of the water.', 2, 'Scoop out 2 cups (480 ml) of the water.'],
  ['Lower in 4 drumsticks, away from you.', 2, 'Lower in 4 drumsticks, away from you.'],
  ['Heat it in a 6-quart (5.7 L) Dutch oven.', 2, 'Heat it in a 6-quart (5.7 L) Dutch oven.'],
  ['Pour into a 2 quart baking dish.', 2, 'Pour into a 2 quart baking dish.'],
  ['Whisk in the milk ½ cup (120 ml) at a time.', 2, 'Whisk in the milk ½ cup (120 ml) at a time.'],
  ['Fill each bun and spoon ⅓ cup of chili over it.', 2, 'Fill each bun and spoon ⅓ cup of chili over it.'],
  ['Divide into 8 balls, 3 oz (85 g) each.', 2, 'Divide into 8 balls, 3 oz (85 g) each.'],
  ['Bake at 350°F (175°C) for 20 minutes.', 2, 'Bake at 350°F (175°C) for 20 minutes.'],
])('%s times %d', (step, factor, expected) => {
  expect(toText(step, { factor, units: 'original' })).toBe(expected)
})

test.each([
  'Form 8 loose balls.',
  'Shape into 4 patties, about ¾ inch thick.',
  'Divide the dough into 6 equal pieces and roll each into a ball.',
  'Divide into six, then brush with 2 tbsp butter.',
  'Makes 12 rolls.',
  'Make 12 balls: Roll them between your hands.',
  'Add 3 cloves of garlic and 1 tbsp oil.',
  'Roll into 8 balls, 3 oz (85 g) each.',
])('%s has a count: nothing in it scales, and it says so', (step) => {
  expect(toText(step, { factor: 2, units: 'original' })).toBe(splitStep(step).text)
  expect(showStep(step, { factor: 2, units: 'original' }).isUnscaled).toBe(true)
  expect(showStep(step, { factor: 1, units: 'metric' }).isUnscaled).toBeUndefined()
})

test.each([
  'Bake at 350°F for 25 to 30 minutes.',
  'Preheat the oven to 200C/180C fan/gas 6.',
  'Repeat step 2 twice.',
  'Roll it out to a 12-inch circle, ¼ inch thick.',
  'Bake in a 9 by 13 inch dish.',
  'Cut each ball into 4 wedges.',
  'Fry them 3 or 4 at a time, 2 minutes per side.',
  'Stir 4 or 5 times, then flip and cook the other two sides.',
  'Set aside ½ of the mixture, and stir in 2% milk.',
  'Add 2 cups of the stock.',
  'Shred it with two forks.',
  'Stir in 1 tbsp salt and refrigerate 12 hours, or up to 24.',
])('%s has no count that depends on the servings', (step) => {
  expect(showStep(step, { factor: 2, units: 'original' }).isUnscaled).toBeUndefined()
})

test.each<[string, Units, string]>([
  ['Bake at 350°F (175°C).', 'metric', 'Bake at 175°C.'],
  ['Bake at 350°F (175°C).', 'us', 'Bake at 350°F.'],
  ['Bake at 350°F.', 'metric', 'Bake at 175°C.'],
  ['Bake at 180 °C.', 'us', 'Bake at 355°F.'],
  ['Bake at 180C/350F.', 'us', 'Bake at 350F.'],
  ['Bake at 350 degrees F (175 degrees C).', 'metric', 'Bake at 175 degrees C.'],
  ['Heat to 180°C (160°C fan), then cool to 100°F.', 'us', 'Heat to 180°C (160°C fan), then cool to 100°F.'],
  ['Bake at 350℉.', 'metric', 'Bake at 175°C.'],
  ['Bake at 350–375 ℉.', 'metric', 'Bake at 175–190°C.'],
  ['Bake at 180℃.', 'us', 'Bake at 355°F.'],
  ['Bake at 350℉ (175℃).', 'metric', 'Bake at 175℃.'],
  ['Bake at 350 degrees celsius.', 'us', 'Bake at 660°F.'],
  ['Bake at 350 degrees.', 'metric', 'Bake at 175°C.'],
  ['Bake at 350 degrees.', 'us', 'Bake at 350 degrees.'],
  ['Bake at 350 degrees (180°C).', 'metric', 'Bake at 180°C.'],
  ['Bake at 350°.', 'metric', 'Bake at 175°C.'],
  ['Bake in a 225-degree oven.', 'metric', 'Bake in a 105°C oven.'],
  ['Cook the syrup to 240 degrees.', 'metric', 'Cook the syrup to 240 degrees.'],
  ['Heat the oven to 180 degrees.', 'us', 'Heat the oven to 180 degrees.'],
  ['Heat the oil to 300 to 350 degrees.', 'metric', 'Heat the oil to 150–175°C.'],
  ['Turn it from 9 to 350°F.', 'metric', 'Turn it from 9 to 175°C.'],
  ['Turn the pan 360 degrees.', 'metric', 'Turn the pan 360 degrees.'],
  ['Lower the oven by 25°F.', 'metric', 'Lower the oven by 14°C.'],
  ['Raise it by about 5 to 10°C.', 'us', 'Raise it by about 9–18°F.'],
  ['Raise the oven temperature 25°F.', 'metric', 'Raise the oven temperature 14°C.'],
  ['Bake it 25°F lower.', 'metric', 'Bake it 14°C lower.'],
  ['Lower the oven by 25°F (15°C).', 'metric', 'Lower the oven by 15°C.'],
  ['Lower the oven to 250°F.', 'metric', 'Lower the oven to 120°C.'],
  ['Add 2 c flour.', 'us', 'Add 2 c flour.'],
  ['Warm a 12-inch (30 cm) skillet.', 'metric', 'Warm a 30 cm skillet.'],
  ['Scoop out 1 cup (240 ml) of the water.', 'metric', 'Scoop out 240 ml of the water.'],
])('%s in %s units', (step, units, expected) => {
  expect(toText(step, { factor: 1, units })).toBe(expected)
})

test.each([
  ['Fry 12 to 14 minutes, turning.', { text: '12 to 14 minutes', seconds: 720, atMostSeconds: 840, name: 'Fry' }],
  ['Simmer over low heat 10–12 min.', { text: '10–12 min.', seconds: 600, atMostSeconds: 720, name: 'Simmer' }],
  ['Bake 1 hour 20 min until set.', { text: '1 hour 20 min', seconds: 4800, name: 'Bake' }],
  ['Bake 2½ hours.', { text: '2½ hours', seconds: 9000, name: 'Bake' }],
  ['Blend for 90 seconds.', { text: '90 seconds', seconds: 90, name: '' }],
  ['Get it hot: Leave it over high heat for 20 minutes.', { text: '20 minutes', seconds: 1200, name: 'Get it hot' }],
  ['Sear the burgers: Turn it up for 2 minutes.', { text: '2 minutes', seconds: 120, name: 'Sear the burgers' }],
])('%s has a timer', (step, expected) => {
  expect(showStep(step, asWritten).parts.filter(({ kind }) => kind === 'time')).toEqual([{ kind: 'time', ...expected }])
})

test.each([
  'Soak overnight.',
  'Ten minutes before the chili is done, warm the buns.',
  'Cook the spaghetti 1 minute short of the time on the box.',
  'Stir every 5 minutes.',
  'Set a second skillet on the stove.',
])('%s has no timer', (step) => {
  expect(showStep(step, asWritten).parts.filter(({ kind }) => kind === 'time')).toEqual([])
})

test('scaling the steps of the built-in recipes changes nothing but amounts', () => {
  for (const step of builtInRecipes.flatMap(({ steps }) => steps)) {
    const doubled = showStep(step, { factor: 2, units: 'original' }).parts.filter(({ kind }) => kind !== 'amount')
    const written = showStep(step, asWritten).parts.filter(({ kind }) => kind !== 'amount')
    expect(doubled).toEqual(written)
  }
})

test.each([
  ['Warm the milk to 37C.', 'Warm the milk to 37C.'],
  ['Chill to 4C.', 'Chill to 4C.'],
  ['Turn the oven up by 20C.', 'Turn the oven up by 20C.'],
  ['Add 2 cups stock and simmer, stirring every 5 minutes', 'Add 4 cups stock and simmer, stirring every 5 minutes'],
  ['Sear 2 minutes per side, then add 1 cup wine', 'Sear 2 minutes per side, then add 2 cups wine'],
  ['Add the eggs one at a time, then 2 cups of flour', 'Add the eggs one at a time, then 4 cups of flour'],
  ['Stir in 3 tablespoons of the butter, 1 tablespoon at a time', 'Stir in 6 tablespoons of the butter, 1 tablespoon at a time'],
  ['Brown 2 lb chicken pieces in batches', 'Brown 4 lb chicken pieces in batches'],
  ['Roll it into 1 oz balls', 'Roll it into 1 oz balls'],
  ['For each pancake, spoon ⅓ cup of batter into the pan', 'For each pancake, spoon ⅓ cup of batter into the pan'],
  ['Stir in 4 tbsp. Serve.', 'Stir in ½ cup. Serve.'],
])('doubled, %s is %s', (step, expected) => {
  const { parts, isUnscaled } = showStep(step, { factor: 2, units: 'original' })
  expect([parts.map(({ text }) => text).join(''), isUnscaled]).toEqual([expected, undefined])
})

test.each([
  'Divide among 4 bowls',
  'Ladle into 6 bowls and top with 2 tbsp cheese',
  'Drain the 15 oz can of beans and add 1 cup water',
  'Beat the 8 oz package of cream cheese with 1 cup sugar',
])('%s is for the servings it was written for, and says so', (step) => {
  const { parts, isUnscaled } = showStep(step, { factor: 2, units: 'original' })
  expect([parts.map(({ text }) => text).join(''), isUnscaled]).toEqual([step, true])
})

test('half of ⅛ tsp is a pinch, and temperatures in both scales stay', () => {
  const text = (step: string, display: Parameters<typeof showStep>[1]) =>
    showStep(step, display)
      .parts.map((part) => part.text)
      .join('')
  expect(text('Add ⅛ teaspoon salt', { factor: 1 / 2, units: 'original' })).toBe('Add a pinch of salt')
  expect(text('Heat the oven to 400 (200C)', { factor: 2, units: 'us' })).toBe('Heat the oven to 400 (200C)')
})
