import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { z } from 'zod'
import type { Database } from '#core/database/database.ts'
import type { DatabaseKind } from '#core/database/schema.ts'
import { newId } from '#domain/id.ts'
import { passwordLimits } from '#domain/identity/password-limits.ts'
import { toRole } from '#domain/identity/roles.ts'
import type { Log } from '#domain/log.ts'
import { writeLog } from './admin-log.ts'
import { findAdmin } from './admin-rows.ts'
import { accessDenied, lifetimes, secondStepCookie, secondStepLock } from './auth-contract.ts'
import { deleteEmailChange } from './email-change-rows.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { deleteResetLinks } from './session-rows.ts'
import { deleteSignInFailuresOf } from './sign-in-failure-rows.ts'
import { toAccountKey } from './throttle.ts'

/** In seconds: the last use of a session is recorded to the minute. */
const noteUseEvery = 60

const maxUserAgent = 300

/** Opens a session after a passkey was verified. For internal calls only: it has no URL. */
const passkeySessions = {
  id: 'passkey-sessions',
  endpoints: {
    openSessionOf: createAuthEndpoint.serverOnly({ method: 'POST', body: z.object({ uid: z.string() }) }, async (asked) => {
      const { internalAdapter } = asked.context
      const user = await internalAdapter.findUserById(asked.body.uid)
      if (!user) throw new APIError('FORBIDDEN', { code: accessDenied, message: 'Access denied' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(asked, { session, user })
      return asked.json({})
    }),
  },
} satisfies BetterAuthPlugin

type AuthParts = {
  db: Database
  databaseKind: DatabaseKind
  secret: string
  siteUrl: string
  log: Log
  passwords: PasswordHashing
  /** Mails the token of a reset link to an address, without being awaited. */
  sendLink: (to: string, token: string) => void
}

/** better-auth on the site's database: e-mail and password, no sign-up, and sessions only for admins. */
export type Auth = ReturnType<typeof openAuth>

export function openAuth({ db, databaseKind, secret, siteUrl, log, passwords, sendLink }: AuthParts) {
  const isTls = siteUrl.startsWith('https:')
  return betterAuth({
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
      // Counted in UTF-16 code units, two for some characters; the forms count characters.
      maxPasswordLength: 2 * passwordLimits.max,
      password: { hash: passwords.hash, verify: passwords.verify },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: lifetimes.resetLink,
      // Not awaited: the response time must not reveal whether an account exists.
      sendResetPassword: async ({ user, token }) => sendLink(user.email, token),
      onPasswordReset: async ({ user }) => {
        await deleteResetLinks(db, user.id)
        await deleteEmailChange(db, user.id)
        await writeLog(
          db,
          { uid: user.id, name: user.email },
          { kind: 'account', what: 'set a new password with an emailed link' },
          new Date(),
        )
        await deleteSignInFailuresOf(db, toAccountKey(user.email))
      },
    },
    session: { modelName: 'identity_session', expiresIn: lifetimes.session, updateAge: noteUseEvery },
    user: { modelName: 'identity_user', fields: { name: 'displayName', image: 'photoURL' } },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: new URL(siteUrl).host,
        schema: { twoFactor: { modelName: 'identity_two_factor' } },
        accountLockout: { maxFailedAttempts: 10, durationSeconds: secondStepLock },
      }),
      passkeySessions,
    ],
    databaseHooks: { session: { create: { before: (session) => admitAdminsOnly(db, session) } } },
    advanced: {
      database: { generateId: () => newId(new Date()), validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // With `true`, better-auth would prefix the name with `__Secure-`.
      useSecureCookies: false,
      cookies: {
        session_token: { name: isTls ? '__Host-griddle' : 'griddle', attributes: { secure: isTls } },
        two_factor: { name: secondStepCookie, attributes: { secure: isTls } },
      },
    },
  })
}

/** Rejects new sessions of users who aren't admins. */
async function admitAdminsOnly<Session extends { userId: string; userAgent?: string | null | undefined }>(db: Database, session: Session) {
  const admin = await findAdmin(db, session.userId)
  if (!toRole(admin?.role)) throw new APIError('FORBIDDEN', { code: accessDenied, message: 'Access denied' })
  return { data: { ...session, userAgent: session.userAgent?.slice(0, maxUserAgent) ?? null } }
}
