import { expect, test } from 'vitest'
import { readPacked } from '#tests/fixtures/imports/read-packed.ts'

test('Plan to Eat is read: headings, amounts without a unit, nutrition columns', async () => {
  const table = `Title,Course,Source,Url,Prep Time,Servings,Yield,Ingredients,Directions,Tags,Public Url,Photo Url,Calories,Fat,Cost,Created At\r
Loaf,Main Course,Gran,https://a.example/loaf,75,7,1 loaf,", Dough\r
2 itm Egg, beaten\r
, Top\r
3 pkg Seeds\r
","Mix.\r
Bake.","Cheap, Test",https://app.example/1,https://a.example/a.jpg,13,16,23,2023-10-13 20:29:29\r
`
  const { format, records } = await readPacked({ 'plantoeat.csv': table })
  expect(format).toBe('csv-recipes')
  expect(records).toMatchObject([
    {
      sourceId: 'https://app.example/1',
      title: 'Loaf',
      place: 'plantoeat.csv, row 2',
      ingredients: [
        { heading: 'Dough', lines: ['2 Egg, beaten'] },
        { heading: 'Top', lines: ['3 pkg Seeds'] },
      ],
      steps: [{ steps: [{ text: 'Mix.' }, { text: 'Bake.' }] }],
      servings: 7,
      yieldText: '1 loaf',
      prepMinutes: 75,
      sourceName: 'Gran',
      sourceUrl: 'https://a.example/loaf',
      courses: ['Main Course'],
      keywords: ['Cheap', 'Test'],
      picture: { address: 'https://a.example/a.jpg' },
      nutrition: { calories: 13, fats: 16 },
      createdAt: '2023-10-13T20:29:29.000Z',
      extra: { Cost: '23' },
    },
  ])
})

test('MyRecipeBox is read: nutrition in lines, a source that is an address, several categories', async () => {
  const table = `title,preparationTime,inactiveTime,quantity,ingredients,instructions,nutrition,categories,source
Potatoes,10,25,4,"2 potatoes
Oil",Fry.,"calories : 150 kcal
carbohydrate : 25 g
saturatedFat : 9 g",Sides;Russian,https://a.example/p
`
  const { records } = await readPacked({ 'a.csv': table })
  expect(records).toMatchObject([
    {
      prepMinutes: 10,
      restMinutes: 25,
      servings: 4,
      ingredients: [{ lines: ['2 potatoes', 'Oil'] }],
      nutrition: { calories: 150, carbs: 25, fats: undefined },
      category: 'Sides',
      keywords: ['Russian'],
      sourceUrl: 'https://a.example/p',
    },
  ])
})

test('a hand-made table is read: semicolons, Windows encoding, a row without a recipe', async () => {
  const table = 'Recipe Name;Ingredients;Method\nCrêpe;flour|milk|2 eggs;Fry.\n;;x\n;;\n'
  const { format, records } = await readPacked({ 'mine.csv': Buffer.from(table, 'latin1') })
  expect(format).toBe('csv-recipes')
  expect(records).toMatchObject([
    { title: 'Crêpe', ingredients: [{ lines: ['flour', 'milk', '2 eggs'] }], steps: [{ steps: [{ text: 'Fry.' }] }] },
    { kind: 'unreadable', place: 'mine.csv, row 3' },
  ])
  expect((await readPacked({ 'people.csv': 'name,email\na,b\n' })).format).toBeUndefined()
})

test('a row that never ends is reported', async () => {
  const { records } = await readPacked({ 'recipes.csv': `title,ingredients\nPie,"${'a'.repeat(11_000_000)}` })
  expect(records).toMatchObject([{ kind: 'unreadable', reason: expect.stringContaining('never closed') }])
})
