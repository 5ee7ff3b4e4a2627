import { z } from 'zod'
import { groupDigits } from '#domain/text/group-digits.ts'
import { fieldLimits } from './form-limits.ts'

type Limits = { max: number; required?: string }

/**
 * One line or paragraph that a person typed: characters no database takes (NUL, lone surrogates) and other control characters are dropped,
 * ends are trimmed. `required` is the message when nothing is left. Lengths are code points; the browser's `maxlength` counts some of them twice, so
 * what it lets through is taken.
 */
export function typedText({ max, required }: Limits) {
  const text = z
    .string({ error: required ?? 'Type some text' })
    .transform(dropUnstorable)
    .pipe(z.string().max(max, `Keep it to ${groupDigits(max)} characters`))
  return required ? text.pipe(z.string().min(1, required)) : text
}

/** An e-mail address, kept as typed. */
export function typedEmail() {
  const message = 'Enter an email like name@mail.com'
  return typedText({ max: fieldLimits.email, required: 'Enter your email' }).pipe(z.email(message))
}

/** Optional text: absent and empty are the same, ''. */
export function optionalText(max: number) {
  return z.preprocess((value) => value ?? '', typedText({ max }))
}

function dropUnstorable(text: string) {
  return (
    text
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
      .trim()
  )
}
