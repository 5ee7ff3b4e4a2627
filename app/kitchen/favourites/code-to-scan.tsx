import { useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/** Maximum length, in characters, of a text whose QR code a phone can still scan from a screen. */
const maxCodeCharacters = 600

const tooMany = 'Too many recipes for a QR code. Use the link instead.'

/** A button that shows the text as a QR code, or the reason why it can't. */
export function CodeToScan({ text, tooLong = tooMany }: { text: string; tooLong?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const QrCode = useLoaded(isOpen, () => import('#app/ui/qr-code.tsx'))?.QrCode
  if (text.length > maxCodeCharacters) return <p>{tooLong}</p>
  return (
    <>
      <div className="along-buttons">
        <button className="button button--small" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide QR code' : 'Show QR code'}
        </button>
      </div>
      {isOpen && QrCode ? <QrCode text={text} label="The link as a QR code" /> : null}
    </>
  )
}
