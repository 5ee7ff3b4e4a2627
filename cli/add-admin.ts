import { addAdmin as addIdentityAdmin } from '#operations/identity/manage-admins.ts'
import type { Command } from './command.ts'
import { openIdentityHere, readEmail } from './identity.ts'
import { askNewPassword } from './new-password.ts'

/** Adds an admin. An existing account gets the new password. */
export const addAdmin: Command = async (database, { config, args, terminal }) => {
  const email = readEmail(args)
  const { password, told } = await askNewPassword(terminal)
  const identity = await openIdentityHere(database, config)
  await addIdentityAdmin(identity, { email, password, now: new Date() })
  return `${email} is an admin and signs in at ${config.siteUrl}/admin/login.\n${told}`
}
