import { createStoredText } from './stored-text.ts'

/** The visitor's print options. */
export type PrintChoice = { picture: boolean; notes: boolean; nutrition: boolean; size: PrintSize }

export type PrintSize = 'small' | 'medium' | 'large'

const storedChoice = createStoredText('recipePrint')
const standard: PrintChoice = { picture: false, notes: true, nutrition: true, size: 'medium' }

/** The options last used on this device, else those that match the print style sheet. */
export function readPrintChoice(): PrintChoice {
  try {
    const stored: unknown = JSON.parse(storedChoice.read() ?? 'null')
    return isPrintChoice(stored) ? stored : standard
  } catch {
    return standard
  }
}

/** Stores the options and applies them to the print style sheet. */
export function applyPrintChoice(choice: PrintChoice) {
  storedChoice.write(JSON.stringify(choice))
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
