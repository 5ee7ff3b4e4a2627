import type { Display } from './display.ts'

/**
 * A piece of a step: plain text, an amount, a temperature or a time. A time carries how many seconds it lasts (of a range the lower end,
 * and the upper end in `atMostSeconds`) and a name for its timer, taken from the words around it ('' where they give none).
 */
export type StepPart = {
  kind: 'text' | 'amount' | 'temperature' | 'time'
  text: string
  seconds?: number
  atMostSeconds?: number
  name?: string
}

/** A step for a number of servings in the wanted units, in parts that join to the text as shown. Takes the text with or without its heading. */
export function showStep(step: string, _display: Display): StepPart[] {
  return [{ kind: 'text', text: step }]
}
