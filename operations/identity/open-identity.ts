import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { newId } from '#domain/id.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import type { Log } from '#domain/log.ts'
import type { Mail } from '#domain/mail.ts'
import type { Database } from '#storage/database/database.ts'
import type { DatabaseKind } from '#storage/database/schema.ts'
import { findAdmin } from '#storage/identity/admins.ts'
import { deleteSignInFailuresOf } from '#storage/identity/sign-in-failures.ts'
import { openPasswordHashing, type PasswordHashing } from './password-hashing.ts'

const days = (count: number) => count * 24 * 60 * 60

/** How long a session lasts after its last use, and a reset link after it was asked for; in seconds. */
const lifetimes = { session: days(14), resetLink: 60 * 60 }

/** The role whose holders may use the back office. */
export const adminRole = 'all'

/** What a session that was refused for want of an admin record is refused with. */
export const accessDenied = 'ACCESS_DENIED'

const maxUserAgent = 300

type IdentityParts = {
  db: Database
  databaseKind: DatabaseKind
  /** At least 32 random characters: session cookies are signed with it. */
  secret: string
  /** The public origin; on https the cookie is named `__Host-griddle` and sent over TLS alone. */
  siteUrl: string
  log: Log
  mail?: Mail | undefined
  /** Argon2id unless given: tests have no time for it. */
  passwords?: PasswordHashing
}

/** Who signs in and how; handed to every function of this folder. */
export type Identity = ReturnType<typeof openIdentity>

/** Opens better-auth over the site's own database: e-mail and password, no sign-up, sessions for admins alone. */
export function openIdentity({ db, databaseKind, secret, siteUrl, log, mail, passwords = openPasswordHashing() }: IdentityParts) {
  const isTls = siteUrl.startsWith('https:')
  const auth = betterAuth({
    appName: 'Griddle',
    baseURL: siteUrl,
    secret,
    database: { db, type: databaseKind },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { log: (level, message, ...details) => level === 'error' && log.error({ err: details[0] }, `Identity: ${message}`) },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLimits.min,
      // In UTF-16 units, two for a character of some alphabets; the forms count characters.
      maxPasswordLength: 2 * passwordLimits.max,
      password: { hash: passwords.hash, verify: passwords.verify },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: lifetimes.resetLink,
      // Not awaited: an account that exists must not take longer to answer.
      sendResetPassword: async ({ user, token }) => sendLink(user.email, token),
      onPasswordReset: ({ user }) => deleteSignInFailuresOf(db, toAccountKey(user.email)),
    },
    session: { modelName: 'identity_session', expiresIn: lifetimes.session, updateAge: days(1) },
    user: {
      modelName: 'identity_user',
      fields: { name: 'displayName', image: 'photoURL' },
      additionalFields: {
        phoneNumber: { type: 'string', required: false, input: false },
        tenantId: { type: 'string', required: false, input: false },
        providerData: { type: 'string', required: false, input: false },
        isAnonymous: { type: 'boolean', required: false, defaultValue: false, input: false },
        lastSignInAt: { type: 'date', required: false, input: false },
      },
    },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    databaseHooks: { session: { create: { before: admitAdminsOnly } } },
    advanced: {
      database: { generateId: () => newId(new Date()), validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // With `true` better-auth would put `__Secure-` before the name.
      useSecureCookies: false,
      cookies: { session_token: { name: isTls ? '__Host-griddle' : 'griddle', attributes: { secure: isTls } } },
    },
  })

  /** No session is ever made for somebody who may not use the back office. */
  async function admitAdminsOnly<Session extends { userId: string; userAgent?: string | null | undefined }>(session: Session) {
    const admin = await findAdmin(db, session.userId)
    if (admin?.role !== adminRole) throw new APIError('FORBIDDEN', { code: accessDenied, message: 'Access denied' })
    return { data: { ...session, userAgent: session.userAgent?.slice(0, maxUserAgent) ?? null } }
  }

  function sendLink(to: string, token: string) {
    const text = `Somebody, hopefully you, asked for a new password for the back office of ${siteUrl}.

Open this link within an hour to choose one:

${siteUrl}/admin/reset-password?token=${encodeURIComponent(token)}

If it was not you, there is nothing to do: the present password stays.
`
    mail
      ?.send({ to, subject: 'A new password', text })
      .catch((error: unknown) => log.error({ err: error }, 'A reset link could not be mailed'))
  }

  return {
    auth,
    db,
    canMail: mail !== undefined,
    isBusy: passwords.isBusy,
    hasSession: (headers: Headers) => headers.get('cookie')?.includes('griddle=') ?? false,
  }
}

/** What failures of an account are counted by: no e-mail address that somebody typed is kept. */
export function toAccountKey(email: string) {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
