import type { ComponentType } from 'react'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import type { StepPart } from '#packages/ingredients/show-step.ts'
import { shareValue } from './shared-value.ts'

/** What shows something of the reader's own on pages that are the same for everybody. Loaded only for readers who keep anything. */
export type OwnTools = {
  /** The mark on a recipe's picture that tells the reader whether it fits. */
  Mark: ComponentType<{ marks: RecipeCardData['marks'] }>
  /** The same on a recipe that the browser keeps. */
  TicketMark: ComponentType<{ recipe: Recipe }>
  /** How many cards of a list the reader's choice hides. */
  HiddenCount: ComponentType<{ cards: Pick<Partial<RecipeCardData>, 'marks'>[]; isPaged: boolean }>
  /** The reader's note on a step, and what it means in their kitchen. `parts` are the step as shown. */
  StepAside: ComponentType<{ recipe: Recipe; step: number; parts: StepPart[] }>
  /** The reader's note on a recipe, for paper. */
  PaperNote: ComponentType<{ recipe: Recipe }>
}

const tools = shareValue<OwnTools | undefined>(undefined)

/** Undefined until they are provided. */
export const useOwnTools = tools.useValue

export const provideOwnTools = tools.set
