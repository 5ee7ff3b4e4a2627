import type { RecipeMarks } from '#domain/recipes/fit-words.ts'
import { joinWords } from '#domain/text/join-words.ts'
import { type Choice, type KitchenRecord, toChoiceKey } from './kitchen-records.ts'

/** A reader's kitchen: default servings, oven, elevation in meters, and what its people avoid. */
export type Profile = {
  servings?: number
  hasFan: boolean
  altitude?: number
  avoids: string[]
  diets: string[]
  /** Marked recipes are left out of lists. */
  hides: boolean
  /** Lists are requested without those recipes, so their addresses say what is avoided. */
  asks: boolean
}

/** The elevations offered, in meters. Colorado State University Extension's high-altitude advice begins at 3,000 feet. */
export const altitudes = [900, 1500, 2100, 2700]

export const householdLimits = { min: 1, max: 99 }

export function isHousehold(servings: number) {
  return Number.isInteger(servings) && servings >= householdLimits.min && servings <= householdLimits.max
}

export const emptyProfile: Profile = { hasFan: false, avoids: [], diets: [], hides: false, asks: false }

/** The profile in the records of a kitchen. */
export function toProfile(records: readonly KitchenRecord[]): Profile {
  const choices = new Map(records.filter(isPresentChoice).map(({ key, value }) => [key.slice(toChoiceKey('').length), value]))
  const named = (kind: string) =>
    [...choices.keys()].filter((name) => name.startsWith(`${kind} `)).map((name) => name.slice(kind.length + 1))
  return toKnown({
    servings: choices.get('servings'),
    altitude: choices.get('altitude'),
    hasFan: choices.has('fan'),
    avoids: named('avoid'),
    diets: named('diet'),
    hides: choices.has('hides'),
    asks: choices.has('asks'),
  })
}

/** The profile as text for local storage, where pages find it at once; null if nothing is chosen. */
export function writeProfile(profile: Profile) {
  if (JSON.stringify(profile) === JSON.stringify(emptyProfile)) return null
  return JSON.stringify({ ...profile, hidden: toHiddenWords(profile) })
}

/** Parses a stored profile; what can't be read is left out. */
export function readProfile(text: string | null): Profile {
  try {
    return toKnown(JSON.parse(text ?? '{}') ?? {})
  } catch {
    return emptyProfile
  }
}

/**
 * What recipes must be known to suit, so that they are not hidden from this reader, in the words of their labels: 'no-milk vegan'; '' if
 * nothing is hidden. The style sheet (app/kitchen/my-kitchen/own-marks.css) hides cards by it, and lists are requested by it.
 */
export function toHiddenWords({ avoids, diets, hides }: Profile) {
  if (!hides) return ''
  return [...avoids.map((name) => `no-${name}`), ...diets.map((diet) => diet.replaceAll(' ', '-'))].join(' ')
}

/** This site's names of allergens, by their stored names. */
export type AllergenNames = Record<string, string>

/**
 * What a card tells this reader, given the labels of its recipe: 'Contains milk and eggs', 'May contain nuts', 'May not be free of soy',
 * 'May not be vegan'. It never says that a recipe is safe.
 */
export function listWarnings(
  { avoids, diets }: Pick<Profile, 'avoids' | 'diets'>,
  marks: RecipeMarks,
  names: AllergenNames = {},
): string[] {
  const [has, may, fits] = [marks.has.split(' '), marks.may.split(' '), marks.fits.split(' ')]
  const toNames = (some: string[]) => some.map((name) => names[name] ?? name)
  const contained = avoids.filter((name) => has.includes(name))
  const possible = avoids.filter((name) => !has.includes(name) && may.includes(name))
  const unsure = avoids.filter((name) => !has.includes(name) && !may.includes(name) && !fits.includes(`no-${name}`))
  const unknown = diets.filter((diet) => !fits.includes(diet.replaceAll(' ', '-')))
  return [
    contained.length > 0 && `Contains ${joinWords(toNames(contained), 'and')}`,
    possible.length > 0 && `May contain ${joinWords(toNames(possible), 'or')}`,
    unsure.length > 0 && `May not be free of ${joinWords(toNames(unsure), 'or')}`,
    unknown.length > 0 && `May not be ${joinWords(unknown, 'or')}`,
  ].filter((words) => words !== false)
}

function isPresentChoice(record: KitchenRecord): record is Choice {
  return record.kind === 'choice' && !record.isGone
}

/** Always in the same order, whatever the source. */
function toKnown({ servings, altitude, hasFan, avoids, diets, hides, asks }: Partial<Record<keyof Profile, unknown>>): Profile {
  return {
    ...(typeof servings === 'number' && isHousehold(servings) && { servings }),
    ...(typeof altitude === 'number' && altitudes.includes(altitude) && { altitude }),
    hasFan: hasFan === true,
    avoids: toNames(avoids),
    diets: toNames(diets),
    hides: hides === true,
    asks: asks === true,
  }
}

function toNames(value: unknown) {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string').sort() : []
}
