/** The usual number of burners in a kitchen. */
export const usualBurners = 4

/** Things a kitchen has one or a few of: a step that needs one waits until it is free. */
export type Equipment = 'hands' | 'burner' | (typeof machines)[number]['name']

/** Kinds of pans, of which a kitchen may have any number. */
export type Pan = (typeof hobPans)[number]['name'] | (typeof ovenPans)[number]['name']

/** Something in use from the start of one step to the end of another, by step index. */
export type Use = { what: Equipment | Pan; first: number; last: number }

const machines = [
  { name: 'grill', words: /\bgrill\b(?! (?:pan|marks))/i },
  { name: 'air fryer', words: /\bair[- ]?fry(?:er)?\b/i },
  { name: 'slow cooker', words: /\b(?:slow[- ]cooker|crock[- ]?pot)\b/i, holdsFood: true },
  { name: 'pressure cooker', words: /\b(?:pressure[- ]cooker|instant[- ]pot)\b/i, holdsFood: true },
  { name: 'blender', words: /\bblender\b/i },
  { name: 'food processor', words: /\bfood processor\b/i },
  { name: 'mixer', words: /\bmixer\b/i },
] as const

const hobPans = [
  { name: 'saucepan', words: /\bsauce ?pans?\b/i },
  { name: 'pot', words: /(?<!\b(?:instant|crock)[- ])\b(?:stock)?pots?\b(?! (?:pie|roast))|\bdutch ovens?\b/i },
  { name: 'wok', words: /\bwoks?\b/i },
  { name: 'skillet', words: /\bskillets?\b|\b(?:fry(?:ing)?|saut[ée]|grill) pans?\b|\bgriddle pans?\b/i },
] as const

const ovenPans = [
  { name: 'baking sheet', words: /\b(?:baking|cookie|half) sheets?\b|\bsheet pans?\b/i },
  { name: 'baking dish', words: /\b(?:baking|casserole|gratin) dish(?:es)?\b/i },
  { name: 'roasting pan', words: /\broasting (?:pan|tin)s?\b/i },
  { name: 'muffin tin', words: /\bmuffin (?:pan|tin)s?\b/i },
  { name: 'loaf pan', words: /\bloaf (?:pan|tin)s?\b/i },
  { name: 'cake pan', words: /\bcake (?:pan|tin)s?\b/i },
  { name: 'pie plate', words: /\bpie (?:plate|dish|pan)(?:e?s)?\b/i },
] as const

const pans = new Set<string>([...hobPans, ...ovenPans].map(({ name }) => name))

const anotherOne = /\b(?:an?|another|second|separate)\s(?:[^\s,.;]+\s){0,3}$/i
const heat =
  /\b(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))? heat\b|\bheat to (?:low|medium|high)\b|\b(?:up|down) to (?:low|medium|high)\b/i
const hobVerb = /(?<!\bair[- ])\b(?:simmer|boil|saut[ée]|sear|(?:stir|pan|deep)?-?fry|poach|blanch|parboil)(?![\p{L}-]| pan\b)/iu
const bring = /\bbring\b[^.;]*\bto\b(?! room)/i
const cookVerb = /\b(?:cook|heat|warm|melt|toast|brown|crisp|steam|griddle|reduce|wilt|render)\b/i
const cook = /\bcook\b/i
const inOven = /\b(?:bake|roast|broil)\b|\b(?:in|into|to) (?:the |a )?(?:hot |warm )?oven\b/i
const drains = /\bdrain\b(?! on\b)/i
const fat = /\bthe oil\b/i
/** Things done on another day, or beside the step. */
const besides = /[^.]*\b(?:leftovers?|reheat)\b[^.]*\.?|\b(?:while|as|whilst)\b[^,.;]*/gi

/**
 * What the steps of a recipe need, and for how long. A pan is on a burner from the step that puts it there to the last one that continues
 * with it; a step that names no pan continues with the last one used. Food stays in a slow cooker or pressure cooker, and a pan for the
 * oven is in use until the last step in the oven.
 */
export function listUses(steps: readonly string[], isInOven: (place: number) => boolean): Use[] {
  const texts = steps.map(toOwnWords)
  return [...listMachines(texts), ...listHobPans(texts), ...listOvenPans(texts, isInOven)]
}

/** Pans never have to be waited for. */
export function isEquipment(what: Equipment | Pan): what is Equipment {
  return !pans.has(what)
}

/** The equipment that a step itself names. */
export function findMachines(text: string): Equipment[] {
  const own = toOwnWords(text)
  return machines.flatMap(({ name, words }) => (words.test(own) ? [name] : []))
}

function toOwnWords(text: string) {
  return text.replace(besides, '')
}

function listMachines(texts: readonly string[]): Use[] {
  return machines.flatMap((machine): Use[] => {
    const places = texts.flatMap((text, place) => (machine.words.test(text) ? [place] : []))
    const [first] = places
    if (first === undefined) return []
    if ('holdsFood' in machine) return [{ what: machine.name, first, last: places.at(-1) ?? first }]
    return places.map((place) => ({ what: machine.name, first: place, last: place }))
  })
}

type HeldPan = { pan: Pan | undefined; first: number; last: number }

function listHobPans(texts: readonly string[]): Use[] {
  const taken: HeldPan[] = []
  // Those that a later step can continue with, the last one used at the end.
  let open: HeldPan[] = []
  texts.forEach((text, place) => {
    const named = hobPans.flatMap(({ name, words }) => toNamed(name, words.exec(text)))
    if (!isOnHob(text, named.length > 0, open.length > 0)) return
    const findOpen = (name: Pan) => open.findLast(({ pan }) => pan === name)
    const take = (pan?: Pan) => {
      const held = { pan, first: place, last: place }
      taken.push(held)
      return held
    }
    const goesOn = (drains.test(text) || fat.test(text) ? findOpen('pot') : undefined) ?? open.at(-1)
    const used =
      named.length > 0 ? named.map(({ name, isAnother }) => (isAnother ? undefined : findOpen(name)) ?? take(name)) : [goesOn ?? take()]
    for (const pan of used) pan.last = place
    open = [...open.filter((pan) => !used.includes(pan)), ...used].filter(({ pan }) => !(pan === 'pot' && drains.test(text)))
  })
  return taken.flatMap(({ pan, first, last }): Use[] => [{ what: 'burner', first, last }, ...(pan ? [{ what: pan, first, last }] : [])])
}

function toNamed<Name>(name: Name, found: RegExpExecArray | null) {
  return found ? [{ name, isAnother: anotherOne.test(found.input.slice(0, found.index)) }] : []
}

function isOnHob(text: string, hasPan: boolean, isGoingOn: boolean) {
  if (!hasPan && machines.some(({ words }) => words.test(text))) return false
  if (heat.test(text) || hobVerb.test(text) || bring.test(text)) return true
  if (inOven.test(text)) return false
  return hasPan ? cookVerb.test(text) : isGoingOn && cook.test(text)
}

function listOvenPans(texts: readonly string[], isInOven: (place: number) => boolean): Use[] {
  const lastInOven = texts.findLastIndex((_, place) => isInOven(place))
  return ovenPans.flatMap(({ name, words }): Use[] => {
    const first = texts.findIndex((text) => words.test(text))
    return first < 0 ? [] : [{ what: name, first, last: Math.max(first, lastInOven) }]
  })
}
