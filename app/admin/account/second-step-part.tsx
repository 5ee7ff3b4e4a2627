import { useEffect, useRef } from 'react'
import type { FieldAnswer } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { countOf } from '#domain/text/count-of.ts'
import { CodeField } from '../code-field.tsx'
import { AccountForm, CurrentPassword } from './account-forms.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useFocusWhenShown } from './use-focus-when-shown.ts'

/** Signing in by code: setting it up, its recovery codes, and its end. `codesLeft` is undefined when it is off. */
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
