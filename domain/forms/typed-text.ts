import { z } from 'zod'
import { groupDigits } from '#domain/text/count-of.ts'
import { toXmlText } from '#domain/text/escape-html.ts'
import { fieldLimits } from './form-limits.ts'

type Limits = { max: number; required?: string }

/**
 * Trimmed text. Drops characters that databases don't accept (NUL, lone surrogates) and other control characters. `required` is the message
 * if nothing is left. Lengths are in code points; the browser's `maxlength` counts UTF-16 code units, so the server accepts whatever the
 * browser does.
 */
export function typedText({ max, required }: Limits) {
  const text = z
    .string({ error: required ?? 'Type some text' })
    .transform(dropUnstorable)
    .pipe(z.string().max(max, `Keep it to ${groupDigits(max)} characters`))
  return required ? text.pipe(z.string().min(1, required)) : text
}

/** An e-mail address; its case is preserved. */
export function typedEmail() {
  const message = 'Enter an email like name@mail.com'
  return typedText({ max: fieldLimits.email, required: 'Enter your email' }).pipe(z.email(message))
}

/** Optional text: '' whether absent or empty. */
export function optionalText(max: number) {
  return z.preprocess((value) => value ?? '', typedText({ max }))
}

function dropUnstorable(text: string) {
  return (
    toXmlText(text)
      .replaceAll('\uFFFD', '')
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are to be removed
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .trim()
  )
}
