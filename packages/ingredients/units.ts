import { toPlural } from './plurals.ts'

/**
 * `size` is in millilitres, grams or millimetres; 1 for counted units. A cup is 240 ml, and the other US volumes follow from it, as on
 * nutrition labels (21 CFR 101.9(b)(5)(viii)); a pound is 453.592 g. Counted units (cloves, cans) belong to no `system`. Display chooses a
 * unit from `least` up to `below`; a recipe written in the unit keeps it from `leastWritten` on.
 */
export type Unit = {
  name: string
  kind: 'volume' | 'mass' | 'length' | 'count'
  size: number
  system: 'us' | 'metric' | 'imperial' | undefined
  spellings: { singular: string; plural: string }[]
  least: number
  leastWritten: number
  below: number
  isContainer: boolean
}

type UnitRow = [...start: [name: string, kind: Unit['kind'], size: number, system: Unit['system'], spellings: string], ...limits: number[]]

const never = Number.POSITIVE_INFINITY

/**
 * Name, kind, size, system and spellings, then `least`, `leastWritten` and `below` where units are chosen: of each kind in the order of
 * preference. A spelling with a plus sign has a plural.
 */
const measures: UnitRow[] = [
  ['gallon', 'volume', 3840, 'us', 'gallon+ gal', never, 1 / 4],
  ['quart', 'volume', 960, 'us', 'quart+ qt qts', 4, 1 / 2],
  ['pint', 'volume', 480, 'us', 'pint+ pt pts', never, 1 / 2],
  ['fluid ounce', 'volume', 30, 'us', 'fl_oz fl._oz fluid_ounce+ fluid_oz floz', never, 1],
  ['cup', 'volume', 240, 'us', 'cup+ c', 1 / 4],
  ['tablespoon', 'volume', 15, 'us', 'tbsp tablespoon+ tablespoonful+ tbsps tbs tbl tb tblsp c._à_soupe c_à_soupe', 1, 1 / 2, 12.25],
  ['teaspoon', 'volume', 5, 'us', 'tsp teaspoon+ teaspoonful+ tsps ts teasp c._à_café c_à_café c._à_thé c_à_thé', 0, 0, 6],
  ['dessertspoon', 'volume', 10, 'imperial', 'dessertspoon+ dessert_spoon+ dstsp dsp', never, 0, 12.25],
  ['liter', 'volume', 1000, 'metric', 'L liter+ litre+ ltr', 1],
  ['deciliter', 'volume', 100, 'metric', 'dl deciliter+ decilitre+', never, 0.1, 10],
  ['centiliter', 'volume', 10, 'metric', 'cl centiliter+ centilitre+', never, 0.1, 100],
  ['milliliter', 'volume', 1, 'metric', 'ml milliliter+ millilitre+ mls cc', 0],
  ['pound', 'mass', 453.59237, 'us', 'lb pound+ lbs #', 1, 1 / 2],
  ['ounce', 'mass', 28.349523125, 'us', 'oz ounce+ ozs', 0, 0, 32.25],
  ['kilogram', 'mass', 1000, 'metric', 'kg kilogram+ kilo+ kilogramme+ kgs', 1],
  ['milligram', 'mass', 0.001, 'metric', 'mg milligram+', never, 1, 1000],
  ['gram', 'mass', 1, 'metric', 'g gram+ gramme+ gr gm gms', 0],
  ['dozen', 'count', 1, undefined, 'dozen doz'],
  ['inch', 'length', 25.4, 'us', 'inch+ in'],
  ['centimeter', 'length', 10, 'metric', 'cm centimeter+ centimetre+'],
  ['millimeter', 'length', 1, 'metric', 'mm millimeter+ millimetre+'],
]

const containers =
  'can tin jar package pkg packet pkt pack box bag bottle carton container tub block envelope sachet tube bar pouch punnet brick pot sleeve'.split(
    ' ',
  )
const pieces =
  'square bundle floret cone bucket nub sliver cob mug case section segment chunk disc disk curl pod quill blade part measure jigger pony serving side ladle ladleful lug lump teacup teacupful breakfastcup breakfastcupful wineglass wineglassful gill bowl saltspoon saltspoonful fistful bowlful jarful basket tray tranche clove branch slice stick bunch sprig head stalk piece rib leaf rack fillet ear strip sheet loaf cube knob wedge rasher stem scoop ball link recipe batch bulb shot thumb quantity portion mugful cupful capful spoonful slab strand katori glass nest log wheel hunk spear barspoon'
/** Units that are only used whole. */
export const pinches = [
  'pinch',
  'dash',
  'handful',
  'drop',
  'splash',
  'drizzle',
  'sprinkle',
  'glug',
  'squeeze',
  'dollop',
  'twist',
  'grind',
  'swig',
  'grating',
  'crack',
  'shake',
  'squirt',
  'pat',
  'sprinkling',
  'scattering',
  'grinding',
  'smidgen',
  'dribble',
  'dab',
  'slug',
  'splosh',
  'scraping',
  'shaving',
  'dusting',
  'turn',
  'spritz',
  'spray',
  'trickle',
]

const otherSpellings: Record<string, string> = { barspoon: 'barspoon+ bar_spoon+', piece: 'piece+ pc pcs nos item+ unit+' }

const counted: UnitRow[] = [...containers, ...pieces.split(' '), ...pinches].map((name) => [
  name,
  'count',
  1,
  undefined,
  otherSpellings[name] ?? `${name}+`,
])

export const allUnits = [...measures, ...counted].map(toUnit)

/** British pints have 20 fluid ounces; lines that also give millilitres show which are British (see measures.ts). */
export const imperialUnits: Unit[] = (
  [
    ['imperial pint', 'volume', 568.26, 'imperial', 'pint+ pt pts', never, 1 / 8],
    ['imperial fluid ounce', 'volume', 28.413, 'imperial', 'fl_oz fl._oz fluid_ounce+ fluid_oz floz', 1 / 4],
  ] satisfies UnitRow[]
).map((row: UnitRow) => toUnit(row))

const bySpelling = new Map(
  allUnits.flatMap((unit) =>
    unit.spellings.flatMap(({ singular, plural }) =>
      [singular, plural].map((form) => [form.toLowerCase(), { unit, singular, plural }] as const),
    ),
  ),
)

/** '#10' is the size of a can, and the square of an '8-inch square pan' is not a unit. */
const inContext: Record<string, string> = {
  '#': String.raw`#(?!\s?\d)`,
  cube: String.raw`cube(?!\s+steak)`,
  square: String.raw`square(?!\s+(?:baking|cake|pan|dish|tin)(?!\p{L}))`,
}

/** A pattern of all spellings except 'in', longest first, each optionally followed by a full stop. A lone `c` is a cup, never Celsius. */
export const unitPattern = `(?:${[...bySpelling.keys(), 't']
  .filter((form) => form !== 'in')
  .toSorted((one, other) => other.length - one.length)
  .map((form) => inContext[form] ?? form.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`))
  .join('|')})(?![\\p{L}])\\.?(?:\\(e?s\\))?`

/** The unit for a spelling, ignoring case, except that `t` is a teaspoon and `T` a tablespoon. */
export function findUnit(spelling: string): Unit | undefined {
  return findSpelling(spelling)?.unit
}

/** A spelling in singular or plural, depending on `amount`: '1 cup', '½ cup', '1½ cups'. */
export function toAgree(spelling: string, amount: number): string {
  const found = findSpelling(spelling)
  if (!found || found.singular === found.plural) return spelling
  const form = amount > 1 ? found.plural : found.singular
  if (/^\p{Lu}{2,}$/u.test(spelling)) return form.toUpperCase()
  return /^\p{Lu}/u.test(spelling) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

function findSpelling(spelling: string) {
  const form = spelling
    .trim()
    .replace(/\.?(?:\(e?s\))?$/, '')
    .replace(/\s+/g, ' ')
  if (form === 't') return bySpelling.get('tsp')
  if (form === 'T') return bySpelling.get('tbsp')
  return bySpelling.get(form.toLowerCase())
}

function toUnit([name, kind, size, system, words, least = 0, leastWritten = least, below = never]: UnitRow): Unit {
  const spellings = words.split(' ').map((word) => {
    const singular = word.replaceAll('_', ' ').replace('+', '')
    return { singular, plural: word.endsWith('+') ? toPlural(singular) : singular }
  })
  return { name, kind, size, system, spellings, least, leastWritten, below, isContainer: containers.includes(name) }
}
