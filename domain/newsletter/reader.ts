import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { optionalText, typedEmail } from '#domain/forms/typed-text.ts'

/**
 * A newsletter reader's state: `pending` until they press the button in the confirmation mail, `confirmed`, `left`, or `bounced` when their
 * mailbox rejects mail.
 */
export const readerStates = ['pending', 'confirmed', 'left', 'bounced'] as const

export type ReaderState = (typeof readerStates)[number]

/**
 * `interests` are the ids of tags; none means everything. `source` is where they signed up: a path of the site, or the imported file. Times
 * are ISO 8601.
 */
export type Reader = {
  id: string
  email: string
  name: string
  state: ReaderState
  interests: string[]
  source: string
  createdAt: string
  changedAt: string
  /** Undeliverable mails in a row, and the server's last response. */
  bounces: number
  bounceSaid: string
}

/** An entry of a reader's consent log. */
export type ConsentKind = 'asked' | 'confirmed' | 'left' | 'imported' | 'bounced' | 'reset'

export type Consent = { id: string; readerId: string; kind: ConsentKind; said: string; page: string; at: string }

const path = z
  .string()
  .regex(/^\/[\w/.-]{0,200}$/)
  .catch('/newsletter')

/** The sign-up form. `page` is where it was shown. */
export const signUpDraft = z.object({
  email: typedEmail(),
  name: optionalText(fieldLimits.name),
  topics: z.array(recordId).max(50).default([]),
  page: path,
})

export type SignUpDraft = z.infer<typeof signUpDraft>

/** Tags as stored in the column `interests`: each between spaces, so that each can be found on its own. */
export function toInterests(ids: readonly string[]) {
  return ids.length > 0 ? ` ${[...new Set(ids)].join('  ')} ` : ''
}

export function readInterests(stored: string) {
  return stored.split(' ').filter(Boolean)
}
