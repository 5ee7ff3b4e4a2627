import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

type Message = { raw: string; uid?: number; flags: string[] }
type Hoodiecrow = {
  listen: (port: number) => void
  close: (done: () => void) => void
  server: Server
  getMailbox: (path: string) => { messages: Message[]; uidvalidity: number } | undefined
  appendMessage: (folder: string, flags: string[], date: false, raw: string) => void
}

// It has no types.
const hoodiecrow: (options: object) => Hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap')

const plugins = ['ID', 'STARTTLS', 'SASL-IR', 'AUTH-PLAIN', 'NAMESPACE', 'IDLE', 'ENABLE', 'UIDPLUS', 'UNSELECT', 'LITERALPLUS']

/** Starts a real IMAP server on a free port, with the mailbox of `kitchen` (password `secret`), which has these messages in its inbox. */
export async function startImapServer(messages: string[] = []) {
  const server = hoodiecrow({
    plugins,
    users: { kitchen: { password: 'secret' } },
    storage: { INBOX: { messages: messages.map((raw) => ({ raw })) } },
  })
  server.listen(0)
  await once(server.server, 'listening')
  const inbox = () => {
    const folder = server.getMailbox('INBOX')
    if (!folder) throw new Error('no inbox')
    return folder
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    add: (raw: string) => server.appendMessage('INBOX', [], false, raw),
    inbox,
    /** Which messages are marked as read. */
    listSeen: () => inbox().messages.map(({ flags }) => flags.includes('\\Seen')),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
