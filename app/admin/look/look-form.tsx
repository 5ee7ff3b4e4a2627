import { useState } from 'react'
import { KeptForm } from '#app/admin/revisions/kept-form.tsx'
import type { EditingStart } from '#app/admin/revisions/read-editing.ts'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'
import { pictureName } from '#domain/pictures/picture-variants.ts'
import { iconSides, type SiteIcon, toIconPath } from '#domain/pictures/site-icons.ts'
import { AccentField } from './accent-field.tsx'
import { LookPicture } from './look-picture.tsx'

const record = { kind: 'settings', id: 'look' } as const

/** The accent colour, and the site's own pictures. */
export function LookForm({ values, editing }: { values: Record<string, string>; editing: EditingStart }) {
  return (
    <KeptForm {...{ record, editing }} name="look" label="Look" className="form settings-form" action="/admin/look" stored={values}>
      {({ fields, saving, foot }) => (
        <>
          <LookFields answer={fields} />
          <div className="settings-form__foot kept-foot">
            <button className="button" type="submit" aria-disabled={saving}>
              {saving ? 'Saving…' : 'Save look'}
            </button>
            {foot}
          </div>
        </>
      )}
    </KeptForm>
  )
}

function LookFields({ answer: fields }: { answer: FieldAnswer }) {
  const key = JSON.stringify(fields.typed)
  return (
    <>
      <fieldset className="card settings-group">
        <legend>Color</legend>
        <AccentField key={key} answer={fields} />
      </fieldset>
      <fieldset className="card settings-group">
        <legend>Pictures</legend>
        <LookPicture
          key={`logo ${key}`}
          name="logo"
          label="Logo"
          help="Shown in the header and footer instead of the built-in symbol and the site name. The footer is always dark; the header is dark in dark mode."
          answer={fields}
        />
        <LookPicture
          key={`icon ${key}`}
          name="icon"
          label="Site icon"
          help="Shown in browser tabs and on phone home screens. Best: a square of at least 512 pixels without small text. Other shapes are scaled to fit."
          answer={fields}
          toPreview={(reference) => <IconPreview reference={reference} />}
        />
        <LookPicture
          key={`social ${key}`}
          name="socialPicture"
          label="Social picture"
          help="For link previews of pages without their own picture. Best: 1200 by 630 pixels."
          answer={fields}
        />
        <Field
          name="socialAlt"
          label="Social picture description"
          maxLength={editorLimits.imageAlt}
          unmarked
          help="For people who can’t see it."
          answer={fields}
        />
      </fieldset>
    </>
  )
}

const places: { words: string; className: string; icon: SiteIcon; side: number }[] = [
  { words: 'Browser tab, light', className: 'icon-preview__tab', icon: 'icon-32.png', side: 32 },
  { words: 'Browser tab, dark', className: 'icon-preview__tab is-dark', icon: 'icon-32.png', side: 32 },
  { words: 'iPhone', className: 'icon-preview__phone', icon: 'apple-touch-icon.png', side: 180 },
  { words: 'Android phone', className: 'icon-preview__phone is-round', icon: 'icon-maskable-512.png', side: 512 },
]

/** The icon that the server makes from a picture, as people will see it. */
function IconPreview({ reference }: { reference: string }) {
  const [side, setSide] = useState(Number.POSITIVE_INFINITY)
  const name = pictureName(reference)
  if (!name) return null
  return (
    <>
      <ul className="icon-preview">
        {places.map(({ words, className, icon, side: size }) => (
          <li key={words}>
            <span className={className}>
              <img key={name} src={toIconPath(name, icon)} alt="" width={size} height={size} />
              {className.includes('tab') ? <span aria-hidden="true">Home</span> : null}
            </span>
            {words}
          </li>
        ))}
      </ul>
      <span hidden>
        <img
          key={name}
          src={reference}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSide(Math.max(naturalWidth, naturalHeight))}
        />
      </span>
      <p className="help" role="status">
        {side < iconSides.best
          ? `This picture is ${side} pixels on its longer side. Use at least ${iconSides.best} to keep it sharp on every phone.`
          : null}
      </p>
    </>
  )
}
