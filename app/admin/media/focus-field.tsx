import { type PointerEvent, useEffect, useId, useState } from 'react'
import { type FieldAnswer, FieldError } from '#app/ui/field.tsx'
import type { LibraryPicture } from '#core/pictures/browse-library.ts'
import { focusStep, middle, type PictureFocus, toFocusClass } from '#domain/pictures/focus.ts'
import { variantPath } from '#domain/pictures/picture-variants.ts'

const crops = [
  { className: 'is-cover', label: 'Cover' },
  { className: 'is-card', label: 'Card' },
  { className: 'is-square', label: 'Square' },
]

/** The focal point that crops keep in view: set by a press on the picture or with two sliders, with a preview of crops. */
export function FocusField({ picture: { file, width, height, alt }, answer }: { picture: LibraryPicture; answer: FieldAnswer }) {
  const id = useId()
  const [focus, setFocus] = useState(() => readFocus(answer.typed))
  useEffect(() => setFocus(readFocus(answer.typed)), [answer])
  const error = answer.errors.focusX ?? answer.errors.focusY
  const src = variantPath(file, 800, 'webp')

  function press({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect()
    setFocus({ x: toStep((clientX - left) / across), y: toStep((clientY - top) / down) })
  }

  return (
    <fieldset className="focus-field">
      <legend className="field-label">Focal point</legend>
      <div className="focus-field__picture" onPointerDown={press}>
        <img src={src} alt={alt || 'The picture'} width={width} height={height} />
        <svg aria-hidden="true">
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="14" />
          <circle cx={`${focus.x}%`} cy={`${focus.y}%`} r="4" />
        </svg>
      </div>
      <div className="focus-field__sliders">
        <Slider id={`${id}-x`} name="focusX" label="From the left" value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <Slider id={`${id}-y`} name="focusY" label="From the top" value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
        <button className="button button--quiet button--small" type="button" onClick={() => setFocus(middle)}>
          Center
        </button>
      </div>
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
      <ul className="focus-field__crops" aria-label="Crops">
        {crops.map(({ className, label }) => (
          <li key={className}>
            <img className={`${className} ${toFocusClass(focus)}`} src={src} alt="" width={width} height={height} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type SliderProps = { id: string; name: string; label: string; value: number; onChange: (value: number) => void }

function Slider({ id, name, label, value, onChange }: SliderProps) {
  return (
    <div className="focus-field__slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={focusStep}
        value={value}
        aria-valuetext={`${value} percent`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <output htmlFor={id}>{value}%</output>
    </div>
  )
}

function readFocus({ focusX, focusY }: Record<string, string>): PictureFocus {
  return { x: Number(focusX ?? middle.x), y: Number(focusY ?? middle.y) }
}

function toStep(share: number) {
  return Math.min(100, Math.max(0, Math.round((share * 100) / focusStep) * focusStep))
}
