import { asWritten } from '#domain/ingredients/display.ts'
import { type StepPart, showStep } from '#domain/ingredients/show-step.ts'
import { splitStep } from '#domain/ingredients/split-step.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toIngredientMark, toPlainLine, toTimerMark } from './cooklang-marks.ts'
import { findMentions } from './cooklang-mentions.ts'
import { type CooklangSource, toMetadata } from './cooklang-metadata.ts'

/**
 * A recipe as a Cooklang file (https://cooklang.org/docs/spec/). Its steps are the owner's prose. An ingredient is marked, under its full name,
 * where a step first names it; those that no step names stand in a first step of their own, so that the file has every one with its amount.
 */
export function toCooklang(recipe: Recipe, from: CooklangSource): string {
  const { steps, unnamed } = markSteps(recipe)
  const marks = unnamed.map((line) => toIngredientMark(line))
  const paragraphs = [
    ...(recipe.yieldText ? [`> Yield: ${toPlainLine(recipe.yieldText)}`] : []),
    ...(marks.length > 0 ? [`Have ready: ${marks.join(', ')}.`] : []),
    ...steps,
  ]
  return `${toMetadata(recipe, from)}\n\n${paragraphs.join('\n\n')}\n`
}

function markSteps({ steps, ingredients }: Recipe) {
  const waiting = new Set(ingredients.keys())

  function markText(text: string) {
    const mentions = findMentions(text, ingredients, waiting)
    for (const { index } of mentions) waiting.delete(index)
    const ends = [0, ...mentions.map(({ end }) => end)]
    const pieces = mentions.map(({ start, index }, place) => {
      return toPlainLine(text.slice(ends[place], start)) + toIngredientMark(ingredients[index] ?? '')
    })
    return pieces.join('') + toPlainLine(text.slice(ends.at(-1)))
  }

  function markStep(step: string) {
    const { heading, text } = splitStep(step)
    const pieces = joinTexts(showStep(text, asWritten)).map((part) => toTimerMark(part) ?? markText(part.text))
    return toParagraph(`${heading && `${toPlainLine(heading)}: `}${pieces.join('')}`)
  }

  const marked = steps.map(markStep)
  return { steps: marked, unnamed: [...waiting].map((index) => ingredients[index] ?? '') }
}

/** Only times stand alone: a food may lie across the parts of a text. */
function joinTexts(parts: StepPart[]): StepPart[] {
  const joined: StepPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && part.kind !== 'time') last.text += part.text
    else joined.push(part.kind === 'time' ? part : { kind: 'text', text: part.text })
  }
  return joined
}

/** Signs that make something else of a paragraph when it begins with them: notes, sections, lists of categories. */
function toParagraph(text: string) {
  const trimmed = text.trim()
  return /^[>=[]/.test(trimmed) ? `– ${trimmed}` : trimmed
}
