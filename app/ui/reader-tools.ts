import { type ComponentType, useSyncExternalStore } from 'react'
import type { StepPart } from '#domain/ingredients/show-step.ts'
import type { Recipe, RecipeCardData } from '#domain/recipes/recipe.ts'

/** What shows something of the reader's own on pages that are the same for everybody. Loaded only for readers who keep anything. */
export type OwnTools = {
  /** What the reader is told of a recipe, on its picture. */
  Mark: ComponentType<{ marks: RecipeCardData['marks'] }>
  /** The same on a recipe that the browser keeps. */
  TicketMark: ComponentType<{ recipe: Recipe }>
  /** How many cards of a list the reader's choice hides. */
  HiddenCount: ComponentType<{ cards: RecipeCardData[] }>
  /** The reader's note on a step, and what it means in their kitchen. `parts` are the step as shown. */
  StepAside: ComponentType<{ recipe: Recipe; step: number; parts: StepPart[] }>
  /** The reader's note on a recipe, for paper. */
  PaperNote: ComponentType<{ recipe: Recipe }>
}

let tools: OwnTools | undefined
const listeners = new Set<() => void>()

/** Undefined until they are provided. */
export function useOwnTools() {
  return useSyncExternalStore(
    subscribe,
    () => tools,
    () => undefined,
  )
}

export function provideOwnTools(loaded: OwnTools) {
  tools = loaded
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
