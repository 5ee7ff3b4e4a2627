import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openMail } from './open-services.ts'

/** A mail server that takes one letter and keeps what it was told. */
async function startMailServer() {
  let heard = ''
  const server = createServer((socket) => {
    let isLetter = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      heard += chunk
      if (isLetter) {
        if (!heard.endsWith('\r\n.\r\n')) return
        isLetter = false
        return socket.write('250 taken\r\n')
      }
      isLetter = /^DATA/m.test(String(chunk))
      socket.write(isLetter ? '354 go on\r\n' : '250 fine\r\n')
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return { url: `smtp://127.0.0.1:${port}`, heard: () => heard, close: () => server.close() }
}

test('a letter reaches the mail server', async () => {
  const server = await startMailServer()
  const mail = await openMail(server.url, 'Griddle <griddle@example.com>')
  await mail.send({ to: 'owner@example.com', subject: 'A new password', text: 'Open this link.' })
  for (const words of ['MAIL FROM:<griddle@example.com>', 'RCPT TO:<owner@example.com>', 'Subject: A new password', 'Open this link.'])
    expect(server.heard()).toContain(words)
  server.close()
})

test('a mail server that is away is said to be', async () => {
  const mail = await openMail('smtp://127.0.0.1:1', 'griddle@example.com')
  await expect(mail.send({ to: 'owner@example.com', subject: 's', text: 't' })).rejects.toThrow('ECONNREFUSED')
})
