import type { ComponentType } from 'react'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'
import type { StepPart } from '#packages/ingredients/show-step.ts'
import { shareValue } from './shared-value.ts'

/** Components that show a reader's own data on pages that are the same for everyone. Loaded only for readers who have stored any. */
export type OwnTools = {
  /** The mark on a recipe's picture that tells the reader whether it fits. */
  Mark: ComponentType<{ marks: RecipeCardData['marks'] }>
  /** The same for a recipe stored in the browser. */
  TicketMark: ComponentType<{ recipe: Recipe }>
  /** How many cards of a list the reader's choices hide. */
  HiddenCount: ComponentType<{ cards: Pick<Partial<RecipeCardData>, 'marks'>[]; isPaged: boolean }>
  /** The reader's note on a step, and hints for their kitchen. `parts` are the step as shown. */
  StepAside: ComponentType<{ recipe: Recipe; step: number; parts: StepPart[] }>
  /** The reader's note on a recipe, for print. */
  PaperNote: ComponentType<{ recipe: Recipe }>
}

const tools = shareValue<OwnTools | undefined>(undefined)

/** Undefined until they are provided. */
export const useOwnTools = tools.useValue

export const provideOwnTools = tools.set
