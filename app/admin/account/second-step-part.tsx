import { useEffect, useRef } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useIsLive } from '#app/ui/use-is-live.ts'
import { countOf } from '#domain/text/count-of.ts'
import { CodeField } from '../code-field.tsx'
import { AccountForm, CurrentPassword, useFocusWhenShown } from './account-forms.tsx'

/** Two-step sign-in: setting it up, its recovery codes, and switching it off. `codesLeft` is undefined when it is off. */
export function SecondStepPart({ codesLeft }: { codesLeft: number | undefined }) {
  const isOn = codesLeft !== undefined
  const wasOn = useRef(isOn)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasOn.current && !isOn) document.getElementById('main')?.focus({ preventScroll: true })
    wasOn.current = isOn
  }, [isOn])
  return (
    <>
      <CodesForm codesLeft={codesLeft} />
      {isOn ? <EndForm /> : null}
    </>
  )
}

/** One form for all steps, so that the recovery codes stay on the screen when the last one is taken. */
function CodesForm({ codesLeft }: { codesLeft: number | undefined }) {
  const isOn = codesLeft !== undefined
  const words = isOn ? { form: 'renew-codes', button: 'Create new recovery codes' } : { form: 'begin-codes', button: 'Continue' }
  return (
    <AccountForm {...words} title="Two-step sign-in">
      {(fields, answer) => {
        const uri = answer?.uri ?? fields.typed.uri
        if (!isOn && uri) return <Scan uri={uri} fields={fields} />
        return (
          <>
            {isOn && answer?.codes ? (
              <RecoveryCodes key={answer.codes[0]} codes={answer.codes} />
            ) : (
              <p>{isOn ? toOnWords(codesLeft) : offWords}</p>
            )}
            <CurrentPassword answer={fields} />
          </>
        )
      }}
    </AccountForm>
  )
}

const offWords = 'Protects your account if your password is stolen: after your password, you enter a code from an app on your phone.'

function toOnWords(codesLeft: number) {
  return `On: after your password, you enter a code from your app. If you lose your phone, use a recovery code. You have ${countOf(codesLeft, 'recovery code')} left.`
}

function Scan({ uri, fields }: { uri: string; fields: FieldAnswer }) {
  const ref = useFocusWhenShown()
  const key = /[?&]secret=(\w+)/.exec(uri)?.[1] ?? ''
  return (
    <>
      <input type="hidden" name="uri" value={uri} />
      <p ref={ref} tabIndex={-1}>
        Scan this with any authenticator app on your phone.
      </p>
      <QrCode text={uri} label="QR code with the key for your app" />
      <p>
        Or type this key into the app: <code>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField inputMode="numeric" help="The six digits your app shows now." answer={fields} />
    </>
  )
}

function EndForm() {
  return (
    <AccountForm form="end-codes" title="Turn off two-step sign-in" button="Turn off">
      {(fields) => <CurrentPassword answer={fields} />}
    </AccountForm>
  )
}

/** Recovery codes to save. They are shown only once: later only new ones can be created. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const isLive = useIsLive()
  const ref = useFocusWhenShown()
  const text = codes.join('\n')
  return (
    <div className="recovery-codes">
      <h3 ref={ref} tabIndex={-1}>
        Your recovery codes
      </h3>
      <p>Save them somewhere you can reach without your phone. Each code works once, and they won’t be shown again.</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-codes__buttons">
        {isLive ? (
          <button className="button button--quiet" type="button" onClick={() => copy(text)}>
            <Icon name="copy" />
            Copy
          </button>
        ) : null}
        <a
          className="button button--quiet"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        {isLive ? (
          <button className="button button--quiet" type="button" onClick={() => window.print()}>
            Print
          </button>
        ) : null}
      </div>
    </div>
  )
}

async function copy(text: string) {
  if (await copyText(text)) showToast('success', 'Recovery codes copied')
  else showToast('error', 'Couldn’t copy the codes.')
}
