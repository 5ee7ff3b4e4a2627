import { type FormEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#app/ui/dialog.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { createStoredText } from '#app/ui/stored-value.ts'

const parts = [
  { name: 'picture', label: 'Picture' },
  { name: 'notes', label: 'Notes at the top' },
  { name: 'nutrition', label: 'Nutrition' },
  { name: 'own', label: 'My notes and hints' },
  { name: 'code', label: 'QR code of this page' },
] as const

const sizes: { size: PrintSize; label: string }[] = [
  { size: 'small', label: 'Small' },
  { size: 'medium', label: 'Medium' },
  { size: 'large', label: 'Large' },
]

type PrintPanelProps = { isOpen: boolean; hasPicture: boolean; link: string | undefined; onClose: () => void }

/** Print options, preset to those last used, and beside the printed address a QR code of it. */
export function PrintPanel({ isOpen, link, ...options }: PrintPanelProps) {
  const address = document.querySelector('.recipe__address')
  return (
    <>
      {isOpen ? <Options hasLink={link !== undefined} {...options} /> : null}
      {link && address ? createPortal(<QrCode text={link} label="This page as a QR code" />, address) : null}
    </>
  )
}

function Options({ hasPicture, hasLink, onClose }: { hasPicture: boolean; hasLink: boolean; onClose: () => void }) {
  const heading = useId()
  const isPrinting = useRef(false)
  const choice = readPrintChoice()
  const isOffered = { notes: true, nutrition: true, picture: hasPicture, code: hasLink, own: hasOwnNotes() }
  const choose = (event: FormEvent<HTMLFormElement>) => {
    applyPrintChoice(readForm(new FormData(event.currentTarget)))
    isPrinting.current = true
  }
  const close = () => {
    onClose()
    if (!isPrinting.current) return
    dispatchEvent(new CustomEvent('recipe-action', { detail: 'print' }))
    window.print()
  }
  return (
    <Dialog className="print-panel" labelledBy={heading} onClose={close}>
      <h2 id={heading}>Print</h2>
      <form method="dialog" onSubmit={choose}>
        {parts
          .filter(({ name }) => isOffered[name])
          .map(({ name, label }) => (
            <label key={name} className="choice">
              <input type="checkbox" name={name} defaultChecked={choice[name]} />
              {label}
            </label>
          ))}
        <fieldset>
          <legend>Text size</legend>
          {sizes.map(({ size, label }) => (
            <label key={size} className="choice">
              <input type="radio" name="size" value={size} defaultChecked={choice.size === size} />
              {label}
            </label>
          ))}
        </fieldset>
        <button className="button" type="submit">
          Print
        </button>
      </form>
    </Dialog>
  )
}

/** Whether the page shows any of the reader's own notes or kitchen hints. */
function hasOwnNotes() {
  return document.querySelector('.recipe :is(.own-note, .own-hint)') !== null
}

function readForm(form: FormData) {
  return {
    picture: form.has('picture'),
    notes: form.has('notes'),
    nutrition: form.has('nutrition'),
    code: form.has('code'),
    own: hasOwnNotes() ? form.has('own') : readPrintChoice().own,
    size: sizes.find(({ size }) => size === form.get('size'))?.size ?? 'medium',
  }
}

/** The visitor's print options. */
export type PrintChoice = { picture: boolean; notes: boolean; nutrition: boolean; code: boolean; own: boolean; size: PrintSize }

export type PrintSize = 'small' | 'medium' | 'large'

const storedChoice = createStoredText('recipePrint')
const standard: PrintChoice = { picture: false, notes: true, nutrition: true, code: true, own: true, size: 'medium' }

/** The options last used on this device, or else those of the print style sheet. */
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
