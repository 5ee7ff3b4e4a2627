import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageAnswer } from '#app/feeds/page-recipe.ts'
import { Field } from '#app/ui/field.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { isWebAddress, type OwnRecipeText, ownRecipeLimits } from '#domain/kitchen/own-recipe.ts'
import { findPathHere, findSharedAddress, type Shared } from '#domain/kitchen/shared-address.ts'
import { OwnForm } from './own-form.tsx'

/** A new recipe, read from a web page or written by the reader. */
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

  // Text shared by another app is read at once.
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

type Reason = Extract<PageAnswer, { reason: unknown }>['reason'] | 'offline'

/** How long the site may take to read a page, in milliseconds: it gives the other site five seconds. */
const patience = 20_000

/** Asks the site to read the page at an address. */
async function askForRecipe(address: string): Promise<PageAnswer | { reason: 'offline' }> {
  try {
    const body = new URLSearchParams({ address })
    const response = await fetch('/api/page-recipe', { method: 'POST', body, signal: AbortSignal.timeout(patience) })
    return await response.json()
  } catch {
    return { reason: 'offline' }
  }
}

const reasons: Record<Reason, string> = {
  'not-an-address': 'That isn’t a web address.',
  'no-recipe': 'No recipe was found on that page.',
  unreachable: 'Couldn’t reach that page, or it doesn’t allow reading.',
  'too-many': 'You’ve read a lot of pages this hour.',
  busy: 'This site is busy reading other pages. Try again in a moment.',
  outage: 'Couldn’t read the page. Try again in a minute.',
  off: 'This site can’t read other sites’ pages.',
  offline: 'Couldn’t reach this site. You may be offline.',
}

/** Why there is no recipe, and what the reader can do. */
function tellWhyNone(reason: Reason) {
  return `${reasons[reason]} You can type it in yourself; the address is kept.`
}
