import { toDegrees } from './temperatures.ts'

/** What is different at high elevation: boiling water, and rising dough. */
type HighWork = 'boiling' | 'baking'

/** The hints at the first step that boils, and at the first that bakes. `altitude` is in metres. */
export function listHighHints(steps: readonly string[], altitude: number): { step: number; text: string }[] {
  return (['boiling', 'baking'] as const).flatMap((work) => {
    const step = steps.findIndex((text) => signs[work].test(text))
    return step < 0 ? [] : [{ step, text: hints[work](altitude) }]
  })
}

const signs: Record<HighWork, RegExp> = {
  boiling: /\b(?:boil(?:s|ing)?|simmer(?:s|ing)?|poach(?:ing)?)\b/i,
  baking: /\b(?:bake|baking(?! (?:powder|soda|sheet|dish|pan|tray|paper)))\b/i,
}

const hints: Record<HighWork, (altitude: number) => string> = {
  boiling: (altitude) => {
    const celsius = Math.round(100 - altitude / 300)
    return `At your elevation, water boils at about ${celsius} °C (${Math.round(toDegrees(celsius, 'F'))} °F), so boiling and simmering take longer.`
  },
  baking: () => 'At high elevation, dough and batter rise faster and dry out sooner: check early.',
}
