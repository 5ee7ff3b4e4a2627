/** Where a unit belongs; counted units (cloves, cans) belong to neither. */
export type UnitSystem = 'us' | 'metric'

/**
 * A unit by its plain name. `size` is how many millilitres, grams or millimetres it holds, 1 for counted units. A cup is 240 ml, and the
 * other US volumes follow from it, as on nutrition labels (21 CFR 101.9(b)(5)(viii)); a pound is 453.592 g.
 */
export type Unit = { name: string; kind: 'volume' | 'mass' | 'length' | 'count'; size: number; system?: UnitSystem; isContainer: boolean }

type UnitRow = [name: string, kind: Unit['kind'], size: number, system: UnitSystem | undefined, spellings: string]

/** Spellings are 'singular/plural' where the two differ. The first is the one that the reader writes itself. */
const measures: UnitRow[] = [
  ['teaspoon', 'volume', 5, 'us', 'tsp teaspoon/teaspoons tsps ts teasp'],
  ['tablespoon', 'volume', 15, 'us', 'tbsp tablespoon/tablespoons tbsps tbs tbl tb tblsp'],
  ['fluid ounce', 'volume', 30, 'us', 'fl_oz fl._oz fluid_ounce/fluid_ounces fluid_oz floz'],
  ['cup', 'volume', 240, 'us', 'cup/cups c'],
  ['pint', 'volume', 480, 'us', 'pint/pints pt pts'],
  ['quart', 'volume', 960, 'us', 'quart/quarts qt qts'],
  ['gallon', 'volume', 3840, 'us', 'gallon/gallons gal'],
  ['milliliter', 'volume', 1, 'metric', 'ml milliliter/milliliters millilitre/millilitres mls cc'],
  ['centiliter', 'volume', 10, 'metric', 'cl centiliter/centiliters centilitre/centilitres'],
  ['deciliter', 'volume', 100, 'metric', 'dl deciliter/deciliters decilitre/decilitres'],
  ['liter', 'volume', 1000, 'metric', 'L liter/liters litre/litres ltr'],
  ['ounce', 'mass', 28.349523125, 'us', 'oz ounce/ounces ozs'],
  ['pound', 'mass', 453.59237, 'us', 'lb pound/pounds lbs #'],
  ['milligram', 'mass', 0.001, 'metric', 'mg milligram/milligrams'],
  ['gram', 'mass', 1, 'metric', 'g gram/grams gramme/grammes gr gm gms'],
  ['kilogram', 'mass', 1000, 'metric', 'kg kilogram/kilograms kilo/kilos kilogramme/kilogrammes kgs'],
  ['inch', 'length', 25.4, 'us', 'inch/inches'],
  ['centimeter', 'length', 10, 'metric', 'cm centimeter/centimeters centimetre/centimetres'],
  ['millimeter', 'length', 1, 'metric', 'mm millimeter/millimeters millimetre/millimetres'],
]

const containers =
  'can/cans tin/tins jar/jars package/packages pkg pkgs packet/packets pack/packs box/boxes bag/bags bottle/bottles carton/cartons container/containers tub/tubs block/blocks envelope/envelopes sachet/sachets tube/tubes bar/bars pouch/pouches punnet/punnets'
const pieces =
  'clove/cloves slice/slices stick/sticks bunch/bunches sprig/sprigs head/heads stalk/stalks piece/pieces rib/ribs leaf/leaves rack/racks fillet/fillets ear/ears strip/strips sheet/sheets loaf/loaves cube/cubes knob/knobs wedge/wedges rasher/rashers stem/stems scoop/scoops ball/balls dozen'
const pinches = 'pinch/pinches dash/dashes handful/handfuls drop/drops splash/splashes drizzle/drizzles sprinkle/sprinkles glug/glugs'

const counted: UnitRow[] = `${containers} ${pieces} ${pinches}`
  .split(' ')
  .map((spelling) => [spelling.replace(/\/.*/, ''), 'count', 1, undefined, spelling])

type Spelling = { unit: Unit; singular: string; plural: string }

const containerSpellings = new Set(containers.split(' '))
const bySpelling = new Map([...measures, ...counted].flatMap(toSpellings).map((spelling) => [spelling.form, spelling]))

/** Every spelling as a pattern, the longest first; a full stop may follow it. A lone `c` is a cup, never Celsius. */
export const unitPattern = `(?:${[...bySpelling.keys(), 't']
  .toSorted((one, other) => other.length - one.length)
  .map((form) => form.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`))
  .join('|')})(?![\\p{L}])\\.?`

/** The unit of a spelling in any case. Only `t` and `T` tell a teaspoon from a tablespoon by their case. */
export function findUnit(spelling: string): Unit | undefined {
  return findSpelling(spelling)?.unit
}

/** The unit of a plain name that stands in the table. */
export function getUnit(name: string): Unit {
  const unit = [...bySpelling.values()].find((spelling) => spelling.unit.name === name)?.unit
  if (!unit) throw new Error(`No unit is called ${name}.`)
  return unit
}

/** A spelling in the number that `amount` asks for: '1 cup', '½ cup', '1½ cups'. */
export function toAgree(spelling: string, amount: number): string {
  const found = findSpelling(spelling)
  if (!found || found.singular === found.plural) return spelling
  const form = amount > 1 ? found.plural : found.singular
  return /^\p{Lu}/u.test(spelling) ? form.charAt(0).toUpperCase() + form.slice(1) : form
}

/** The spelling that the reader writes when it chooses the unit. */
export function toSpelling(unit: Unit): string {
  return [...bySpelling.values()].find((spelling) => spelling.unit === unit)?.singular ?? unit.name
}

function findSpelling(spelling: string): Spelling | undefined {
  const form = spelling.trim().replace(/\.$/, '').replace(/\s+/g, ' ')
  if (form === 't') return bySpelling.get('tsp')
  if (form === 'T') return bySpelling.get('tbsp')
  return bySpelling.get(form.toLowerCase())
}

function toSpellings([name, kind, size, system, spellings]: UnitRow): (Spelling & { form: string })[] {
  const unit: Unit = { name, kind, size, ...(system && { system }), isContainer: containerSpellings.has(spellings) }
  return spellings.split(' ').flatMap((words) => {
    const [singular = '', plural = singular] = words.replaceAll('_', ' ').split('/')
    return [singular, plural].map((form) => ({ form: form.toLowerCase(), unit, singular, plural }))
  })
}
