import { toRegional } from './british-recipes.ts'
import { asWritten, type Display } from './display.ts'
import { findContainer, isMeasured, labelled, parseIngredient } from './ingredient-parser.ts'
import { groupLines, type RecipeLines } from './line-groups.ts'
import { linkSteps } from './link-steps.ts'
import { toPlural, toSingular } from './plurals.ts'
import { writeNumber } from './rounding.ts'
import { findScalingHints } from './scaling-hints.ts'
import { type ShownIngredient, showIngredient, toIngredientText, toListLine } from './show-ingredient.ts'
import { showStep } from './show-step.ts'

const yieldStart =
  /^(?:(?:(?:this\s+)?(?:recipe\s+)?(?:makes|yields?|serves|servings|yield)\s*:?\s+)*(?=(?:about|around|approx|up to|at least|\p{N}|one|two|three|four|five|six|a\s)))/iu
const bareCount = /^((?:(?:about|around|approx\.?|approximately)\s+)?)(\d+)(?:(\s*[-–]\s*|\s+to\s+)(\d+))?$/iu

/**
 * The displayed lines of a recipe. `ingredientsText` is the list as plain text, one per line; `hasFixedLines` means that some ingredients
 * don't scale, `hints` say what else changes with the amounts; `yieldText` is undefined if it can't be scaled.
 */
export type ShownRecipe = ReturnType<typeof showRecipe>

/** The parts of a recipe that depend on its servings. */
export type ShownLines = RecipeLines & { yieldText?: string | undefined }

/** Displays the lines of a recipe. The server does so for each page; a browser loads this on the first change. */
export function showRecipe(recipe: ShownLines, display: Display) {
  const { ingredients, ingredientGroups, steps } = recipe
  const foods = linkSteps(recipe)
  const regional = toRegional(display, ingredients, steps)
  const shown = ingredients.map((line) => joinLabel(markPackage(line, markChange(line, showIngredient(line, regional), regional))))
  return {
    display,
    ingredients: shown,
    ingredientsText: toListText(shown, ingredientGroups),
    hasFixedLines: ingredients.map(parseIngredient).some(({ isPinned, amounts }) => isPinned || amounts.length === 0),
    steps: steps.map((step, index) => showStep(step, regional, foods[index], ingredients)),
    hints: findScalingHints(recipe, display.factor),
    yieldText: showYield(toMade(recipe.yieldText ?? ''), display.factor),
  }
}

function markChange(line: string, shown: ShownIngredient, { factor, ...rest }: Display): ShownIngredient {
  if (factor === 1 || shown.amount === showIngredient(line, { ...asWritten, ...rest }).amount) return shown
  return { ...shown, isChanged: true }
}

function markPackage(line: string, shown: ShownIngredient): ShownIngredient {
  const { lead } = parseIngredient(line)
  const unit = lead?.isPackage || lead?.isSingle ? findContainer(shown.text, 0) : undefined
  return unit && shown.amount ? { ...shown, package: unit.spelling } : shown
}

/** A label doesn't fit into a column of amounts: the line stays whole, 'Optional: 1 chopped onion'. */
function joinLabel(shown: ShownIngredient): ShownIngredient {
  return labelled.test(shown.amount) ? { ...shown, amount: '', equivalent: '', text: toIngredientText(shown) } : shown
}

/** One ingredient a line; groups have their heading above them and an empty line in between. */
function toListText(shown: ShownIngredient[], groups: RecipeLines['ingredientGroups']) {
  return groupLines(shown.length, groups)
    .map(({ heading, start, end }) => [...(heading ? [`${heading}:`] : []), ...shown.slice(start, end).map(toListLine)].join('\n'))
    .join('\n\n')
}

/** The yield as shown after 'Makes': '4½ cups' for 'Makes 4½ cups'. */
export function toMade(yieldText: string): string {
  return yieldText.replace(/^\s*(?:(?:this\s+)?(?:recipe\s+)?(?:makes|yields?)\s*:?\s+)+(?=\S)/i, '')
}

/**
 * The yield for another number of servings: '48 cookies' for '24 cookies', '6¾ cups' for '4.5 cups'. Undefined if the text can't be scaled
 * reliably, or for fractions of things that nobody bakes a part of.
 */
export function showYield(text: string, factor: number): string | undefined {
  if (factor === 1) return text
  const [before = ''] = yieldStart.exec(text) ?? []
  const rest = text.slice(before.length)
  const [bare, about = '', low = '', between = '', high = ''] = bareCount.exec(rest) ?? []
  const counts = [low, high].filter(Boolean).map((count) => Number(count) * factor)
  if (bare) return counts.every(isBaked) ? `${before}${about}${counts.map((count) => writeNumber(count, false)).join(between)}` : undefined
  const { lead } = parseIngredient(rest)
  const shown = showIngredient(rest, { factor, units: 'original' })
  const { quantity } = lead?.main ?? {}
  if (!lead || !quantity || lead.isSingle || quantity.unit?.kind === 'length' || shown.isUnscaled) return undefined
  const isWhole = isMeasured(lead.main) || [quantity.low, quantity.high].every((count) => isBaked(count * factor))
  const said = toIngredientText(shown)
  return isWhole ? `${before}${quantity.unit ? said : toAgreeing(said, rest, quantity.high * factor)}` : undefined
}

function isBaked(count: number) {
  return count >= 1 && Number.isInteger(Math.round(count * 1e6) / 5e5)
}

/** '2 pies' for '1 pie', '1 cookie' for '2 cookies': anything baked is counted. */
function toAgreeing(shown: string, written: string, count: number) {
  const noun = /\p{L}+(?=$|\s*[,;(])/u.exec(written)?.[0] ?? ''
  const agreeing = count > 1 ? toPlural(toSingular(noun)) : toSingular(noun)
  return noun && noun === noun.toLowerCase() && noun !== 'people'
    ? shown.replace(new RegExp(`(?<!\\p{L})${noun}(?=$|\\s*[,;(])`, 'u'), agreeing)
    : shown
}
