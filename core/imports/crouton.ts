import type { ReadRecipe } from './loose-values.ts'
import { toAddress, toExtra, toFields, toNames, toNumber, toPlainText, toText, toValues } from './loose-values.ts'
import { keepBase64, readEach } from './packed-recipes.ts'
import { readYield, toHashId } from './recipe-texts.ts'
import type { SourceFormat } from './source-format.ts'

const known = new Set('uuid name serves duration cookingDuration ingredients steps images webLink sourceName tags notes'.split(' '))

const units: Record<string, string> = {
  ITEM: '',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  CUP: 'cup',
  MILLS: 'ml',
  GRAMS: 'g',
  KGS: 'kg',
  POUND: 'lb',
  OUNCE: 'oz',
  FLUID_OUNCE: 'fl oz',
  LITRES: 'l',
  DECILITER: 'dl',
}

/** Crouton: a zip of recipes in JSON, or a single one. */
export const crouton: SourceFormat = {
  name: 'crouton',
  recognise: async ({ names }) => names.some(isRecipe),
  read: (files, { keepPicture }) =>
    readEach(files, files.names.filter(isRecipe), async (fields) => {
      const title = toText(fields.name) ?? ''
      const ingredients = readIngredients(fields.ingredients)
      return {
        sourceId: toText(fields.uuid) ?? toHashId(title, ingredients),
        title,
        state: 'draft',
        picture: await keepBase64(toValues(fields.images)[0], keepPicture),
        ingredients,
        steps: readSteps(fields.steps),
        notes: toText(fields.notes),
        ...readYield(fields.serves),
        // Crouton's `duration` is the preparation time.
        prepMinutes: orNothing(toNumber(fields.duration)),
        cookMinutes: orNothing(toNumber(fields.cookingDuration)),
        sourceUrl: toAddress(fields.webLink),
        sourceName: toText(fields.sourceName),
        keywords: toNames(fields.tags),
        extra: toExtra(Object.fromEntries(Object.entries(fields).filter(([key]) => !known.has(key)))),
      }
    }),
}

function isRecipe(name: string) {
  return /\.crumb$/i.test(name)
}

function orNothing(minutes: number | undefined) {
  return minutes && minutes > 0 ? minutes : undefined
}

function inOrder(value: unknown) {
  return toValues(value)
    .map((item) => toFields(item))
    .toSorted((one, other) => (toNumber(one.order) ?? 0) - (toNumber(other.order) ?? 0))
}

function readIngredients(value: unknown): ReadRecipe['ingredients'] {
  const groups: ReadRecipe['ingredients'] = []
  for (const { ingredient, quantity } of inOrder(value)) {
    const name = toPlainText(toFields(ingredient).name)
    const { amount, quantityType } = toFields(quantity)
    if (!name) continue
    const type = toText(quantityType) ?? ''
    if (type === 'SECTION') {
      groups.push({ heading: name, lines: [] })
      continue
    }
    const number = toNumber(amount)
    const unit = number ? (units[type] ?? type.toLowerCase().replaceAll('_', ' ')) : ''
    const plural =
      number && number > 1 && /^(?:cup|can|bunch|packet|pinch|bottle)$/.test(unit) ? `${unit}${/ch$/.test(unit) ? 'es' : 's'}` : unit
    const line = [number ? String(Math.round(number * 1000) / 1000) : '', plural, name].filter(Boolean).join(' ')
    if (groups.length === 0) groups.push({ lines: [] })
    groups.at(-1)?.lines.push(line)
  }
  return groups
}

function readSteps(value: unknown): ReadRecipe['steps'] {
  const groups: ReadRecipe['steps'] = []
  for (const { step, isSection } of inOrder(value)) {
    const text = toPlainText(step)
    if (!text) continue
    if (isSection === true) groups.push({ heading: text, steps: [] })
    else if (groups.length === 0) groups.push({ steps: [{ text }] })
    else groups.at(-1)?.steps.push({ text })
  }
  return groups
}
