import { useEffect, useId, useRef, useState } from 'react'
import { SmallDialog } from '#app/admin/editor/small-dialog.tsx'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toTitle } from './picture-grid.tsx'
import { useChoices } from './use-choices.ts'

/** What a form gets of a chosen picture. */
export type ChosenPicture = { reference: string; alt: string }

/** A button that opens the owner's pictures, and passes on the chosen one. */
export function ChoosePicture({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // While the dialog is open, nothing else can have the focus.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      <button ref={button} className="button button--quiet choose-picture" type="button" onClick={() => setOpen(true)}>
        Choose from pictures
      </button>
      {isOpen ? (
        <PicturesDialog
          onClose={() => setOpen(false)}
          onChoose={({ id, alt }) => {
            setOpen(false)
            onChoose({ reference: `/images/${id}`, alt })
          }}
        />
      ) : null}
    </>
  )
}

type PicturesDialogProps = { onChoose: (picture: LibraryPicture) => void; onClose: () => void }

function PicturesDialog({ onChoose, onClose }: PicturesDialogProps) {
  const id = useId()
  const { pictures, hasMore, search, state, find, more, again } = useChoices()
  return (
    <SmallDialog title="Choose a picture" isWide onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>Search pictures</label>
        <input
          className="input"
          id={id}
          type="search"
          autoComplete="off"
          value={search}
          maxLength={fieldLimits.search}
          onChange={({ currentTarget }) => find(currentTarget.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {state === 'loaded' ? `${countOf(pictures.length, 'picture')} shown` : null}
      </p>
      {state === 'loaded' && pictures.length === 0 ? (
        <p className="help">{search ? 'No matching pictures.' : 'No pictures yet. Your uploads will be listed here.'}</p>
      ) : null}
      <ul className="picture-choices" aria-busy={state === 'loading'}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img
                src={variantPath(picture.file, 400, 'webp')}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
              <span>{toTitle(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'loading' ? <p className="help">Loading…</p> : null}
      {state === 'failed' ? (
        <p className="field-error" role="alert">
          The pictures could not be loaded.{' '}
          <button className="link-button" type="button" onClick={again}>
            Try again
          </button>
        </p>
      ) : null}
      {hasMore && state === 'loaded' ? (
        <button className="button button--quiet" type="button" onClick={more}>
          Show more
        </button>
      ) : null}
    </SmallDialog>
  )
}
