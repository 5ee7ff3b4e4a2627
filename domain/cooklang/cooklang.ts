import { asWritten } from '#domain/ingredients/display.ts'
import { type StepPart, showStep } from '#domain/ingredients/show-step.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toIngredientMark, toPlainLine, toTimerMark } from './cooklang-marks.ts'
import { findMentions } from './cooklang-mentions.ts'
import { type CooklangSource, toMetadata } from './cooklang-metadata.ts'

/**
 * A recipe as a Cooklang file (https://cooklang.org/docs/spec/). The steps are the owner's text. An ingredient is marked up, with its full
 * name, where a step first mentions it; ingredients that no step mentions are listed in an additional first step, so that the file includes
 * all of them with their amounts.
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
    const { heading, parts } = showStep(step, asWritten)
    const pieces = joinTexts(parts).map((part) => toTimerMark(part) ?? markText(part.text))
    return toParagraph(`${heading && `${toPlainLine(heading)}: `}${pieces.join('')}`)
  }

  const marked = steps.map(markStep)
  return { steps: marked, unnamed: [...waiting].map((index) => ingredients[index] ?? '') }
}

/** Joins all parts but times: a food's name may span several of them. */
function joinTexts(parts: StepPart[]): StepPart[] {
  const joined: StepPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && part.kind !== 'time') last.text += part.text
    else joined.push(part.kind === 'time' ? part : { kind: 'text', text: part.text })
  }
  return joined
}

/** Escapes the characters that give a meaning to a paragraph at its start: notes, sections, lists. */
function toParagraph(text: string) {
  const trimmed = text.trim()
  return /^[>=[]/.test(trimmed) ? `– ${trimmed}` : trimmed
}
