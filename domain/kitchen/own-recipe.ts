/** A recipe that the reader has from elsewhere, or wrote: kept on the reader's device, and never sent to the site. */
export type OwnRecipe = {
  key: string
  changedAt: number
  isGone?: true
  kind: 'own'
  title: string
  /** The address of the page that it is from; '' if there is none. */
  source: string
  /** How much it makes, in the reader's words. */
  makes: string
  /** A line each; one that ends with a colon is a heading. */
  ingredients: string[]
  steps: string[]
  notes: string
}

/** What a form or a page says of such a recipe. */
export type OwnRecipeText = Pick<OwnRecipe, 'title' | 'source' | 'makes' | 'ingredients' | 'steps' | 'notes'>

export const ownRecipeLimits = { title: 300, source: 2000, makes: 200, lines: 300, line: 5000, notes: 10_000 }

const prefix = 'own '

/** What names a recipe in addresses: `/my-kitchen/recipe?of=…`. */
export function toOwnName(key: string) {
  return key.slice(prefix.length)
}

/** The key that an address names. */
export function toOwnKey(name: string) {
  return prefix + name
}

/** Where a recipe is read, where it is changed, and where a new one is begun. */
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

/** Whether a text is an address on the web: nothing else is ever a link. */
export function isWebAddress(text: string) {
  return text.length <= ownRecipeLimits.source && /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
}

/** A record that comes from storage or a file; undefined if it can't be read. */
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
