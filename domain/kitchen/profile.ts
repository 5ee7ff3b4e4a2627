import { type Choice, type KitchenRecord, toChoiceKey } from './kitchen-records.ts'

/** A reader's kitchen: how many it cooks for, its oven, how high it lies in metres, and what those who eat there avoid. */
export type Profile = {
  servings?: number
  hasFan: boolean
  altitude?: number
  avoids: string[]
  diets: string[]
  /** Recipes that are marked are left out of lists. */
  hides: boolean
}

/** Metres from which a kitchen lies high, as the choices have them. Colorado State University Extension begins at 3,000 feet. */
export const altitudes = [900, 1500, 2100, 2700]

export const householdLimits = { min: 1, max: 99 }

export function isHousehold(servings: number) {
  return Number.isInteger(servings) && servings >= householdLimits.min && servings <= householdLimits.max
}

export const emptyProfile: Profile = { hasFan: false, avoids: [], diets: [], hides: false }

/** The profile that the records of a kitchen make up. */
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
  })
}

/** The profile as text for local storage, where pages find it at once; null if nothing was chosen. */
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

/** What the style sheet (styles/own-marks.css) hides cards by, '' for nothing: 'milk', and 'not-vegan' for those of which nobody knows whether they are. */
export function toHiddenWords({ avoids, diets, hides }: Profile) {
  if (!hides) return ''
  return [...avoids, ...diets.map((diet) => `not-${diet.replaceAll(' ', '-')}`)].join(' ')
}

/** What a card says to this reader, given the marks of its recipe: 'Contains milk and eggs', 'Not known to be vegan'. Nothing it says means that a recipe is safe. */
export function listWarnings({ avoids, diets }: Pick<Profile, 'avoids' | 'diets'>, { has, fits }: { has: string; fits: string }): string[] {
  const contained = avoids.filter((name) => has.split(' ').includes(name))
  const unknown = diets.filter((diet) => !fits.split(' ').includes(diet.replaceAll(' ', '-')))
  return [
    contained.length > 0 && `Contains ${joinWords(contained, 'and')}`,
    unknown.length > 0 && `Not known to be ${joinWords(unknown, 'or')}`,
  ].filter((words) => words !== false)
}

function joinWords(words: string[], last: 'and' | 'or') {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `)
}

function isPresentChoice(record: KitchenRecord): record is Choice {
  return record.kind === 'choice' && !record.isGone
}

/** Always in the same order, whatever it was read from. */
function toKnown({ servings, altitude, hasFan, avoids, diets, hides }: Partial<Record<keyof Profile, unknown>>): Profile {
  return {
    ...(typeof servings === 'number' && isHousehold(servings) && { servings }),
    ...(typeof altitude === 'number' && altitudes.includes(altitude) && { altitude }),
    hasFan: hasFan === true,
    avoids: toNames(avoids),
    diets: toNames(diets),
    hides: hides === true,
  }
}

function toNames(value: unknown) {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string').sort() : []
}
