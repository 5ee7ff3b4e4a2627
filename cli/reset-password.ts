import { changePassword } from '#core/identity/manage-admins.ts'
import { askNewPassword, openIdentityHere, readEmail } from './identity.ts'
import { type Command, CommandError } from './terminal.ts'

/** Sets a new password for an account and ends its sessions. */
export const resetPassword: Command = async (database, { config, args, terminal }) => {
  const email = readEmail(args)
  const identity = await openIdentityHere(database, config)
  const { password, told } = await askNewPassword(terminal)
  if (!(await changePassword(identity, { email, password }))) throw new CommandError(`There's no account with the address ${email}.`)
  return `${email} has a new password and is signed out everywhere.\n${told}`
}
