import { createHmac } from 'node:crypto'
import type { Database } from '#core/database/database.ts'
import type { DatabaseKind } from '#core/database/schema.ts'
import type { Log } from '#domain/log.ts'
import { type Mail, noMail } from '#domain/mail.ts'
import { withFirebaseScrypt } from './firebase-scrypt.ts'
import type { Auth } from './open-auth.ts'
import { openPasswordHashing, type PasswordHashing } from './password-hashing.ts'

type IdentityParts = {
  db: Database
  databaseKind: DatabaseKind
  /** At least 32 random characters, for signing session cookies. */
  secret: string
  /** The public origin; with https the cookie is named `__Host-griddle` and sent only over TLS. */
  siteUrl: string
  log: Log
  /** Defaults to none. */
  mail?: Mail
  /** Defaults to Argon2id, which is too slow for most tests. */
  passwords?: PasswordHashing
}

/** The identity service; the first parameter of every function in this folder. */
export type Identity = ReturnType<typeof openIdentity>

/** Opens the identity service on the site's database. */
export function openIdentity({
  db,
  databaseKind,
  secret,
  siteUrl,
  log,
  mail = noMail,
  passwords: ours = openPasswordHashing(),
}: IdentityParts) {
  const passwords = withFirebaseScrypt(ours)
  let opened: Promise<Auth> | undefined

  function auth() {
    opened ??= load()
    return opened
  }

  async function load() {
    const { openAuth } = await import('./open-auth.ts')
    return openAuth({ db, databaseKind, secret, siteUrl, log, passwords, sendLink })
  }

  function sendLink(to: string, token: string) {
    const text = `Someone, hopefully you, asked to reset your password for the admin of ${siteUrl}. Open this link within an hour to choose a new one:

${siteUrl}/admin/reset-password?token=${encodeURIComponent(token)}

If it wasn't you, you can ignore this email: your password won't change.
`
    tell(to, 'Reset your password', text)
  }

  /** Mails something about an account if the site can send mail, without being awaited. */
  function tell(to: string, subject: string, text: string) {
    const work = async () => {
      if (await mail.isReady()) await mail.send({ to, subject, text })
    }
    work().catch((error: unknown) => log.error({ err: error }, `Email not sent: ${subject}`))
  }

  return {
    db,
    /** better-auth, loaded by an admin's first request. Until then, a process takes 11 MB less, and it starts half a second sooner. */
    auth,
    /** better-auth's accounts, sessions and their data, without its checks of requests. */
    openAccounts: async () => (await (await auth()).$context).internalAdapter,
    passwords,
    siteUrl,
    tell,
    canMail: mail.isReady,
    /** Signs values that a browser gets and returns. */
    sign: (text: string) => createHmac('sha256', secret).update(text).digest(),
    hasSession: (headers: Headers) => headers.get('cookie')?.includes('griddle=') ?? false,
  }
}
