import { z } from 'zod'
import type { OpenDatabase } from '#core/database/database.ts'
import { makePassword } from '#core/identity/manage-admins.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openSecret } from '#core/identity/secret.ts'
import { findPasswordFault } from '#domain/identity/password.ts'
import { type CommandContext, CommandError, type Terminal } from './terminal.ts'

/** Opens the accounts in a migrated database. */
export async function openIdentityHere({ db, kind, migrate }: OpenDatabase, { dataDir, siteUrl }: CommandContext['config']) {
  await migrate()
  const log = { request: () => {}, warn: () => {}, error: (facts: object, message: string) => console.error(message, facts) }
  return openIdentity({ db, databaseKind: kind, secret: await openSecret(dataDir), siteUrl, log })
}

/** The email address in the command's arguments. */
export function readEmail([email, ...more]: string[]) {
  if (more.length > 0 || !z.email().safeParse(email).success) throw new CommandError('Give one email address, like me@example.com.')
  return String(email)
}

/** Asks for a password twice without echo. Generates and prints one if nothing is typed or the terminal is not interactive. */
export async function askNewPassword({ askHidden }: Terminal) {
  const typed = (await askHidden?.('New password (leave empty to generate one): ')) ?? ''
  if (typed === '') {
    const made = makePassword()
    return { password: made, told: `The password is ${made}\nIt won't be shown again.` }
  }
  const fault = findPasswordFault(typed)
  if (fault) throw new CommandError(fault)
  if ((await askHidden?.('Repeat the password: ')) !== typed) throw new CommandError("The passwords don't match. Nothing was changed.")
  return { password: typed, told: 'The password is the one you typed.' }
}
