import { z } from 'zod'
import { fieldLimits } from '#domain/forms/form-limits.ts'

/** How the connection is encrypted: from the start (port 465), by STARTTLS (587), or not at all. */
export const securities = ['tls', 'starttls', 'none'] as const

/** A mail server, and the sender. Addresses in `from` and `replyTo` may have a name: `Ann <ann@example.com>`. */
export type MailSettings = {
  host: string
  port: number
  security: (typeof securities)[number]
  user: string
  password: string
  from: string
  replyTo: string
  postalAddress: string
  perMinute: number
}

/** The settings in use. `isOpportunistic`: encrypted only if the server offers it. */
export type ActiveMailSettings = MailSettings & { isOpportunistic: boolean; isFromEnvironment: boolean }

const trimmed = z.string().trim()

/** As stored: with the password sealed. */
export const storedMailSettings = z.object({
  host: z.string(),
  port: z.number(),
  security: z.enum(securities),
  user: z.string(),
  sealedPassword: z.string(),
  from: z.string(),
  replyTo: z.string(),
  postalAddress: z.string(),
  perMinute: z.number(),
})

export type StoredMailSettings = z.infer<typeof storedMailSettings>

/** Reads the address of `Ann <ann@example.com>`, or '' if there is none. */
export function addressIn(text: string) {
  const address = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text
  return z.email().safeParse(address.trim()).data ?? ''
}

const sender = trimmed.max(fieldLimits.email * 2).refine((text) => !/[\r\n]/.test(text), 'Use a single line')

const wholeNumber = (lowest: number, highest: number) =>
  trimmed
    .regex(/^\d+$/, 'Enter a whole number')
    .transform(Number)
    .pipe(z.number().min(lowest, `Enter at least ${lowest}`).max(highest, `Enter at most ${highest}`))

/** The form. An empty password keeps the stored one. */
export const mailDraft = z.object({
  host: trimmed
    .min(1, 'Enter your mail server')
    .max(253)
    .regex(/^[\w.:-]+$/, 'Enter a name like smtp.example.com, without https://'),
  port: wholeNumber(1, 65535),
  security: z.enum(securities),
  user: z.string().max(500),
  password: z.string().max(1000),
  from: sender.refine((text) => addressIn(text) !== '', 'Enter an email address, or a name and one: Ann <ann@example.com>'),
  replyTo: sender.refine((text) => text === '' || addressIn(text) !== '', 'Enter an email address'),
  postalAddress: trimmed.max(500),
  perMinute: wholeNumber(1, 6000),
})

export type MailDraft = z.infer<typeof mailDraft>

/** The defaults of a new form. */
export const mailDefaults = { port: 587, security: 'starttls', perMinute: 60 } as const

/** The settings in SMTP_URL and MAIL_FROM, which override those of the admin. `smtps:` is TLS, `smtp:` uses STARTTLS if offered. */
export function readMailUrl(smtpUrl: string, from: string): ActiveMailSettings {
  const url = new URL(smtpUrl)
  const isTls = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'starttls',
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
    replyTo: '',
    postalAddress: '',
    perMinute: mailDefaults.perMinute,
    isOpportunistic: !isTls,
    isFromEnvironment: true,
  }
}
