import { createStoredText } from './stored-text.ts'

/** The visitor's print options. */
export type PrintChoice = { picture: boolean; notes: boolean; nutrition: boolean; code: boolean; own: boolean; size: PrintSize }

export type PrintSize = 'small' | 'medium' | 'large'

const storedChoice = createStoredText('recipePrint')
const standard: PrintChoice = { picture: false, notes: true, nutrition: true, code: true, own: true, size: 'medium' }

/** The options last used on this device, else those that match the print style sheet. */
export function readPrintChoice(): PrintChoice {
  try {
    const stored: unknown = JSON.parse(storedChoice.read() ?? 'null')
    const choice = { ...standard, ...(typeof stored === 'object' && stored) }
    return isPrintChoice(choice) ? choice : standard
  } catch {
    return standard
  }
}

/** Stores the options and applies them to the print style sheet. */
export function applyPrintChoice(choice: PrintChoice) {
  storedChoice.write(JSON.stringify(choice))
  const { picture, notes, nutrition, code, own, size } = choice
  const parts = [picture && 'picture', notes && 'notes', nutrition && 'nutrition', code && 'code', own && 'own', size].filter(Boolean)
  document.documentElement.dataset.print = parts.join(' ')
}

function isPrintChoice(choice: Record<keyof PrintChoice, unknown>): choice is PrintChoice {
  const { size, ...parts } = choice
  return Object.values(parts).every((part) => typeof part === 'boolean') && (size === 'small' || size === 'medium' || size === 'large')
}
