import { difficultyLabels } from '#domain/recipes/difficulty.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { listTermNamesOf } from '#domain/terms/recipe-terms.ts'
import { splitNames } from '#domain/terms/term.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { splitStep } from '#packages/ingredients/show-step.ts'
import { listIngredients, listNotes, listSteps, toTimeWords } from './exported-recipe.ts'
import { toParagraphs, toSourceLines, toText } from './recipe-sections.ts'

/** A value of post meta: text, or something that PHP serialises. */
type Meta = string | object[]

/** `stepImages` are attachment ids of steps, by index; `pageId` is the post that shows the recipe. */
type WprmParts = { stepImages: ReadonlyMap<number, number>; pageId: number }

/** A recipe as WP Recipe Maker's post meta. An ingredient has a separate amount, which makes it scalable, if its parts rebuild the line. */
export function toWprmMeta(recipe: Recipe, { stepImages, pageId }: WprmParts): [key: string, value: Meta][] {
  const { calories, protein, fats, carbs } = recipe.nutritionalValues
  const nutrition = { calories, protein, fat: fats, carbohydrates: carbs }
  const fields: [string, Meta | number | undefined][] = [
    ['type', 'food'],
    ['parent_post_id', pageId],
    ['servings', recipe.servings],
    ['servings_unit', toServingsUnit(recipe)],
    ['prep_time', recipe.prepMinutes],
    ['cook_time', recipe.cookMinutes],
    ['total_time', recipe.totalMinutes],
    ['custom_time', recipe.restMinutes ?? recipe.chillMinutes],
    ['custom_time_label', recipe.restMinutes ? 'Resting Time' : recipe.chillMinutes && 'Chilling Time'],
    ['author_display', recipe.author && 'custom'],
    ['author_name', toText(recipe.author ?? '')],
    ['video_embed', recipe.videoUrl],
    ['notes', toNotes(recipe)],
    ['ingredients', toIngredientGroups(recipe)],
    ['instructions', toInstructionGroups(recipe, stepImages)],
    ['equipment', recipe.equipment?.map((name, uid) => ({ uid, id: 0, name: toText(name) }))],
    ...Object.entries(nutrition).map(([key, value]): [string, string | undefined] => [`nutrition_${key}`, value?.toString()]),
  ]
  return fields.flatMap(([key, value]) => (value ? [[`wprm_${key}`, typeof value === 'number' ? String(value) : value]] : []))
}

/** WP Recipe Maker's terms for a recipe, by taxonomy. */
export function listWprmTerms(recipe: Recipe): { taxonomy: string; name: string }[] {
  const names = {
    wprm_course: listTermNamesOf(recipe, 'course'),
    wprm_cuisine: listTermNamesOf(recipe, 'cuisine'),
    wprm_suitablefordiet: listTermNamesOf(recipe, 'diet'),
    wprm_keyword: [...splitNames(recipe.keywords), ...listTermNamesOf(recipe, 'occasion')],
  }
  return Object.entries(names).flatMap(([taxonomy, ofOne]) => ofOne.map((name) => ({ taxonomy, name })))
}

/** The 'dishes' of '4 dishes' for 4 servings. */
function toServingsUnit({ servings, yieldText }: Recipe) {
  return servings && yieldText?.startsWith(`${servings} `) ? toText(yieldText.slice(`${servings} `.length)) : ''
}

function toIngredientGroups(recipe: Recipe) {
  let uid = 0
  return listIngredients(recipe).map(({ heading, lines }, group) => ({
    uid: group,
    name: toText(heading),
    ingredients: lines.map((line) => ({ uid: uid++, id: 0, ...toIngredient(line), unit_id: 0, notes: '' })),
  }))
}

function toIngredient(line: string) {
  const { amount, unit, name } = splitLine(line)
  return { amount: toText(amount), unit: toText(unit), name: toText(name) }
}

/** The line equals its parts with spaces between them. */
function splitLine(line: string) {
  const { text, lead } = parseIngredient(line)
  const { main } = lead ?? {}
  if (main?.start !== 0 || text !== line) return { amount: '', unit: '', name: line }
  const amount = main.spelling ? main.text.slice(0, -(main.gap + main.spelling).length) : main.text
  const parts = { amount, unit: main.spelling, name: line.slice(main.end).trimStart() }
  return Object.values(parts).filter(Boolean).join(' ') === line ? parts : { amount: '', unit: '', name: line }
}

function toInstructionGroups(recipe: Recipe, stepImages: ReadonlyMap<number, number>) {
  let uid = 0
  return listSteps(recipe).map(({ heading, steps }, group) => ({
    uid: group,
    name: toText(heading),
    instructions: steps.flatMap(({ text, tip, index }) => [
      { uid: uid++, type: 'instruction', name: '', text: toStepHtml(text), image: stepImages.get(index) ?? 0, ingredients: [] },
      ...(tip ? [{ uid: uid++, type: 'tip', name: '', text: `<p>${toText(tip)}</p>`, image: 0, ingredients: [] }] : []),
    ]),
  }))
}

function toStepHtml(step: string) {
  const { heading, text } = splitStep(step)
  return `<p>${heading ? `<strong>${toText(heading)}:</strong> ` : ''}${toText(text)}</p>`
}

/** Includes what WP Recipe Maker has no field for. */
function toNotes(recipe: Recipe) {
  const { servings, yieldText = '', restMinutes, chillMinutes, difficulty, allergens = '' } = recipe
  const facts = [
    ['Makes', toServingsUnit(recipe) || !yieldText || String(servings) === yieldText ? '' : yieldText],
    ['Chilling', restMinutes ? toTimeWords(chillMinutes) : ''],
    ['Difficulty', difficulty ? difficultyLabels[difficulty] : ''],
    ['Allergens', allergens],
  ].flatMap(([label, text]) => (text ? [`<p>${label}: ${toText(text)}</p>`] : []))
  const notes = listNotes(recipe).map(({ title, text }) => (title === 'Notes' ? toParagraphs(text) : toParagraphs(`${title}: ${text}`)))
  return [...notes, ...facts, ...toSourceLines(recipe)].join('\n')
}
