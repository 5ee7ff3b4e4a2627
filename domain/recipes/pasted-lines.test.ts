import { expect, test } from 'vitest'
import { toPastedLines } from './pasted-lines.ts'

test.each([
  ['one line', ['one line']],
  ['1 lb chuck\r\n\r\n  2 onions \n', ['1 lb chuck', '2 onions']],
  ['- salt\n• pepper\n* oil', ['salt', 'pepper', 'oil']],
  ['▢ 2 eggs\n☐ 1 cup milk\n□1 tsp salt\n☑️ oil', ['2 eggs', '1 cup milk', '1 tsp salt', 'oil']],
  ['▪ a\n◦ b\n· c\n– d\n✅ e\n[ ] f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['▢', []],
  ['▢ 2 eggs', ['2 eggs']],
  ['1. Fry it.\n2) Eat it.', ['Fry it.', 'Eat it.']],
  ['1. onions\n2. eggs\n1. rice\n2. peas', ['onions', 'eggs', 'rice', 'peas']],
  ['1. onion, large\n2 eggs', ['1. onion, large', '2 eggs']],
  ['1) 2 eggs\n2) 1.5 cups flour', ['2 eggs', '1.5 cups flour']],
  ['1.5 cups flour\n2 eggs\n1 cup milk\n- 2 onions', ['1.5 cups flour', '2 eggs', '1 cup milk', '2 onions']],
  ['1.5 lb chuck\n½ cup milk\n-5 °C', ['1.5 lb chuck', '½ cup milk', '-5 °C']],
  ['3. onions\n7. eggs', ['3. onions', '7. eggs']],
  [' \n ', []],
])('pasting %j gives %j', (text, lines) => {
  expect(toPastedLines(text, 'ingredient')).toEqual({ lines, leftOut: [] })
})

test.each([
  ['Step 1: Fry it.\nSTEP 2 - Eat it.\nStep 3\nRest.', ['Fry it.', 'Eat it.', 'Rest.']],
  ['1. Fry it.', ['Fry it.']],
  ['1\nFry it.\n2\nEat it.', ['Fry it.', 'Eat it.']],
  ['1.Fry it.\n2.Eat it.', ['Fry it.', 'Eat it.']],
  ['Steps to take: fry, and eat.\nStep back.', ['Steps to take: fry, and eat.', 'Step back.']],
])('pasting the steps %j gives %j', (text, lines) => {
  expect(toPastedLines(text, 'step')).toEqual({ lines, leftOut: [] })
})

test.each([
  [
    'Ingredients\n2 eggs\nFor the buns:\n▢ 1 lb flour\nSauce:\nmayo',
    ['2 eggs', '## For the buns', '1 lb flour', '## Sauce', 'mayo'],
    ['Ingredients'],
  ],
  ['SAUCE\nmayo\nFor 12 buns:\n2 eggs', ['## Sauce', 'mayo', '## For 12 buns', '2 eggs'], []],
  ['STEP ONE: Mix.\nSTEP TWO: Bake.', ['Mix.', 'Bake.'], []],
  ['INGREDIENTS (serves 4)\nsalt\nFor the glaze\nhoney', ['salt', '## For the glaze', 'honey'], ['INGREDIENTS (serves 4)']],
  ['Method:\n1. Mix.\n2. Bake: 20 minutes.', ['Mix.', 'Bake: 20 minutes.'], ['Method:']],
  ['## Directions\nFor the sauce, stir it.\nInstructions', ['For the sauce, stir it.'], ['## Directions', 'Instructions']],
])('titles in %j are left out, and headings of groups are headings', (text, lines, leftOut) => {
  expect(toPastedLines(text, 'step')).toEqual({ lines, leftOut })
})

test.each([
  ['**Glaze**\nhoney\n__Cake__\nflour', ['## Glaze', 'honey', '## Cake', 'flour']],
  ['**Glaze:**\nhoney\n**For the cake**:\nflour', ['## Glaze', 'honey', '## For the cake', 'flour']],
  ['[For the Lamb]\n1 leg of lamb\n[ ] 2 onions', ['## For the Lamb', '1 leg of lamb', '2 onions']],
  ['Dough\n500 g flour\nPie crust\nbutter\nTO SERVE\nlemon', ['## Dough', '500 g flour', '## Pie crust', 'butter', '## To serve', 'lemon']],
  ['BUTTER\nSUGAR\nBROWN SUGAR\n2 EGGS', ['BUTTER', 'SUGAR', 'BROWN SUGAR', '2 EGGS']],
  ['FOR THE SAUCE\n1 onion', ['## For the sauce', '1 onion']],
  [
    'For one very big pot:\n1 onion\nFor one very big pot and two:\n1 leek',
    ['## For one very big pot', '1 onion', 'For one very big pot and two:', '1 leek'],
  ],
  ['For a pot that is big:\n1 onion', ['## For a pot that is big', '1 onion']],
  ['1 onion\nparsley\ngarnish', ['1 onion', 'parsley', 'garnish']],
  ['tomato sauce\n[12 oz] beer\n**1 egg**, beaten', ['tomato sauce', '[12 oz] beer', '**1 egg**, beaten']],
])('among ingredients, pasting %j gives %j', (text, lines) => {
  expect(toPastedLines(text, 'ingredient').lines).toEqual(lines)
})

test('a single pasted line is never a heading', () => {
  expect(toPastedLines('Sauce:', 'ingredient')).toEqual({ lines: ['Sauce:'], leftOut: [] })
})
