import { z } from 'zod'
import { securities } from './mail-settings.ts'

/** The mailbox that gets the reports of mail servers about mail that they could not deliver, as it is stored: with its password sealed. */
export const storedBounceBox = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  user: z.string(),
  sealedPassword: z.string(),
  folder: z.string(),
})

export type StoredBounceBox = z.infer<typeof storedBounceBox>

/** The mailbox in use. */
export type BounceBox = Omit<StoredBounceBox, 'sealedPassword'> & { password: string; isFromEnvironment: boolean }

const trimmed = z.string().trim()

/** The form. Without a server no mailbox is read; an empty password leaves the stored one as it is. */
export const bounceBoxDraft = z.object({
  host: trimmed.max(253).regex(/^[\w.:-]*$/, 'Enter a name like imap.example.com, without https://'),
  port: trimmed
    .regex(/^\d+$/, 'Enter a whole number')
    .transform(Number)
    .pipe(z.number().min(1, 'Enter at least 1').max(65535, 'Enter at most 65535')),
  security: z.enum(securities),
  user: z.string().max(500),
  password: z.string().max(1000),
  folder: trimmed.max(200).transform((typed) => typed || 'INBOX'),
})

export type BounceBoxDraft = z.infer<typeof bounceBoxDraft>

/** What a new form begins with. */
export const bounceBoxDefaults = { host: '', port: 993, security: 'tls', user: '', folder: 'INBOX' } as const

/** The mailbox in BOUNCE_IMAP_URL, which wins over the one of the admin: `imaps://user:password@imap.example.com/INBOX`; `imap:` takes STARTTLS. */
export function readBounceUrl(address: string): BounceBox {
  const url = new URL(address)
  const isTls = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 993 : 143),
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    isFromEnvironment: true,
  }
}
