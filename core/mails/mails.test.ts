import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Database } from '#core/database/database.ts'
import { seal, unseal } from '#core/identity/secret.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { mailDraft } from '#domain/mails/mail-settings.ts'
import { onEachDatabase } from '#tests/each-database.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { cancelMails, listMails, moveMail, updateToQueued } from './mail-rows.ts'
import { openMailer } from './open-mailer.ts'
import { postMail } from './post-mail.ts'
import { renderLetter } from './render-letter.ts'
import { forgetMails, MailServerFault, sendMails } from './send-mails.ts'
import { readSmtpFault } from './smtp.ts'

const selfSigned = readFileSync('tests/fixtures/mail/self-signed.pem')
const start = new Date('2026-11-28T12:00:00.000Z')
const letter: Letter = { subject: 'News', parts: [{ kind: 'text', text: 'Soup is on.' }], why: 'You asked for it.' }

type Server = Awaited<ReturnType<typeof startMailServer>>

async function openWith(db: Database, server: Pick<Server, 'port'>, more: Record<string, string> = {}) {
  const mailer = openMailer({ db, secret: 'a secret that is long enough', siteUrl: 'https://food.example', siteName: 'Food' })
  const typed = { host: '127.0.0.1', port: String(server.port), security: 'none', user: '', password: '', perMinute: '6000' }
  await mailer.save(
    mailDraft.parse({ ...typed, from: 'Food <kitchen@food.example>', replyTo: '', postalAddress: '1 Market Square', ...more }),
  )
  let now = start
  return {
    mailer,
    post: (...addresses: string[]) =>
      postMail(
        db,
        letter,
        addresses.map((to) => ({ uniqueKey: `a ${to}`, kind: 'notice', to })),
        now,
      ),
    send: (at = now, signal = new AbortController().signal) => {
      now = at
      return sendMails({ db, mailer, clock: () => now, signal })
    },
    states: async () => Object.fromEntries((await listMails(db, { limit: 100, offset: 0 })).map(({ address, state }) => [address, state])),
  }
}

const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

onEachDatabase(({ open }) => {
  test('a letter is sent once, from the sender’s domain, and its headers say how to unsubscribe', async () => {
    const db = await open()
    const server = await startMailServer()
    const { send } = await openWith(db, server)
    const mail = { uniqueKey: 'one', kind: 'issue', to: 'ann@mail.example', leavePath: '/newsletter/leave?token=t' }
    await postMail(db, letter, [mail], start)
    await postMail(db, letter, [mail], start)
    await send()
    await send()
    expect(server.received).toHaveLength(1)
    const [{ from, raw } = { from: '', raw: '' }] = server.received
    expect(from).toBe('kitchen@food.example')
    expect(raw).toMatch(/^Message-ID: <\w+@food\.example>/m)
    expect(raw).toMatch(/^Date: .*\+0000/m)
    expect(raw).toContain('List-Unsubscribe: <https://food.example/newsletter/leave?token=t>')
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(raw).toMatch(/^List-ID: "?Food"? <newsletter\.food\.example>/im)
    await server.close()
  })

  test('a full mailbox is retried, a missing one is not, and both give a reason', async () => {
    const db = await open()
    let isFull = true
    const server = await startMailServer({
      recipient: (to) => {
        if (to.startsWith('gone')) return { code: 550, said: 'No such user' }
        return isFull && to.startsWith('full') ? { code: 452, said: 'Mailbox full' } : undefined
      },
    })
    const { post, send, states } = await openWith(db, server)
    await post('full@mail.example', 'gone@mail.example', 'ann@mail.example')
    await send()
    expect(await states()).toEqual({ 'full@mail.example': 'queued', 'gone@mail.example': 'refused', 'ann@mail.example': 'sent' })
    const gone = (await listMails(db, { limit: 9, offset: 0 })).find(({ state }) => state === 'refused')
    expect(gone?.response).toContain('No such user')
    isFull = false
    await send(start)
    expect(await states()).toMatchObject({ 'full@mail.example': 'queued' })
    await send(later(2))
    expect(await states()).toMatchObject({ 'full@mail.example': 'sent' })
    await server.close()
  })

  test('a connection lost after the last line leaves a mail unknown, and only the owner sends it again', async () => {
    const db = await open()
    let drops = true
    const server = await startMailServer({ mail: () => (drops ? 'drop' : undefined) })
    const { post, send, states } = await openWith(db, server)
    await post('ann@mail.example')
    await send()
    drops = false
    await send(later(600))
    expect(await states()).toEqual({ 'ann@mail.example': 'unknown' })
    const [mail] = await listMails(db, { limit: 1, offset: 0 })
    expect(await updateToQueued(db, mail?.id ?? '', start.toISOString())).toBe(true)
    await send(later(601))
    expect(server.received).toHaveLength(1)
    await server.close()
  })

  test('a mail of a killed process is sent if its last line was not out, and unknown if it was', async () => {
    const db = await open()
    const server = await startMailServer()
    const { post, send, states } = await openWith(db, server)
    await post('early@mail.example', 'late@mail.example')
    for (const mail of await listMails(db, { limit: 9, offset: 0 })) {
      const at = start.toISOString()
      await moveMail(db, mail, { from: 'queued', to: 'sending', at, attempts: 1 })
      if (mail.address.startsWith('late')) await moveMail(db, { ...mail, attempts: 1 }, { from: 'sending', to: 'handed', at })
    }
    await send(later(10))
    expect(await states()).toEqual({ 'early@mail.example': 'sent', 'late@mail.example': 'unknown' })
    await server.close()
  })

  test('a process that was taken for dead sends nothing more', async () => {
    const db = await open()
    const server = await startMailServer()
    const { mailer, post, send, states } = await openWith(db, server)
    await post('ann@mail.example')
    const compose: typeof mailer.compose = async (...facts) => {
      // Another process takes over in the meantime.
      const [mail] = await listMails(db, { limit: 1, offset: 0 })
      if (mail?.attempts === 1) await moveMail(db, mail, { from: 'sending', to: 'queued', at: start.toISOString() })
      return mailer.compose(...facts)
    }
    const stopping = new AbortController()
    await sendMails({ db, mailer: { ...mailer, compose }, clock: () => start, signal: stopping.signal })
    await send(later(5))
    expect(await states()).toEqual({ 'ann@mail.example': 'sent' })
    expect(server.received).toHaveLength(1)
    await server.close()
  })

  test('someone who unsubscribes while the queue waits gets nothing', async () => {
    const db = await open()
    const server = await startMailServer()
    const { post, send, states } = await openWith(db, server)
    await post('ann@mail.example', 'bob@mail.example')
    await cancelMails(db, 'ann@mail.example', ['notice'], start.toISOString())
    await send()
    expect(await states()).toEqual({ 'ann@mail.example': 'canceled', 'bob@mail.example': 'sent' })
    await server.close()
  })

  test('an unreachable server costs no mail an attempt, and five deferrals in a row start a pause', async () => {
    const db = await open()
    const away = await openWith(db, { port: 1 })
    await away.post('ann@mail.example')
    await expect(away.send()).rejects.toThrow('127.0.0.1 refused the connection on port 1')
    expect(await listMails(db, { limit: 1, offset: 0 })).toMatchObject([{ state: 'queued', attempts: 0 }])
    const server = await startMailServer({ recipient: () => ({ code: 451, said: 'Greylisted' }) })
    const { post, send } = await openWith(db, server)
    await post(...Array.from({ length: 9 }, (_, i) => `reader${i}@mail.example`))
    await expect(send()).rejects.toThrow(MailServerFault)
    const tried = (await listMails(db, { limit: 99, offset: 0 })).filter(({ attempts }) => attempts > 0)
    expect(tried).toHaveLength(5)
    await server.close()
  })

  test('testing the settings names the cause of a failure', async () => {
    const db = await open()
    const login = {
      authMethods: ['PLAIN'],
      authOptional: false,
      onAuth: (_: unknown, __: unknown, done: (e: Error) => void) => done(Object.assign(new Error('Wrong'), { responseCode: 535 })),
    }
    const server = await startMailServer({
      sender: (from) => (from.startsWith('bad') ? { code: 553, said: 'Not your address' } : undefined),
    })
    const strict = await startMailServer({}, login as never)
    const secure = await startMailServer({}, { secure: true, key: selfSigned, cert: selfSigned })
    const test = async (port: number, more: Record<string, string>) => (await openWith(db, { port }, more)).mailer.test('me@mail.example')
    expect(await test(server.port, {})).toBeUndefined()
    expect(await test(1, {})).toContain('refused the connection')
    expect(await test(25, { host: 'mail.invalid' })).toContain('no mail server called mail.invalid')
    expect(await test(server.port, { security: 'starttls' })).toContain('doesn’t offer STARTTLS')
    expect(await test(server.port, { security: 'tls' })).toContain('doesn’t use TLS from the start')
    expect(await test(secure.port, { security: 'tls' })).toContain('self-signed')
    expect(await test(strict.port, { user: 'me', password: 'wrong' })).toContain('refused the user name or password')
    expect(await test(server.port, { from: 'bad@food.example' })).toContain('refused the sender’s address. It says: 553 Not your address')
    await Promise.all([server.close(), strict.close(), secure.close()])
  })

  test('mails are forgotten 90 days after they are settled, and their letters with them', async () => {
    const db = await open()
    const server = await startMailServer()
    const { post, send } = await openWith(db, server)
    await post('ann@mail.example')
    await send()
    await forgetMails(db, later(89 * 24 * 60))
    expect(await listMails(db, { limit: 9, offset: 0 })).toHaveLength(1)
    await forgetMails(db, later(91 * 24 * 60))
    expect(await listMails(db, { limit: 9, offset: 0 })).toEqual([])
    expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
    await server.close()
  })
})

test('an expired certificate and a certificate for another name are named as such', () => {
  const place = { host: 'mail.example', port: 465, security: 'tls' as const }
  const fault = (code: string) => readSmtpFault(Object.assign(new Error(code), { code: 'ESOCKET', originalCode: code }), place).said
  expect(fault('CERT_HAS_EXPIRED')).toBe('The certificate of mail.example has expired.')
  expect(fault('ERR_TLS_CERT_ALTNAME_INVALID')).toContain('is for another name')
})

test('the password is stored sealed, and only the same secret opens it', () => {
  const sealed = seal('one secret', 'mail password', 'hunter2')
  expect(sealed).not.toContain('hunter2')
  expect(unseal('one secret', 'mail password', sealed)).toBe('hunter2')
  expect(unseal('another', 'mail password', sealed)).toBeUndefined()
  expect(unseal('one secret', 'another purpose', sealed)).toBeUndefined()
})

test('both bodies come from one letter: nothing in it is active, and the text has no styles', () => {
  const parts: Letter['parts'] = [
    { kind: 'heading', text: 'Soup & <b>salad</b>' },
    { kind: 'text', text: 'One\n\nTwo' },
    {
      kind: 'html',
      html: '<p onclick="x()">Hot <script>steal()</script><a href="javascript:x()">a</a><a href="https://food.example/b">b</a></p>',
    },
    { kind: 'button', label: 'Open', href: 'https://food.example/x?a=1&b=2' },
  ]
  const sender = {
    siteName: 'Food',
    siteUrl: 'https://food.example',
    postalAddress: '1 Market Square\nTown',
    leaveUrl: 'https://food.example/leave',
  }
  const { html, text } = renderLetter({ subject: 's', parts, why: 'Because.' }, sender)
  expect(html).not.toMatch(/<script|onclick|javascript:/)
  expect(html).toContain('Soup &amp; &lt;b&gt;salad')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(text).not.toContain('color-scheme')
  expect(text).toContain('Open [https://food.example/x?a=1&b=2]')
  expect(text).toContain('1 Market Square, Town')
  expect(text).toContain('Stop these emails [https://food.example/leave]')
})
