import { expect, test } from 'vitest'
import { splitIngredient, splitStep } from './recipe-lines.ts'

test.each([
  ['1½ lb (680 g) ground chuck, 80/20', '1½ lb', '680 g', 'ground chuck, 80/20'],
  ['2 tbsp unsalted butter, soft', '2 tbsp', '', 'unsalted butter, soft'],
  ['8 slices American cheese', '8 slices', '', 'American cheese'],
  ['4 potato buns, split', '4', '', 'potato buns, split'],
  ['2 to 3 cloves garlic', '2 to 3 cloves', '', 'garlic'],
  ['2 1/2 tablespoons pepper', '2 1/2 tablespoons', '', 'pepper'],
  ['1/2 cup rice', '1/2 cup', '', 'rice'],
  ['kosher salt, to taste', '', '', 'kosher salt, to taste'],
  ['1 (14 oz) can tomatoes', '1', '14 oz', 'can tomatoes'],
])('%s stands in two columns', (line, amount, equivalent, text) => {
  expect(splitIngredient(line)).toEqual({ amount, equivalent, text })
})

test('a short heading before a colon leads its step', () => {
  expect(splitStep('Mix the sauce: Stir it: well.')).toEqual({ heading: 'Mix the sauce', text: 'Stir it: well.' })
  expect(splitStep('Stir the mayonnaise, ketchup and mustard together.')).toEqual({
    heading: '',
    text: 'Stir the mayonnaise, ketchup and mustard together.',
  })
})
