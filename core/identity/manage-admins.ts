import { randomInt } from 'node:crypto'
import { inTransaction } from '#core/database/in-transaction.ts'
import { StorageError } from '#core/database/storage-error.ts'
import { terminal } from '#domain/identity/log-entry.ts'
import { findPasswordFault } from '#domain/identity/password.ts'
import type { Role } from '#domain/identity/roles.ts'
import { writeLog } from './admin-log.ts'
import { hasAdmin, insertAdmin, lockOwners } from './admin-rows.ts'
import { deleteEmailChange } from './email-change-rows.ts'
import type { Identity } from './open-identity.ts'
import { deleteResetLinks } from './session-rows.ts'
import { deleteSignInFailuresOf } from './sign-in-failure-rows.ts'
import { toAccountKey } from './throttle.ts'

/** The default name of an account. */
export const firstAdminName = 'Admin'

type NewAdmin = { email: string; password: string; now: Date; role?: Role }

// Without look-alike letters and digits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password of 20 letters and digits (99 bits), in groups for reading it off a terminal. */
export function makePassword() {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/** At least one admin with the role 'all' must remain. */
export class LastOwner extends Error {}

/**
 * Adds an admin with a new account or the existing one with that e-mail address, which gets the password and the role. Throws `LastOwner`
 * rather than take the role 'all' from the last admin who has it.
 */
export async function addAdmin(identity: Identity, { email, password, now, role = 'all' }: NewAdmin) {
  requireGoodPassword(password)
  const accounts = await identity.openAccounts()
  const known = await accounts.findUserByEmail(email.toLowerCase())
  const account = { email, name: firstAdminName, emailVerified: true }
  const { id: uid } = known?.user ?? (await accounts.createUser(account, { method: 'email-password' }))
  await inTransaction(identity.db, async (transaction) => {
    const owners = await lockOwners(transaction)
    if (role !== 'all' && owners.length === 1 && owners[0] === uid) throw new LastOwner()
    await insertAdmin(transaction, { uid, role, email: email.toLowerCase(), createdAt: now.toISOString() })
    await writeLog(transaction, terminal, { kind: 'admins', what: `made ${email} ${role}`, link: '/admin/admins' }, now)
  })
  await setPassword(identity, { uid, email, password })
  return { uid }
}

/** Sets an account's password, ends its sessions and reset links, and resets its throttling. Returns false if the account doesn't exist. */
export async function changePassword(identity: Identity, { email, password }: Pick<NewAdmin, 'email' | 'password'>) {
  requireGoodPassword(password)
  const accounts = await identity.openAccounts()
  const known = await accounts.findUserByEmail(email.toLowerCase())
  if (!known) return false
  await setPassword(identity, { uid: known.user.id, email, password })
  await writeLog(identity.db, terminal, { kind: 'account', what: `gave ${email} a new password` }, new Date())
  return true
}

type FirstAdmin = { email?: string | undefined; password?: string | undefined; now: Date }

/** Creates the first admin unless there is one, and returns what to tell the owner: the e-mail, and the password if none was given. */
export async function createFirstAdmin(identity: Identity, { email = 'admin@griddle.local', password, now }: FirstAdmin) {
  if (await hasAdmin(identity.db)) return undefined
  const made = password === undefined ? makePassword() : undefined
  try {
    await addAdmin(identity, { email, password: password ?? made ?? '', now })
  } catch (error) {
    // Another process that started at the same time was faster.
    if (error instanceof StorageError && error.conflict) return undefined
    throw error
  }
  return { email, madePassword: made }
}

async function setPassword(identity: Identity, { uid, email, password }: { uid: string; email: string; password: string }) {
  const accounts = await identity.openAccounts()
  const hash = await identity.passwords.hash(password)
  if (await accounts.findCredentialAccount(uid)) await accounts.updatePassword(uid, hash)
  else await accounts.linkAccount({ userId: uid, providerId: 'credential', accountId: uid, password: hash })
  await accounts.deleteUserSessions(uid)
  await deleteResetLinks(identity.db, uid)
  await deleteEmailChange(identity.db, uid)
  await deleteSignInFailuresOf(identity.db, toAccountKey(email))
}

function requireGoodPassword(password: string) {
  const fault = findPasswordFault(password)
  if (fault) throw new Error(`This password can't be used. ${fault}`)
}
