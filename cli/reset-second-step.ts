import { resetSecondStep as resetIdentitySecondStep } from '#core/identity/second-step.ts'
import { openIdentityHere, readEmail } from './identity.ts'
import { type Command, CommandError } from './terminal.ts'

/** Lets someone who lost their app and recovery codes sign in with only the password again. */
export const resetSecondStep: Command = async (database, { config, args }) => {
  const email = readEmail(args)
  const identity = await openIdentityHere(database, config)
  if (!(await resetIdentitySecondStep(identity, email))) throw new CommandError(`There's no account with the address ${email}.`)
  return `${email} now signs in with just a password. Two-step sign-in and passkeys can be set up again under 'Your account'.`
}
