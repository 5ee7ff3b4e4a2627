import { readMinutes } from '#domain/imports/read-minutes.ts'
import {
  type ReadRecipe,
  toAddress,
  toExtra,
  toFields,
  toMoment,
  toNames,
  toNumber,
  toPlainLines,
  toPlainText,
  toText,
  toValues,
} from './loose-values.ts'
import { fromMarkdown, readNutrition, readYield, toHashId, toLine } from './recipe-texts.ts'

type Fields = Record<string, unknown>

const kept = 'rating extras comments last_made assets'.split(' ')

/** A recipe's fields with snake-case names, as its first files had them; later ones use camel case. */
export function toSnakeCase(value: unknown): Fields {
  return Object.fromEntries(
    Object.entries(toFields(value)).map(([key, item]) => [
      key.replace(/(\p{Ll})(\p{Lu}+)/gu, (_, before, after) => `${before}_${after.toLowerCase()}`),
      item,
    ]),
  )
}

/** An id in the single spelling by which rows are joined: tables have it with and without dashes. */
export function toMealieId(value: unknown) {
  return (toText(value) ?? '').replaceAll('-', '').toLowerCase()
}

/** A recipe from a Mealie file, with snake-case names, as one of our records without its picture. */
export function toMealieRecipe(recipe: Fields): ReadRecipe {
  const title = toPlainText(recipe.name) ?? ''
  const id = toMealieId(recipe.id)
  const isPlain = toFields(recipe.settings).disable_amount === true || toFields(recipe.settings).disableAmount === true
  const ingredients = readIngredients(recipe.recipe_ingredient, isPlain)
  const [category, ...courses] = toNames(recipe.recipe_category)
  const { calories, fat_content, protein_content, carbohydrate_content } = toSnakeCase(recipe.nutrition)
  const nutrition = readNutrition({ calories, protein: protein_content, fats: fat_content, carbs: carbohydrate_content })
  const original = toText(recipe.org_url)
  return {
    // Ids were numbers at first, counted separately on each site.
    sourceId: /^[\da-f]{32}$/.test(id) ? id : (toText(recipe.slug) ?? toHashId(title, ingredients)),
    title,
    slug: toText(recipe.slug),
    state: 'draft',
    createdAt: toMoment(recipe.created_at) ?? toMoment(recipe.date_added),
    updatedAt: toMoment(recipe.date_updated) ?? toMoment(recipe.updated_at),
    short: readMarkdown(recipe.description).join('\n') || undefined,
    ingredients,
    steps: readSteps(recipe.recipe_instructions),
    equipment: toNames(recipe.tools),
    notes: readNotes(recipe.notes),
    nutrition,
    ...readServings(recipe),
    prepMinutes: readMinutes(toText(recipe.prep_time)),
    cookMinutes: readMinutes(toText(recipe.perform_time)) ?? readMinutes(toText(recipe.cook_time)),
    totalMinutes: readMinutes(toText(recipe.total_time)),
    sourceUrl: toAddress(original),
    sourceName: original && !toAddress(original) ? original : undefined,
    category,
    courses,
    cuisine: toPlainText(recipe.recipe_cuisine),
    keywords: toNames(recipe.tags),
    extra: toExtra(Object.fromEntries(kept.map((key) => [key, recipe[key]]).filter(([, value]) => !isEmpty(value)))),
    ...(nutrition && { warnings: ['Mealie doesn’t say what its nutrition refers to; it’s assumed to be per serving.'] }),
  }
}

function isEmpty(value: unknown) {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function readMarkdown(value: unknown) {
  return toPlainLines(value).flatMap((line) => fromMarkdown(line) || [])
}

function readIngredients(value: unknown, isPlainRecipe: boolean) {
  const groups: ReadRecipe['ingredients'] = []
  for (const item of toValues(value)) {
    const { title, ...ingredient } = toSnakeCase(item)
    const heading = toPlainText(title)
    const line = typeof item === 'string' ? (toPlainText(item) ?? '') : readLine(ingredient, isPlainRecipe)
    if (heading || groups.length === 0) groups.push({ ...(heading && { heading }), lines: [] })
    if (line) groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** If amounts are switched off, the whole line is in the note and the quantity means nothing. */
function readLine(ingredient: Fields, isPlainRecipe: boolean) {
  const note = toPlainText(ingredient.note)
  const amount = toNumber(ingredient.quantity)
  const food = readName(ingredient.food, amount) ?? readName(ingredient.referenced_recipe, 1)
  const unit = readName(ingredient.unit, amount)
  const isPlain = isPlainRecipe || ingredient.disable_amount === true
  if (!food && !unit && note && (isPlain || /^[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(note))) return note
  const line = toLine({ amount: food || unit || note ? amount : 0, unit, food, note })
  return line || (toPlainText(ingredient.original_text) ?? toPlainText(ingredient.display) ?? '')
}

/** The name of a food or unit, in the form that suits an amount. */
function readName(value: unknown, amount = 0) {
  if (typeof value === 'string') return toPlainText(value)
  const { name, plural_name, abbreviation, plural_abbreviation, use_abbreviation } = toSnakeCase(value)
  const short = use_abbreviation === true ? toPlainText(abbreviation) : undefined
  const plural = amount > 1 ? toPlainText(short ? plural_abbreviation : plural_name) : undefined
  return plural ?? short ?? toPlainText(name)
}

function readSteps(value: unknown) {
  const groups: ReadRecipe['steps'] = []
  for (const item of toValues(value)) {
    const { title, summary, text } = toFields(item)
    const heading = toPlainText(title)
    const name = toPlainText(summary)
    const lines = readMarkdown(typeof item === 'string' ? item : text)
    // Our own export puts a tip on a line of its own.
    const tip = lines.length > 1 ? /^Tip: (.+)$/.exec(lines.at(-1) ?? '')?.[1] : undefined
    const whole = lines.slice(0, tip ? -1 : undefined).join(' ')
    if (heading || groups.length === 0) groups.push({ ...(heading && { heading }), steps: [] })
    if (whole) groups.at(-1)?.steps.push({ text: name ? `${name}: ${whole}` : whole, ...(tip && { tip }) })
  }
  return groups
}

function readNotes(value: unknown) {
  const notes = toValues(value).flatMap((note) => {
    const { title, text } = toFields(note)
    const lines = readMarkdown(text)
    return [[toPlainText(title), lines.join('\n')].filter(Boolean).join(': ')].filter(Boolean)
  })
  return notes.join('\n') || undefined
}

/** The number of servings and the yield were one text at first. */
function readServings({ recipe_servings, recipe_yield_quantity, recipe_yield }: Fields) {
  const servings = toNumber(recipe_servings)
  const quantity = toNumber(recipe_yield_quantity)
  const read = readYield(quantity ? `${quantity} ${toText(recipe_yield) ?? ''}` : toPlainText(recipe_yield))
  return servings && servings > 0 ? { ...read, servings } : read
}
