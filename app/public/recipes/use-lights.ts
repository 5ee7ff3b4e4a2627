import { useEffect, useState } from 'react'
import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'

/** What is highlighted: by the control `by`, ingredient lines and steps, by index. */
type Lit = { by: string; lines: number[]; steps: number[] }

/**
 * Highlights the steps of an ingredient, or the ingredients of a step. One control at a time; pressing it again, or Escape, removes the
 * highlight.
 */
export type Lights = {
  lit: Lit | undefined
  /** In words, for screen readers. */
  words: string
  press: (next: Lit) => void
}

export function useLights(shown: ShownRecipe): Lights {
  const [lit, setLit] = useState<Lit>()
  const isOn = lit !== undefined
  useEffect(() => {
    if (!isOn) return
    const clear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) setLit(undefined)
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [isOn])
  return {
    lit,
    words: lit ? toWords(lit, shown) : '',
    press: (next) => setLit((now) => (now?.by === next.by ? undefined : next)),
  }
}

function toWords({ lines, steps }: Lit, { ingredients }: ShownRecipe) {
  if (steps.length > 0) return toStepsText(steps)
  return lines
    .flatMap((line) => ingredients[line] ?? [])
    .map(({ amount, text }) => `${amount} ${text}`.trim())
    .join('; ')
}

/** 'Step 2', 'Steps 2, 4'. */
export function toStepsText(steps: number[]) {
  return `${steps.length > 1 ? 'Steps' : 'Step'} ${steps.map((step) => step + 1).join(', ')}`
}

/** The indexes of the steps that name an ingredient line. */
export function findStepsOf(line: number, { steps }: ShownRecipe) {
  return steps.flatMap(({ parts }, step) => (parts.some(({ lines }) => lines?.includes(line)) ? [step] : []))
}

/** The indexes of the ingredient lines that a step names, each once. */
export function findLinesOf({ parts }: ShownRecipe['steps'][number]) {
  return [...new Set(parts.flatMap(({ lines = [] }) => lines))]
}
