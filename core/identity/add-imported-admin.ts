import { inTransaction } from '#core/database/in-transaction.ts'
import { newId } from '#domain/id.ts'
import type { Actor } from '#domain/identity/log-entry.ts'
import { findAccountId, insertAccount } from './account-rows.ts'
import { writeLog } from './admin-log.ts'
import { insertAdmin } from './admin-rows.ts'
import { type ScryptParameters, scryptHash, toStoredScrypt } from './firebase-scrypt.ts'
import { makePassword } from './manage-admins.ts'
import type { Identity } from './open-identity.ts'

/** `password` is a Firebase hash, which is useless without the `parameters` of its project. */
type ImportedAdmin = {
  email: string
  name: string
  password?: { hash: string; salt: string } | undefined
  parameters?: ScryptParameters | undefined
  by: Actor
  now: Date
}

/**
 * Makes a user of another site an admin, unless the address has an account here: then `added` is false. If their password can't be verified,
 * they get a random one and need a reset link.
 */
export async function addImportedAdmin(identity: Identity, { email: typed, name, password, parameters, by, now }: ImportedAdmin) {
  const { db } = identity
  const email = typed.trim().toLowerCase()
  const { data: imported } = scryptHash.safeParse(password)
  const hasPassword = imported !== undefined && parameters !== undefined
  const stored = hasPassword ? toStoredScrypt(imported, parameters) : await identity.passwords.hash(makePassword())
  return inTransaction(db, async (transaction) => {
    const known = await findAccountId(transaction, email)
    if (known !== undefined) return { added: false as const, uid: known }
    const uid = newId(now)
    const moment = now.toISOString()
    await insertAccount(transaction, { uid, name: name.trim() || 'Admin', email, password: stored, now: moment })
    await insertAdmin(transaction, { uid, role: 'all', email, createdAt: moment })
    await writeLog(transaction, by, { kind: 'admins', what: `imported ${email} as all`, link: '/admin/admins' }, now)
    return { added: true as const, uid, hasPassword }
  })
}
