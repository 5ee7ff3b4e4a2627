import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'
import { recordId } from '#domain/forms/record-id.ts'
import { optionalText, typedEmail } from '#domain/forms/typed-text.ts'

/**
 * Where a reader of the newsletter is: `pending` until they press the button of the mail that asks them, `confirmed`, `left`, or `bounced` when their mailbox takes no
 * mail.
 */
export const readerStates = ['pending', 'confirmed', 'left', 'bounced'] as const

export type ReaderState = (typeof readerStates)[number]

/** `interests` are the ids of tags; none means everything. `source` is where they signed up: a path of the site, or the file that they came in with. Times are ISO 8601. */
export type Reader = {
  id: string
  email: string
  name: string
  state: ReaderState
  interests: string[]
  source: string
  createdAt: string
  changedAt: string
  /** Mails that could not be delivered, and what was said of the last of them. */
  bounces: number
  bounceSaid: string
}

/** What the consent log tells of a reader. */
export type ConsentKind = 'asked' | 'confirmed' | 'left' | 'imported' | 'bounced' | 'reset'

export type Consent = { id: string; readerId: string; kind: ConsentKind; said: string; page: string; at: string }

const path = z
  .string()
  .regex(/^\/[\w/.-]{0,200}$/)
  .catch('/newsletter')

/** The form with which somebody signs up. `page` is where it was. */
export const signUpDraft = z.object({
  email: typedEmail(),
  name: optionalText(fieldLimits.name),
  topics: z.array(recordId).max(50).default([]),
  page: path,
})

export type SignUpDraft = z.infer<typeof signUpDraft>

/** Tags as the column `interests` has them: each between spaces, so that one is found by its own. */
export function toInterests(ids: readonly string[]) {
  return ids.length > 0 ? ` ${[...new Set(ids)].join('  ')} ` : ''
}

export function readInterests(stored: string) {
  return stored.split(' ').filter(Boolean)
}
