import { keepText } from './stored-text.ts'

/** What goes on paper, and how large its text is. */
export type PrintChoice = { picture: boolean; notes: boolean; nutrition: boolean; size: PrintSize }

/** The sizes of printed text. */
export type PrintSize = 'small' | 'medium' | 'large'

const kept = keepText('recipePrint')
const standard: PrintChoice = { picture: false, notes: true, nutrition: true, size: 'medium' }

/** What was chosen on this device the last time, else what the print style does by itself. */
export function readPrintChoice(): PrintChoice {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? 'null')
    return isPrintChoice(stored) ? stored : standard
  } catch {
    return standard
  }
}

/** Keeps a choice and lets the print style follow it. */
export function applyPrintChoice(choice: PrintChoice) {
  kept.write(JSON.stringify(choice))
  const { picture, notes, nutrition, size } = choice
  const parts = [picture && 'picture', notes && 'notes', nutrition && 'nutrition', size].filter(Boolean)
  document.documentElement.dataset.print = parts.join(' ')
}

function isPrintChoice(stored: unknown): stored is PrintChoice {
  if (typeof stored !== 'object' || stored === null) return false
  const { picture, notes, nutrition, size }: Partial<Record<string, unknown>> = { ...stored }
  return (
    [picture, notes, nutrition].every((part) => typeof part === 'boolean') && (size === 'small' || size === 'medium' || size === 'large')
  )
}
