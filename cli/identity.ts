import { z } from 'zod'
import type { OpenDatabase } from '#core/database/database.ts'
import { openIdentity } from '#core/identity/open-identity.ts'
import { openSecret } from '#core/identity/secret.ts'
import { type CommandContext, CommandError } from './terminal.ts'

/** Opens the accounts in a migrated database. */
export async function openIdentityHere({ db, kind, migrate }: OpenDatabase, { dataDir, siteUrl }: CommandContext['config']) {
  await migrate()
  const log = { request: () => {}, warn: () => {}, error: (facts: object, message: string) => console.error(message, facts) }
  return openIdentity({ db, databaseKind: kind, secret: await openSecret(dataDir), siteUrl, log })
}

/** The e-mail address in the command's arguments. */
export function readEmail([email, ...more]: string[]) {
  if (more.length > 0 || !z.email().safeParse(email).success) throw new CommandError('Give one email address, like me@example.com.')
  return String(email)
}
