import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { isWebAddress, type OwnRecipeText, ownRecipeLimits } from '#domain/kitchen/own-recipe.ts'
import { findPathHere, findSharedAddress, type Shared } from '#domain/kitchen/shared-address.ts'
import { askForRecipe, tellWhyNone } from './ask-for-recipe.ts'
import { OwnForm } from './own-form.tsx'

/** A recipe that is read from its page, or written by the reader. */
export function NewOwn({ shared }: { shared: Shared }) {
  const navigate = useNavigate()
  const [address] = useState(() => findSharedAddress(shared) ?? '')
  const [draft, setDraft] = useState<OwnRecipeText | undefined>(() => toDraft(shared, address))
  const [isReading, setReading] = useState(false)
  const [answer, setAnswer] = useState<{ sent: boolean; message: string }>()
  const [error, setError] = useState('')
  const form = useRef<HTMLFormElement>(null)

  const read = useEffectEvent(async (wanted: string) => {
    setAnswer(undefined)
    if (!isWebAddress(wanted)) return setError('Enter an address that starts with https://')
    const here = findPathHere(wanted, location.origin)
    if (here) return navigate(here)
    setReading(true)
    const page = await askForRecipe(wanted)
    setReading(false)
    if ('path' in page) return navigate(page.path)
    if ('recipe' in page) {
      setDraft(page.recipe)
      return setAnswer({ sent: true, message: `Read from ${new URL(wanted).host}. Check it, then save.` })
    }
    setAnswer({ sent: false, message: tellWhyNone(page.reason) })
  })

  // What another app shared is read at once.
  useEffect(() => {
    if (address) void read(address)
  }, [address])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void read(readAddress(event.currentTarget))
  }
  const write = () => {
    setAnswer(undefined)
    const source = readAddress(form.current)
    setDraft({ ...nothing, title: shared.title.slice(0, ownRecipeLimits.title), source: isWebAddress(source) ? source : '' })
  }
  if (draft)
    return (
      <section aria-label="Recipe">
        <FormStatus answer={answer} />
        <OwnForm text={draft} />
      </section>
    )
  return (
    <section aria-label="Address">
      <FormStatus answer={answer} />
      <form ref={form} className="own-form" onSubmit={submit} noValidate>
        <Field
          name="address"
          label="Page address"
          inputMode="url"
          autoComplete="off"
          required
          maxLength={ownRecipeLimits.source}
          help="We read the page once to get its ingredients and steps."
          answer={{ typed: { address }, errors: error ? { address: error } : {} }}
        />
        <div className="own-buttons">
          <button className="button" type="submit" disabled={isReading}>
            {isReading ? 'Reading the page…' : 'Read the recipe'}
          </button>
          <button className="button button--quiet" type="button" onClick={write}>
            Type it in myself
          </button>
        </div>
      </form>
    </section>
  )
}

const nothing: OwnRecipeText = { title: '', source: '', makes: '', ingredients: [], steps: [], notes: '' }

/** Text shared without an address becomes a draft for the reader to finish. */
function toDraft({ text, title }: Shared, address: string) {
  return address === '' && text.trim() !== '' ? { ...nothing, title: title.slice(0, ownRecipeLimits.title), notes: text } : undefined
}

function readAddress(form: HTMLFormElement | null) {
  return form ? String(new FormData(form).get('address')).trim() : ''
}
