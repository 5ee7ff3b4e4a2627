import { toDegrees } from '#packages/ingredients/temperatures.ts'

/** The oven's temperature in °F, or 'unknown' if the recipe doesn't say. A broiler is the oven's heat from above. */
export type Heat = number | 'broiler' | 'unknown'

/** How a step of a recipe uses the oven, and when, in minutes before the meal. */
export type OvenStep = { recipeId: number; place: number; from: number; to: number; oven?: Heat; setsOven?: Heat; scale?: 'F' | 'C' }

/** A step's index, and what it needs of the oven. */
type OvenUse = Pick<OvenStep, 'recipeId' | 'place' | 'oven'>

/** When the oven is heated for a step, from cold or from its previous temperature, and how many minutes it takes. */
export type Heating = { recipeId: number; place: number; oven: Heat; before?: Heat; scale?: 'F' | 'C'; from: number; minutes: number }

/** How many °F the temperatures of two dishes in one oven may differ. */
const sameHeat = 10

/**
 * Room temperature in °F, and the °F that an oven gains and loses in a minute: it reaches 350°F after 15 minutes, as GE Appliances says (10
 * to 20, support article 16973).
 */
const room = 75
const gain = 25
const loss = 10

const broilerMinutes = 5
const unknownMinutes = 15

/** After this many minutes without use, the oven is switched off and cold. */
const leftOn = 30

/** Minutes until an oven reaches a temperature, in steps of five: from another temperature, or from cold. */
export function toHeatingMinutes(to: Heat, from?: Heat) {
  if (to === 'broiler' || from === 'broiler') return broilerMinutes
  if (to === 'unknown' || from === 'unknown') return unknownMinutes
  const degrees = to - (from ?? room)
  return Math.ceil(Math.abs(degrees) / (degrees > 0 ? gain : loss) / 5) * 5
}

/**
 * Minutes that the oven needs between two steps: none at the same temperature, and none for a dish that stays in from one step to the next.
 */
export function toChangeMinutes(before: OvenUse, after: OvenUse) {
  const isLeftIn = before.recipeId === after.recipeId && Math.abs(before.place - after.place) <= 1
  if (before.oven === undefined || after.oven === undefined || isLeftIn || isSameHeat(before, before.oven, after, after.oven)) return 0
  return toHeatingMinutes(after.oven, before.oven)
}

/** Whether both can be in the oven at once, as far as temperature is concerned. */
export function canShareOven(one: OvenUse, other: OvenUse) {
  return one.oven === undefined || other.oven === undefined || isSameHeat(one, one.oven, other, other.oven)
}

/** An unknown temperature matches only the same recipe's. */
function isSameHeat(of: { recipeId: number }, heat: Heat, ofOther: { recipeId: number }, other: Heat) {
  if (heat === 'unknown' || other === 'unknown') return heat === other && of.recipeId === ofOther.recipeId
  if (heat === 'broiler' || other === 'broiler') return heat === other
  return Math.abs(heat - other) <= sameHeat
}

/** When the oven has to be heated beyond what the recipes' own steps do early enough, earliest first. */
export function listHeatings(steps: readonly OvenStep[]): Heating[] {
  const baked = steps.filter(({ oven }) => oven !== undefined).toSorted((one, other) => other.from - one.from || other.to - one.to)
  return baked.flatMap((step, index) => {
    const { recipeId, place, oven = 'unknown', scale, from } = step
    const [last] = baked.slice(0, index).toSorted((one, other) => one.to - other.to)
    const isOn = last !== undefined && last.to - from <= leftOn
    if (isOn && toChangeMinutes(last, step) === 0) return []
    const before = isOn ? last.oven : undefined
    const minutes = toHeatingMinutes(oven, before)
    const isHeated = steps.some(
      (other) =>
        other.setsOven !== undefined &&
        isSameHeat(other, other.setsOven, step, oven) &&
        other.from >= from + minutes &&
        other.from <= (last?.to ?? Number.POSITIVE_INFINITY),
    )
    return isHeated ? [] : [{ recipeId, place, oven, ...(before && { before }), ...(scale && { scale }), from: from + minutes, minutes }]
  })
}

/** Degrees as on oven dials: '350°F', '175°C'. */
export function toDial(heat: number, scale: 'F' | 'C') {
  const degrees = scale === 'F' ? heat : toDegrees(heat, 'C')
  return `${Math.round(degrees / 5) * 5}°${scale}`
}
