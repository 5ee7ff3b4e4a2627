import { listNotes } from '#domain/exports/exported-recipe.ts'
import { tellNutrition } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type RecipeFieldName, recipeFieldNames, recipeFields } from '#domain/recipes/recipe-fields.ts'
import { splitNames } from '#domain/terms/term.ts'
import { asWritten } from '#packages/ingredients/display.ts'
import { findMentions, type Mention } from '#packages/ingredients/find-foods.ts'
import { fold } from '#packages/ingredients/fold.ts'
import { parseIngredient } from '#packages/ingredients/ingredient-parser.ts'
import { groupLines } from '#packages/ingredients/line-groups.ts'
import { type StepPart, showStep } from '#packages/ingredients/show-step.ts'
import { toIngredientMark, toPlainLine, toTimerMark, toToolMark } from './cooklang-marks.ts'

/** Addresses of the recipe's page and of its picture, if any; `status` is given for an unpublished one. */
type CooklangSource = { source: string; image?: string; status?: string }

/**
 * A recipe as a Cooklang file (https://cooklang.org/docs/spec/). The steps are the owner's text. An ingredient is marked up, with its full
 * name, where a step first mentions it; ingredients that no step mentions are listed in an additional first step, so that the file includes
 * all of them with their amounts.
 */
export function toCooklang(recipe: Recipe, from: CooklangSource): string {
  const { steps, unnamed } = markSteps(recipe)
  const sources = [recipe.sourceName, recipe.sourceUrl].filter(Boolean)
  const marks = unnamed.map((line) => toIngredientMark(line))
  const paragraphs = [
    ...(recipe.yieldText ? [`> Yield: ${toPlainLine(recipe.yieldText)}`] : []),
    ...(marks.length > 0 ? [`Have ready: ${marks.join(', ')}.`] : []),
    ...(recipe.equipment ? [`Equipment: ${recipe.equipment.map(toToolMark).join(', ')}.`] : []),
    ...listIngredientGroups(recipe),
    ...steps,
    ...listNotes(recipe).map(({ title, text }) => `> ${title}: ${toPlainLine(text)}`),
    ...(sources.length > 0 ? [`> Source: ${toPlainLine(sources.join(', '))}`] : []),
  ]
  return `${toMetadata(recipe, from)}\n\n${paragraphs.join('\n\n')}\n`
}

function markSteps({ steps, stepGroups = [], stepExtras = [], ingredients }: Recipe) {
  const waiting = new Set(ingredients.keys())

  function markText(text: string) {
    let marked = ''
    let at = 0
    for (const mention of findMentions(text, ingredients)) {
      const { index } = mention
      const { start, end } = withOwnWords(text, mention, parseIngredient(ingredients[index] ?? '').food)
      if (!waiting.has(index) || start < at || isPartOrVerb(text, mention)) continue
      waiting.delete(index)
      marked += toPlainLine(text.slice(at, start)) + toIngredientMark(ingredients[index] ?? '')
      at = end
    }
    return marked + toPlainLine(text.slice(at))
  }

  function markStep(step: string) {
    const { heading, parts } = showStep(step, asWritten)
    const pieces = joinTexts(parts).map((part) => toTimerMark(part) ?? markText(part.text))
    return toParagraph(`${heading && `${toPlainLine(heading)}: `}${pieces.join('')}`)
  }

  const marked = groupLines(steps.length, stepGroups).flatMap(({ heading, start, end }) => {
    const section = heading ? [`== ${toPlainLine(heading).replaceAll('=', '＝')} ==`] : []
    const written = steps.slice(start, end).flatMap((step, place) => {
      const tip = stepExtras[start + place]?.tip
      return [markStep(step), ...(tip ? [`> Tip: ${toPlainLine(tip)}`] : [])]
    })
    return [...section, ...written]
  })
  return { steps: marked, unnamed: [...waiting].map((index) => ingredients[index] ?? '') }
}

/** Cooklang has headings for steps only, so those of ingredients are notes. */
function listIngredientGroups({ ingredients, ingredientGroups }: Recipe) {
  return groupLines(ingredients.length, ingredientGroups).flatMap(({ heading, start, end }) =>
    heading ? [`> ${toPlainLine(heading)}: ${ingredients.slice(start, end).map(toPlainLine).join('; ')}`] : [],
  )
}

/** A mention, extended by neighbouring words that the mark includes: the mark of 'pork shoulder steaks' replaces all of 'pork steaks'. */
function withOwnWords(text: string, { start, end, nameStart }: Mention, food: string) {
  const words = new Set(fold(food).match(/\p{L}+/gu) ?? [])
  const isOwn = (word = '') => words.has(fold(word)) && !/^(?:and|or|of|with|in)$/i.test(word)
  let [from, to] = [start, end]
  for (
    let before = lastWord.exec(text.slice(0, from));
    start === nameStart && before && isOwn(before[1]);
    before = lastWord.exec(text.slice(0, from))
  )
    from -= before[0].length
  for (let after = firstWord.exec(text.slice(to)); after && isOwn(after[1]); after = firstWord.exec(text.slice(to))) to += after[0].length
  return { start: from, end: to }
}

const lastWord = /(?<!\p{L})(\p{L}+)[\s-]$/u
const firstWord = /^[\s-](\p{L}+)(?!\p{L})/u

/** An amount that isn't the line's own: 'add 1/2 tablespoon butter'. */
const otherAmount =
  /(?:[\d½⅓⅔¼¾⅛][\s-]?(?:cups?|tablespoons?|tbsps?|teaspoons?|tsps?|ounces?|oz|pounds?|lbs?|grams?|g|kg|ml)?\.?|\b(?:half|some|remaining|rest)(?:\s+of)?(?:\s+the)?)\s+$/iu

/** Whether a food is part of a compound ('salt-free') or a verb: at the start of a sentence or after 'and', followed by an object. */
function isPartOrVerb(text: string, { start, end, nameStart }: Mention) {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (start === nameStart && otherAmount.test(before)) return true
  const isVerb = /(?:^|[.!?:;]\s+|\band\s+)$/.test(before) && /^\s+(?:the|an?|your|both|each|it|them|all)\s/i.test(after)
  return before.endsWith('-') || after.startsWith('-') || isVerb
}

/** Joins all parts except times: a food's name may span several of them. */
function joinTexts(parts: StepPart[]): StepPart[] {
  const joined: StepPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && part.kind !== 'time') last.text += part.text
    else joined.push(part.kind === 'time' ? part : { kind: 'text', text: part.text })
  }
  return joined
}

/** Escapes characters that have a meaning at the start of a paragraph: notes, sections, lists. */
function toParagraph(text: string) {
  const trimmed = text.trim()
  return /^[>=[]/.test(trimmed) ? `– ${trimmed}` : trimmed
}

/** The front matter of a Cooklang file: YAML with the keys of Cooklang's conventions. */
function toMetadata(recipe: Recipe, { source, image, status }: CooklangSource) {
  const { title, short, servings, category, courses = '' } = recipe
  const lines = [
    line('title', title),
    line('description', short),
    line('source', source),
    line('image', image),
    line('status', status),
    servings ? `servings: ${servings}` : '',
    line('course', courses || category),
    line('category', courses && category),
    ...recipeFieldNames.map((name) => toFieldLine(recipeFields[name].cooklang, recipe[name])),
    ...toNutritionLines(recipe),
    line('date created', recipe.createdAt),
    line('date published', recipe.publishedAt),
    line('date modified', recipe.updatedAt),
    line('locale', 'en_US'),
    ...toTags(splitNames([recipe.keywords, recipe.occasions].filter(Boolean).join(','))),
  ]
  return ['---', ...lines.filter(Boolean), '---'].join('\n')
}

/** Per serving; calories in kcal. */
function toNutritionLines({ nutritionalValues }: Recipe) {
  return tellNutrition(nutritionalValues, {
    calories: (kcal) => `calories: ${kcal}`,
    protein: (grams) => `protein: ${grams} g`,
    fats: (grams) => `fat: ${grams} g`,
    carbs: (grams) => `carbohydrates: ${grams} g`,
  })
}

function toFieldLine(key: string | undefined, value: Recipe[RecipeFieldName]) {
  if (!key || !value) return ''
  return typeof value === 'number' ? timeLine(key, value) : line(key, String(value))
}

function line(key: string, value: string | undefined) {
  return value ? `${key}: ${toScalar(value)}` : ''
}

function toTags(tags: string[]) {
  return tags.length > 0 ? ['tags:', ...tags.map((tag) => `  - ${toScalar(tag)}`)] : []
}

/** `1h30m`, the format that all readers support. */
function timeLine(key: string, minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${key}: ${hours > 0 ? `${hours}h` : ''}${rest > 0 ? `${rest}m` : ''}`
}

/** A plain scalar if YAML would read it as that same text; otherwise in double quotes, with JSON's escapes. */
function toScalar(value: string) {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const isPlain = /^\p{L}(?:[^#:"\\]|:(?=\S))*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}
