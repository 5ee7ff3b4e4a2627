import { expect, test } from 'vitest'
import { namedFoods } from '#tests/fixtures/foods/named-foods.ts'
import { foodTable, listNames } from './food-index.ts'
import { readFood } from './read-food.ts'

const read = (line: string) => {
  const { contains, mayContain, isUnsure } = readFood(line)
  return { contains: [...contains], may: [...mayContain], isUnsure }
}

test.each(namedFoods.filter(([has]) => has !== ''))('a food with %s is never taken for free of it', (has, names) => {
  const missed = toNames(names).filter((name) => {
    const { contains, may, isUnsure } = read(name)
    return !contains.includes(has) && !may.includes(has) && !isUnsure
  })
  expect(missed).toEqual([])
})

test('plain foods are known, and nothing is said about them that is not in them', () => {
  const plain = toNames(namedFoods.find(([has]) => has === '')?.[1] ?? '')
  expect(plain.length).toBeGreaterThan(400)
  expect(plain.filter((name) => read(name).isUnsure || read(name).contains.length + read(name).may.length > 0)).toEqual([])
})

test('every name in the table is read as its own food, and is in one row', () => {
  const rows = new Map<string, string>()
  const wrong: string[] = []
  for (const [contents, names] of foodTable) {
    const has = contents.split(', ').filter((word) => word !== '' && !word.endsWith('?'))
    for (const name of listNames(names)) {
      if (rows.has(name) && rows.get(name) !== contents) wrong.push(`${name} twice`)
      rows.set(name, contents)
      // Words that describe another food, and bare numbers, are not lines.
      if (has.some((mark) => /^(?:form|for|of any|brand|without|anything)$/.test(mark)) || /\d/.test(name)) continue
      const { contains, isUnsure } = readFood(name)
      if ((isUnsure && !/^(?:a|three) /.test(name)) || has.some((one) => !contains.has(one) && !isUnsure)) wrong.push(name)
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['1 cup almond croissant crumbs', ['gluten', 'milk', 'nuts', 'eggs']],
  ['2 garlic naan', ['gluten']],
  ['boneless, skinless chicken thighs, trimmed', ['meat']],
  ['1 jar (24 oz) marinara (such as Rao’s)', []],
  ['1 cup vegan butter', []],
  ['1 cup oats (gluten-free)', []],
  ['1 cup oats (gluten-free if needed)', ['gluten']],
  ['1 cup oats gluten-free if needed', ['gluten']],
  ['2 cups lactose-free milk', ['milk']],
  ['For the pan: 1 tbsp butter', ['milk']],
  ['1 cup rice, plus 2 tbsp butter', ['milk']],
  ['leg of lamb', ['meat']],
  ['kale, ribs removed', []],
  ['salt (to coat chicken)', []],
  ['a walnut-sized piece of ginger', []],
  ['butter the size of an egg', ['milk']],
  ['1 cup Hershey’s cocoa', []],
  ['1 cup soya yoghurt', ['soy']],
  ['8 oz no-boil lasagna noodles', ['gluten']],
  ['1 cup French lentils', []],
  ['pimento-stuffed olives', []],
])('%s certainly contains %j', (line, has) => {
  expect([...readFood(line).contains].toSorted()).toEqual(has.toSorted())
})

test.each([
  ['2 tbsp butter or olive oil', ['milk']],
  ['8 oz egg or rice noodles', ['eggs', 'gluten']],
  ['1 cup sugar (or honey)', ['honey']],
  ['1 cup vegan brie', ['nuts', 'soy']],
  ['1 cup wheat-free cereal', ['gluten']],
  ['1 cup wheat-free crackers', ['gluten']],
  ['1 cup funeral potatoes', ['milk']],
])('%s may contain %j', (line, may) => {
  expect(read(line)).toEqual({ contains: [], may: expect.arrayContaining(may), isUnsure: false })
})

test.each([
  '1 cup zog',
  '1 cup lemon zog',
  '1 cup zog or milk',
  'rice and zog',
  '1 cup rice (or zog)',
  '4 fillets',
  '',
  '8 oz',
  '1 tbsp zog oil',
  '1 cup zog seeds',
  'large stuffed green olives',
  '1 cup coated almonds',
  '1 packet ranch',
])('nobody knows what “%s” is', (line) => {
  expect(readFood(line).isUnsure).toBe(true)
})

function toNames(text: string) {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean)
}
