import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { AdminAnswer } from '#app/form-answers.ts'
import { Field, FieldError } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { showToast } from '#app/ui/toast.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { LocalTime } from '../local-time.tsx'
import { usePasskeyPlace } from '../passkey-button.tsx'
import { AccountForm, CurrentPassword, useFocusWhenShown } from './account-forms.tsx'

type Passkey = { id: string; name: string; isSynced: boolean; createdAt: string; lastUsedAt: string | null }

type PasskeyPartProps = {
  passkeys: Passkey[]
  /** The one to rename or remove. */
  chosen: Passkey | undefined
  /** The browser's name, the default name of a new passkey. */
  browser: string
}

/** The admin's passkeys: the list, renaming or removing one, and adding one. */
export function PasskeyPart({ passkeys, chosen, browser }: PasskeyPartProps) {
  const heading = useFocusAfterChange(passkeys.length)
  return (
    <>
      <section className="card account__part" aria-labelledby="passkeys">
        <h2 ref={heading} id="passkeys" tabIndex={-1}>
          Passkeys
        </h2>
        <p>A passkey lets you sign in with your fingerprint, face or device PIN instead of a password and code.</p>
        {passkeys.length === 0 ? <p>You don’t have any yet.</p> : <PasskeyList passkeys={passkeys} />}
      </section>
      {chosen ? <ChangeForms key={chosen.id} passkey={chosen} /> : null}
      <AddPart browser={browser} />
    </>
  )
}

/** The button that had the focus disappears when a passkey is added or removed. */
function useFocusAfterChange(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const earlier = useRef(count)
  useEffect(() => {
    if (count !== earlier.current) heading.current?.focus()
    earlier.current = count
  }, [count])
  return heading
}

function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <ul className="passkeys">
      {passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <p className="help">
              {isSynced ? 'Synced between devices' : 'On one device'} · added <LocalTime moment={createdAt} /> ·{' '}
              {lastUsedAt ? (
                <>
                  last used <LocalTime moment={lastUsedAt} />
                </>
              ) : (
                'never used'
              )}
            </p>
          </div>
          <Link className="button button--quiet" to={`/admin/account?passkey=${id}`} preventScrollReset>
            Rename…<span className="visually-hidden"> {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ChangeForms({ passkey: { id, name } }: { passkey: Passkey }) {
  const stored = useMemo(() => ({ name }), [name])
  const action = `/admin/account?passkey=${id}`
  return (
    <>
      <AccountForm form="rename-passkey" title={`Rename ${name}`} button="Rename" action={action} stored={stored}>
        {(fields) => (
          <>
            <input type="hidden" name="id" value={id} />
            <Field name="name" label="Name" required maxLength={fieldLimits.name} answer={fields} />
          </>
        )}
      </AccountForm>
      <AccountForm
        form="remove-passkey"
        title={`Remove ${name}`}
        button="Remove"
        action={action}
        question={`Remove the passkey “${name}”?`}
      >
        {(fields) => (
          <>
            <input type="hidden" name="id" value={id} />
            <p>You won’t be able to sign in with it anymore. Also delete it on your device.</p>
            <CurrentPassword answer={fields} />
          </>
        )}
      </AccountForm>
    </>
  )
}

/** Adding a passkey, or why that isn't possible here. */
function AddPart({ browser }: { browser: string }) {
  const { place, origin } = usePasskeyPlace()
  if (place === 'ready') return <AddForms browser={browser} />
  return (
    <section className="card account__part" aria-labelledby="add-passkey">
      <h2 id="add-passkey">Add a passkey</h2>
      {place === 'asleep' ? (
        <noscript>
          <p>Adding a passkey needs JavaScript.</p>
        </noscript>
      ) : null}
      {place === 'nameless' ? <p>{namelessWords}</p> : null}
      {place === 'elsewhere' ? (
        <p>
          Passkeys are tied to the site’s address. Open this page at <a href={`${origin}/admin/account`}>{origin}</a> to add one.
        </p>
      ) : null}
      {place === 'old' ? <p>This browser can’t make passkeys. Try a newer one.</p> : null}
    </section>
  )
}

const namelessWords =
  'Passkeys aren’t available: they need a domain name and https, and SITE_URL doesn’t have both. Whoever runs the server can change that.'

/** First the password, then the device. */
function AddForms({ browser }: { browser: string }) {
  const stored = useMemo(() => ({ name: browser }), [browser])
  const [begun, setBegun] = useState<AdminAnswer['passkey']>()
  const startOver = () => setBegun(undefined)
  if (begun)
    return (
      <AccountForm key={begun.options} form="add-passkey" title="Add a passkey" onSent={startOver}>
        {({ errors }) => <MakePasskey {...begun} fault={errors.name} onStartOver={startOver} />}
      </AccountForm>
    )
  return (
    <AccountForm form="add-passkey" title="Add a passkey" button="Continue" stored={stored} onSent={({ passkey }) => setBegun(passkey)}>
      {(fields) => (
        <>
          <Field
            name="name"
            label="Name"
            required
            maxLength={fieldLimits.name}
            help="Name the device it’s on, so you can recognize it."
            answer={fields}
          />
          <CurrentPassword answer={fields} />
        </>
      )}
    </AccountForm>
  )
}

type MakePasskeyProps = { name: string; options: string; fault: string | undefined; onStartOver: () => void }

/** Has the browser create the passkey, and sends it. Browsers require a button press right before. */
function MakePasskey({ name, options, fault, onStartOver }: MakePasskeyProps) {
  const ref = useFocusWhenShown()
  const response = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)

  async function make({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    setBusy(true)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const made = await startRegistration({ optionsJSON: JSON.parse(options) })
      if (response.current) response.current.value = JSON.stringify(made)
      form?.requestSubmit()
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      showToast('error', isKnown ? 'This device already has a passkey for this account.' : 'No passkey was created. Please try again.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <input type="hidden" name="name" value={name} />
      <input ref={response} type="hidden" name="response" />
      <p ref={ref} tabIndex={-1}>
        Your browser will ask where to save the passkey “{name}” and for your fingerprint, face or PIN.
      </p>
      {fault ? <FieldError id="passkey-fault" error={fault} /> : null}
      <div className="passkey-buttons">
        {fault ? null : (
          <button className="button" type="button" aria-disabled={isBusy} onClick={(event) => isBusy || make(event)}>
            {isBusy ? 'One moment…' : 'Create passkey'}
          </button>
        )}
        <button className="button button--quiet" type="button" onClick={onStartOver}>
          {fault ? 'Start over' : 'Not now'}
        </button>
      </div>
    </>
  )
}
