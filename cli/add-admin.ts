import { addAdmin as addIdentityAdmin, LastOwner } from '#core/identity/manage-admins.ts'
import { type Role, roles, toRole } from '#domain/identity/roles.ts'
import { askNewPassword, openIdentityHere, readEmail } from './identity.ts'
import { type Command, CommandError } from './terminal.ts'

/** Adds an admin, with the role given after the address or 'all'. An existing account gets the new password and the role. */
export const addAdmin: Command = async (database, { config, args, terminal }) => {
  const [typedEmail = '', typedRole, ...more] = args
  const email = readEmail([typedEmail, ...more])
  const role = readRole(typedRole)
  const { password, told } = await askNewPassword(terminal)
  const identity = await openIdentityHere(database, config)
  try {
    await addIdentityAdmin(identity, { email, password, now: new Date(), role })
  } catch (error) {
    if (!(error instanceof LastOwner)) throw error
    throw new CommandError(`${email} is the only admin with the role all. Give that role to someone else first.`)
  }
  return `${email} is an admin with the role ${role} and signs in at ${config.siteUrl}/admin/login.\n${told}`
}

function readRole(typed: string | undefined): Role {
  const role = typed === undefined ? 'all' : toRole(typed)
  if (!role) throw new CommandError(`Unknown role ${typed}. Roles: ${roles.join(', ')}.`)
  return role
}
