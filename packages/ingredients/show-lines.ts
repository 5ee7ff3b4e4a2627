import { asWritten, type Display } from './display.ts'
import { findContainer, parseIngredient } from './ingredient-parser.ts'
import { groupLines, type RecipeLines } from './line-groups.ts'
import { linkSteps } from './link-steps.ts'
import { findScalingHints } from './scaling-hints.ts'
import { type ShownIngredient, showIngredient, toIngredientText } from './show-ingredient.ts'
import { showStep } from './show-step.ts'

const yieldStart =
  /^((?:makes\s+)?(?:(?:about|around|approx\.?|approximately)\s+)?)(\d+(?:\.\d+)?)(?:(\s*[-–]\s*|\s+to\s+)(\d+(?:\.\d+)?))?(?=\s+(?!(?:inch|inches|in|cm|mm)\b)\p{L})/iu

/**
 * The displayed lines of a recipe. `ingredientsText` is the list as plain text, one per line; `hasFixedLines` means that some ingredients
 * don't scale, `hints` say what else changes with the amounts; `yieldText` is undefined if it can't be scaled.
 */
export type ShownRecipe = ReturnType<typeof showRecipe>

/** What of a recipe follows its servings. */
export type ShownLines = RecipeLines & { yieldText?: string | undefined }

/** Displays the lines of a recipe. The server does so for each page; a browser loads this on the first change. */
export function showRecipe(recipe: ShownLines, display: Display) {
  const { ingredients, ingredientGroups, steps } = recipe
  const foods = linkSteps(recipe)
  const shown = ingredients.map((line) => markPackage(line, markChange(line, showIngredient(line, display), display)))
  return {
    display,
    ingredients: shown,
    ingredientsText: toListText(shown, ingredientGroups),
    hasFixedLines: ingredients.map(parseIngredient).some(({ isPinned, amounts }) => isPinned || amounts.length === 0),
    steps: steps.map((step, index) => showStep(step, display, foods[index])),
    hints: findScalingHints(recipe, display.factor),
    yieldText: showYield(recipe.yieldText ?? '', display.factor),
  }
}

function markChange(line: string, shown: ShownIngredient, { factor, units }: Display): ShownIngredient {
  if (factor === 1 || shown.amount === showIngredient(line, { ...asWritten, units }).amount) return shown
  return { ...shown, isChanged: true }
}

function markPackage(line: string, shown: ShownIngredient): ShownIngredient {
  const { lead } = parseIngredient(line)
  const unit = lead?.isPackage || lead?.isSingle ? findContainer(shown.text, 0) : undefined
  return unit && shown.amount ? { ...shown, package: unit.spelling } : shown
}

/** One ingredient a line; groups have their heading above them and an empty line between. */
function toListText(shown: ShownIngredient[], groups: RecipeLines['ingredientGroups']) {
  return groupLines(shown.length, groups)
    .map(({ heading, start, end }) => [...(heading ? [`${heading}:`] : []), ...shown.slice(start, end).map(toLine)].join('\n'))
    .join('\n\n')
}

function toLine(line: ShownIngredient) {
  return `${toIngredientText(line)}${line.isUnscaled ? ' (not scaled)' : ''}`
}

/** What a recipe makes, for another number of servings: '48 cookies' for '24 cookies'. Undefined for a text that can't be scaled for sure. */
export function showYield(text: string, factor: number): string | undefined {
  if (factor === 1) return text
  const [whole = '', before = '', low, between = '', high = ''] = yieldStart.exec(text) ?? []
  const counts = [low, high].filter(Boolean).map((count) => Number(count) * factor)
  // One of it is named in the singular, and nobody bakes a quarter of a cookie.
  const isFine = counts.length > 0 && Number(low) > 1 && counts.every((count) => count > 1 && Number.isInteger(count * 2))
  return isFine ? `${before}${counts.join(between)}${text.slice(whole.length)}` : undefined
}
