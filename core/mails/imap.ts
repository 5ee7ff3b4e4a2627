import type { ImapFlow } from 'imapflow'
import type { BounceBox } from '#domain/mails/bounce-box.ts'
import { describeConnectionFault } from './smtp.ts'

const milliseconds = 20_000

/** Opens a folder of a mailbox, does something in it, and signs out. imapflow is loaded only then. Rejects with a `MailboxFault`. */
export async function inMailbox<Result>(box: BounceBox, work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const { ImapFlow: Client } = await import('imapflow')
  const { host, port, security, user, password, folder } = box
  const client = new Client({
    ...{ host, port, secure: security === 'tls', doSTARTTLS: security === 'starttls', auth: { user, pass: password }, logger: false },
    ...{ connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: 3 * milliseconds },
  })
  // What fails is thrown by what waits for it as well.
  client.on('error', () => {})
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder).catch((error: unknown) => {
      throw new MailboxFault(`${host} has no folder called “${folder}”.${says(error)}`)
    })
    const result = await work(client)
    lock.release()
    await client.logout()
    return result
  } catch (error) {
    throw error instanceof MailboxFault ? error : new MailboxFault(describe(error, box), { cause: error })
  } finally {
    client.close()
  }
}

/** The mailbox can't be read at present; the message says why, and goes to the owner. */
export class MailboxFault extends Error {}

function describe(error: unknown, { host, port, security }: BounceBox) {
  const { code = '', message = '', authenticationFailed } = Object(error)
  if (authenticationFailed) return `${host} refused the user name or password.${says(error)}`
  const detail = `${code} ${message}`
  const known = describeConnectionFault(detail, { host, port })
  if (known) return known
  if (/STARTTLS/i.test(detail))
    return `${host} doesn’t offer STARTTLS on port ${port}. Choose TLS (usually port 993), or none if you trust the network.`
  if (/wrong version number|ERR_SSL|EPROTO/i.test(detail))
    return security === 'tls'
      ? `${host} doesn’t use TLS from the start on port ${port}. Choose STARTTLS, or port 993.`
      : `The encrypted connection to ${host} failed.`
  if (/timeout/i.test(detail)) return `${host} didn’t answer in time on port ${port}.`
  return `The connection to ${host} broke off.${says(error)}`
}

function says(error: unknown) {
  const { responseText = '' } = Object(error)
  return responseText ? ` It says: ${responseText}` : ''
}
