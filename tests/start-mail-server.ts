import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail as received by the server. */
export type Received = { from: string; to: string; raw: string }

type Fault = { code: number; said: string }

/** What the server refuses, by recipient or sender; `dropAfterData` breaks the connection where it would accept a mail. */
type Faults = {
  sender?: (address: string) => Fault | undefined
  recipient?: (address: string) => Fault | undefined
  mail?: (address: string) => Fault | 'drop' | undefined
}

/** Starts a real SMTP server on a free port, which stores what it gets. */
export async function startMailServer({ sender, recipient, mail }: Faults = {}, options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    disabledCommands: options.secure || options.key ? [] : ['STARTTLS'],
    authOptional: true,
    ...options,
    onMailFrom: ({ address }, _session, done) => done(toError(sender?.(address))),
    onRcptTo: ({ address }, _session, done) => done(toError(recipient?.(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        const fault = mail?.(to)
        if (fault === 'drop') {
          for (const socket of sockets) socket.destroy()
          return
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        if (!fault) received.push({ from, to, raw: Buffer.concat(chunks).toString() })
        done(toError(fault))
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    ...{ port, received },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function toError(fault: Fault | undefined) {
  return fault && Object.assign(new Error(fault.said), { responseCode: fault.code })
}
