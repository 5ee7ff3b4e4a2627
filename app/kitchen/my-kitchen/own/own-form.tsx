import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { newId } from '#domain/id.ts'
import { toChangedAt } from '#domain/kitchen/kitchen-records.ts'
import {
  isWebAddress,
  type OwnRecipe,
  type OwnRecipeText,
  ownRecipeLimits,
  ownRecipePath,
  toOwnKey,
  toOwnText,
} from '#domain/kitchen/own-recipe.ts'
import { changeRecord } from '../kitchen-db.ts'
import { notKept } from '../kitchen-words.ts'

/** A form for one of the reader's recipes, to check and save. `known` is the one being edited. */
export function OwnForm({ text, known }: { text: OwnRecipeText; known?: OwnRecipe }) {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [fault, setFault] = useState('')
  const isTyped = useRef(false)
  const [answer] = useState<FieldAnswer>(() => ({ typed: toTyped(text), errors: {} }))
  useEffect(() => {
    const ask = (event: Event) => isTyped.current && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])

  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
    const found = findErrors(typed)
    setErrors(found)
    setFault('')
    if (Object.keys(found).length > 0) {
      const [first] = Object.keys(found)
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const now = Date.now()
    const key = known?.key ?? toOwnKey(newId(new Date(now)))
    try {
      await changeRecord(key, (stored) => ({ key, kind: 'own', changedAt: toChangedAt(now, stored), ...toText(typed) }))
      isTyped.current = false
      showToast('success', 'Saved on this device')
      await navigate(ownRecipePath(key), { replace: true })
    } catch {
      setFault(`${notKept} What you typed is still here.`)
    }
  }
  const shown = { typed: answer.typed, errors }
  return (
    <form
      className="own-form"
      onSubmit={(event) => void keep(event)}
      onInput={() => {
        isTyped.current = true
      }}
      noValidate
    >
      <Field name="title" label="Title" required maxLength={ownRecipeLimits.title} autoComplete="off" answer={shown} />
      <Field name="makes" label="Makes" maxLength={ownRecipeLimits.makes} autoComplete="off" answer={shown} />
      <Field
        name="ingredients"
        label="Ingredients"
        multiline
        help="One per line. A line ending with a colon is a heading."
        answer={shown}
      />
      <Field name="steps" label="Steps" multiline help="One per line." answer={shown} />
      <Field name="notes" label="Notes" multiline maxLength={ownRecipeLimits.notes} answer={shown} />
      <Field name="source" label="Source address" inputMode="url" maxLength={ownRecipeLimits.source} autoComplete="off" answer={shown} />
      <FormStatus answer={fault ? { sent: false, message: fault } : undefined} />
      <div className="own-buttons">
        <button className="button" type="submit">
          Save
        </button>
        <Link className="button button--quiet" to={known ? ownRecipePath(known.key) : '/my-kitchen'}>
          Cancel
        </Link>
      </div>
    </form>
  )
}

function findErrors({ title = '', source = '' }: Record<string, string>) {
  return {
    ...(title.trim() === '' && { title: 'Enter a title' }),
    ...(source.trim() !== '' && !isWebAddress(source) && { source: 'Enter an address that starts with https://, or leave it empty' }),
  }
}

function toTyped({ title, source, makes, ingredients, steps, notes }: OwnRecipeText) {
  return { title, source, makes, ingredients: ingredients.join('\n'), steps: steps.join('\n'), notes }
}

function toText({ title = '', source = '', makes = '', ingredients = '', steps = '', notes = '' }: Record<string, string>) {
  return toOwnText({ title, source, makes, ingredients: ingredients.split('\n'), steps: steps.split('\n'), notes })
}
