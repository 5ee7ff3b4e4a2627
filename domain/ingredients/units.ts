import { toPlural } from './plurals.ts'

/** Counted units (cloves, cans) belong to neither. */
export type UnitSystem = 'us' | 'metric'

/**
 * `size` is in millilitres, grams or millimetres; 1 for counted units. A cup is 240 ml, and the other US volumes follow from it, as on
 * nutrition labels (21 CFR 101.9(b)(5)(viii)); a pound is 453.592 g.
 */
export type Unit = { name: string; kind: 'volume' | 'mass' | 'length' | 'count'; size: number; system?: UnitSystem; isContainer: boolean }

type UnitRow = [name: string, kind: Unit['kind'], size: number, system: UnitSystem | undefined, spellings: string]

/** A spelling with a plus sign has a plural. The first one is used when a unit is written. */
const measures: UnitRow[] = [
  ['teaspoon', 'volume', 5, 'us', 'tsp teaspoon+ tsps ts teasp'],
  ['tablespoon', 'volume', 15, 'us', 'tbsp tablespoon+ tbsps tbs tbl tb tblsp'],
  ['fluid ounce', 'volume', 30, 'us', 'fl_oz fl._oz fluid_ounce+ fluid_oz floz'],
  ['cup', 'volume', 240, 'us', 'cup+ c'],
  ['pint', 'volume', 480, 'us', 'pint+ pt pts'],
  ['quart', 'volume', 960, 'us', 'quart+ qt qts'],
  ['gallon', 'volume', 3840, 'us', 'gallon+ gal'],
  ['milliliter', 'volume', 1, 'metric', 'ml milliliter+ millilitre+ mls cc'],
  ['centiliter', 'volume', 10, 'metric', 'cl centiliter+ centilitre+'],
  ['deciliter', 'volume', 100, 'metric', 'dl deciliter+ decilitre+'],
  ['liter', 'volume', 1000, 'metric', 'L liter+ litre+ ltr'],
  ['ounce', 'mass', 28.349523125, 'us', 'oz ounce+ ozs'],
  ['pound', 'mass', 453.59237, 'us', 'lb pound+ lbs #'],
  ['milligram', 'mass', 0.001, 'metric', 'mg milligram+'],
  ['gram', 'mass', 1, 'metric', 'g gram+ gramme+ gr gm gms'],
  ['kilogram', 'mass', 1000, 'metric', 'kg kilogram+ kilo+ kilogramme+ kgs'],
  ['dozen', 'count', 1, undefined, 'dozen'],
  ['inch', 'length', 25.4, 'us', 'inch+'],
  ['centimeter', 'length', 10, 'metric', 'cm centimeter+ centimetre+'],
  ['millimeter', 'length', 1, 'metric', 'mm millimeter+ millimetre+'],
]

const containers =
  'can tin jar package pkg packet pack box bag bottle carton container tub block envelope sachet tube bar pouch punnet brick pot'.split(' ')
const pieces =
  'clove slice stick bunch sprig head stalk piece rib leaf rack fillet ear strip sheet loaf cube knob wedge rasher stem scoop ball link'
/** Units that only come whole. */
export const pinches = ['pinch', 'dash', 'handful', 'drop', 'splash', 'drizzle', 'sprinkle', 'glug']

const counted: UnitRow[] = [...containers, ...pieces.split(' '), ...pinches].map((name) => [name, 'count', 1, undefined, `${name}+`])

type Spelling = { unit: Unit; singular: string; plural: string }

const bySpelling = new Map([...measures, ...counted].flatMap(toSpellings).map((spelling) => [spelling.form, spelling]))

/** A pattern of all spellings, longest first, each optionally followed by a full stop. A lone `c` is a cup, never Celsius. */
export const unitPattern = `(?:${[...bySpelling.keys(), 't']
  .toSorted((one, other) => other.length - one.length)
  .map((form) => form.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`))
  .join('|')})(?![\\p{L}])\\.?(?:\\(e?s\\))?`

/** The unit for a spelling, ignoring case, except that `t` is a teaspoon and `T` a tablespoon. */
export function findUnit(spelling: string): Unit | undefined {
  return findSpelling(spelling)?.unit
}

/** The unit with a canonical name; throws if there is none. */
export function getUnit(name: string): Unit {
  const unit = [...bySpelling.values()].find((spelling) => spelling.unit.name === name)?.unit
  if (!unit) throw new Error(`There is no unit named ${name}.`)
  return unit
}

/** A spelling in singular or plural, depending on `amount`: '1 cup', '½ cup', '1½ cups'. */
export function toAgree(spelling: string, amount: number): string {
  const found = findSpelling(spelling)
  if (!found || found.singular === found.plural) return spelling
  const form = amount > 1 ? found.plural : found.singular
  return /^\p{Lu}/u.test(spelling) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/** The spelling for a unit that was chosen rather than written. */
export function toSpelling(unit: Unit): string {
  return [...bySpelling.values()].find((spelling) => spelling.unit === unit)?.singular ?? unit.name
}

function findSpelling(spelling: string): Spelling | undefined {
  const form = spelling
    .trim()
    .replace(/\.?(?:\(e?s\))?$/, '')
    .replace(/\s+/g, ' ')
  if (form === 't') return bySpelling.get('tsp')
  if (form === 'T') return bySpelling.get('tbsp')
  return bySpelling.get(form.toLowerCase())
}

function toSpellings([name, kind, size, system, spellings]: UnitRow): (Spelling & { form: string })[] {
  const unit: Unit = { name, kind, size, system, isContainer: containers.includes(name) }
  return spellings.split(' ').flatMap((words) => {
    const singular = words.replaceAll('_', ' ').replace('+', '')
    const plural = words.endsWith('+') ? toPlural(singular) : singular
    return [singular, plural].map((form) => ({ form: form.toLowerCase(), unit, singular, plural }))
  })
}
