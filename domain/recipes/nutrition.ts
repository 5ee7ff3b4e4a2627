import type { NutritionalValues } from './recipe.ts'

// Apart from recipe.ts, which every page loads.

const nutrients = ['calories', 'protein', 'fats', 'carbs'] as const

/**
 * The known nutrition values of whatever was stored. Earlier releases stored 0 for empty fields: 0 g of protein, fats and carbs together
 * mean unknown, and so do 0 kcal beside them.
 */
export function knownNutrition(values: { [Name in keyof NutritionalValues]?: unknown }): NutritionalValues {
  const saysNothing = values.protein === 0 && values.fats === 0 && values.carbs === 0
  const known = nutrients.filter(
    (name) => typeof values[name] === 'number' && !(saysNothing && (name !== 'calories' || values[name] === 0)),
  )
  return Object.fromEntries(known.map((name) => [name, values[name]]))
}

/** The known nutrition values, each in words. */
export function tellNutrition(
  values: NutritionalValues,
  words: { [Name in keyof Required<NutritionalValues>]: (value: number) => string },
) {
  return nutrients.flatMap((name) => (values[name] === undefined ? [] : [words[name](values[name])]))
}
