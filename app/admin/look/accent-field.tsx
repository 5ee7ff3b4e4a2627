import { useId, useState } from 'react'
import { describedBy, type FieldAnswer, FieldNotes, useFieldError } from '#app/ui/field.tsx'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { type AccentPreview, previewAccent } from '#domain/settings/accent.ts'

const original = '#c2410c'

/** The accent colour, with a preview of the resulting colours in both themes. */
export function AccentField({ answer }: { answer: FieldAnswer }) {
  const id = useId()
  const isLive = useIsLive()
  const [typed, setTyped] = useState(answer.typed.accent ?? '')
  const { error, forget } = useFieldError('accent', answer)
  const help = 'For buttons, links and the hero, such as #0f766e. Leave empty for the default orange.'
  const preview = previewAccent(typed)
  const change = (value: string) => {
    forget()
    setTyped(value)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Accent color</label>
        <div className="accent-field">
          <input
            className="input"
            id={id}
            name="accent"
            value={typed}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            {...describedBy(id, { error, help })}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
          {isLive ? (
            <input
              type="color"
              aria-label="Choose the accent color"
              value={preview ? toWhole(typed) : original}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          ) : null}
        </div>
        <FieldNotes {...{ id, error, help }} />
      </div>
      {preview ? (
        <div className="accent-previews" aria-live="polite">
          <Preview theme="Day" words="darkened" shown={preview.light} />
          <Preview theme="Night" words="lightened" shown={preview.dark} />
        </div>
      ) : null}
    </>
  )
}

/** Colours are attributes of a drawing, because the content security policy blocks styles in the page. */
function Preview({ theme, words, shown }: { theme: string; words: string; shown: AccentPreview['light'] }) {
  const { colour, text, paper, ratio, isChanged } = shown
  return (
    <figure>
      <svg viewBox="0 0 260 90" role="img" aria-label={`${theme}: a link and a button in ${colour}`}>
        <rect width="260" height="90" rx="8" fill={paper} />
        <text x="18" y="52" fontSize="18" fontWeight="700" textDecoration="underline" fill={colour}>
          A link
        </text>
        <rect x="110" y="22" width="130" height="46" rx="8" fill={colour} />
        <text x="175" y="51" fontSize="17" fontWeight="700" textAnchor="middle" fill={text}>
          A button
        </text>
      </svg>
      <figcaption>
        {theme}: {isChanged ? `${words} to ${colour} for readability` : `${colour}, unchanged`}. Contrast {ratio.toFixed(1)} to 1.
      </figcaption>
    </figure>
  )
}

/** What a colour field accepts: `#rrggbb`. */
function toWhole(typed: string) {
  const digits = typed.trim().replace('#', '')
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}
