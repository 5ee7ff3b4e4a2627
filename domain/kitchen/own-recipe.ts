/** A recipe that the reader copied from elsewhere or wrote: stored on the reader's device, never sent to the site. */
export type OwnRecipe = {
  key: string
  changedAt: number
  isGone?: true
  kind: 'own'
  title: string
  /** The address of its source page; '' if there is none. */
  source: string
  /** The yield, in the reader's words. */
  makes: string
  /** One per line; a line that ends with a colon is a heading. */
  ingredients: string[]
  steps: string[]
  notes: string
}

/** The fields that a form or a page gives. */
export type OwnRecipeText = Pick<OwnRecipe, 'title' | 'source' | 'makes' | 'ingredients' | 'steps' | 'notes'>

export const ownRecipeLimits = { title: 300, source: 2000, makes: 200, lines: 300, line: 5000, notes: 10_000 }

const prefix = 'own '

/** The parameter that names a recipe in addresses: `/my-kitchen/recipe?of=…`. */
export function toOwnName(key: string) {
  return key.slice(prefix.length)
}

/** The key that an address names. */
export function toOwnKey(name: string) {
  return prefix + name
}

/** The addresses for reading and editing a recipe, and for adding one. */
export const newOwnPath = '/my-kitchen/recipe'
export const ownRecipePath = (key: string) => `${newOwnPath}?of=${encodeURIComponent(toOwnName(key))}`
export const ownRecipeEditPath = (key: string) => `${ownRecipePath(key)}&change=`

/** The lines of a text, without empty ones, within the limits. */
export function toLines(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, ownRecipeLimits.line))
    .filter((line) => line !== '')
    .slice(0, ownRecipeLimits.lines)
}

/** A text as part of a recipe: without control characters, within the limits. */
export function toOwnText(text: OwnRecipeText): OwnRecipeText {
  const { title, source, makes, ingredients, steps, notes } = text
  const clean = (value: string, most: number) =>
    value
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim()
      .slice(0, most)
  return {
    title: clean(title, ownRecipeLimits.title).replace(/\s+/g, ' '),
    source: isWebAddress(source) ? source.trim() : '',
    makes: clean(makes, ownRecipeLimits.makes).replace(/\s+/g, ' '),
    ingredients: toLines(ingredients.map((line) => clean(line, ownRecipeLimits.line).replace(/\s+/g, ' ')).join('\n')),
    steps: toLines(steps.map((line) => clean(line, ownRecipeLimits.line).replace(/\s+/g, ' ')).join('\n')),
    notes: clean(notes, ownRecipeLimits.notes),
  }
}

/** Whether a text is a web address: only those become links. */
export function isWebAddress(text: string) {
  return text.length <= ownRecipeLimits.source && /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
}

/** A record from storage or a file; undefined if it can't be read. */
export function readOwnRecipe(value: Record<string, unknown>): OwnRecipe | undefined {
  const { key, changedAt, title, source, makes, ingredients, steps, notes, isGone } = value
  if (value.kind !== 'own' || typeof key !== 'string' || !key.startsWith(prefix) || key.length > 100) return undefined
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt) || changedAt <= 0) return undefined
  if (typeof title !== 'string') return undefined
  const text = toOwnText({
    title,
    source: toText(source),
    makes: toText(makes),
    ingredients: toTexts(ingredients),
    steps: toTexts(steps),
    notes: toText(notes),
  })
  if (text.title === '') return undefined
  return { key, changedAt, kind: 'own', ...text, ...(isGone === true && { isGone: true as const }) }
}

function toText(value: unknown) {
  return typeof value === 'string' ? value : ''
}

function toTexts(value: unknown) {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
