import { useId, useRef, useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { countOf } from '#domain/text/count-of.ts'
import { maxLinkRecipes, toAddHash, toRecipeKey } from './add-link.ts'
import { useLoaded } from './use-loaded.ts'

/** A link with the favourites, to scan, copy or share; an explanation if there are too many for one. */
export function SendLink({ favourites }: { favourites: readonly Recipe[] }) {
  return (
    <section>
      <h3>Send {countOf(favourites.length, 'recipe')}</h3>
      {favourites.length > maxLinkRecipes ? (
        <p>
          A link can carry {maxLinkRecipes} recipes, and you have {favourites.length}. Use the file below instead.
        </p>
      ) : (
        <LinkToShare
          url={`${location.origin}/favourites${toAddHash(favourites.map(toRecipeKey))}`}
          title="My favourite recipes"
          text="Open this link on the other device. It lists only the recipes and asks before adding them."
        />
      )}
    </section>
  )
}

type LinkToShareProps = { url: string; title: string; text: string; tooLong?: string }

/** A link to scan, copy or share. `text` explains it; `tooLong` replaces the QR code of a link that is too long for one. */
export function LinkToShare({ url, title, text, tooLong }: LinkToShareProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const copy = async () => {
    if (await copyText(url)) return setWords('Link copied.')
    field.current?.select()
    setWords('Couldn’t copy. The link is selected, so you can copy it yourself.')
  }
  return (
    <>
      <p>{text}</p>
      <CodeToScan text={url} tooLong={tooLong} />
      <div className="field">
        <label htmlFor={id}>Link</label>
        <input ref={field} id={id} className="input" value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
      </div>
      <div className="along-buttons">
        <button className="button button--quiet button--small" type="button" onClick={copy}>
          Copy link
        </button>
        {'share' in navigator ? (
          <button className="button button--quiet button--small" type="button" onClick={() => shareLink(title, url).catch(copy)}>
            Share link
          </button>
        ) : null}
      </div>
      <p role="status">{words}</p>
    </>
  )
}

/** Cancelling the device's share dialog is not a failure. */
async function shareLink(title: string, url: string) {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** Maximum length, in characters, of a text whose QR code a phone can still scan from a screen. */
const maxCodeCharacters = 600

const tooMany = 'Too many recipes for a QR code. Use the link instead.'

/** A button that shows the text as a QR code, or the reason why it can't. */
function CodeToScan({ text, tooLong = tooMany }: { text: string; tooLong?: string | undefined }) {
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
