import { makePassword } from '#core/identity/manage-admins.ts'
import { findPasswordFault } from '#domain/identity/password.ts'
import type { Terminal } from './terminal.ts'
import { CommandError } from './terminal.ts'

/** Asks for a password twice without echo. Generates one, to be printed, if nothing is typed or there is no interactive terminal. */
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
