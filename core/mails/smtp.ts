import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ActiveMailSettings } from '#domain/mails/mail-settings.ts'

/** A mail as sent. `beforeEnd` runs once everything but the last line is written; if it rejects, the server gets no mail. */
export type Parcel = { from: string; to: string; raw: Buffer; beforeEnd?: () => Promise<void> }

export type SmtpConnection = {
  /** Resolves with the server's answer once it has accepted the mail; rejects with nodemailer's error. */
  send: (parcel: Parcel) => Promise<string>
  close: () => void
}

const milliseconds = 20_000

/** Opens a connection to a mail server and signs in; `name` is this host's name. nodemailer is loaded only now. */
export async function connectBySmtp(settings: ActiveMailSettings, name: string): Promise<SmtpConnection> {
  const { host, port, security, user, password } = settings
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection({
    ...{ host, port, name },
    secure: security === 'tls',
    requireTLS: security === 'starttls' && !settings.isOpportunistic,
    ignoreTLS: security === 'none',
    ...{ connectionTimeout: milliseconds, greetingTimeout: milliseconds, socketTimeout: 3 * milliseconds, dnsTimeout: milliseconds },
  })
  const lost = Promise.withResolvers<never>()
  connection.on('error', lost.reject)
  lost.promise.catch(() => {})
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    Promise.race([lost.promise, new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve())))])
  try {
    await step((done) => connection.connect(done))
    if (user) await step((done) => connection.login({ user, pass: password }, done))
  } catch (error) {
    connection.close()
    throw error
  }
  return { send: (parcel) => sendOver(connection, parcel), close: () => connection.quit() }
}

function sendOver(connection: SMTPConnection, { from, to, raw, beforeEnd }: Parcel) {
  async function* content() {
    yield raw
    await beforeEnd?.()
  }
  return new Promise<string>((resolve, reject) => {
    connection.send({ from, to: [to] }, Readable.from(content()), (error, info) => {
      if (!error) return resolve(String(info?.response ?? ''))
      // Anything sent on this connection would become part of the unfinished mail.
      if (error.code === 'ESTREAM') connection.close()
      else if ('responseCode' in error) return connection.reset(() => reject(error))
      reject(error)
    })
  })
}

/** The result of an attempt, by nodemailer's error. `server`: nothing can be sent at present, to anyone. */
export type SmtpFault = { kind: 'server' | 'deferred' | 'refused' | 'lost'; said: string }

/** Tells a mail's faults from the server's, and puts both into words. */
export function readSmtpFault(error: unknown, { host, port, security }: Pick<ActiveMailSettings, 'host' | 'port' | 'security'>): SmtpFault {
  const { code = '', command = '', response = '', responseCode = 0, message = '', originalCode = '', cause } = Object(error)
  const detail = `${originalCode} ${code} ${message} ${Object(cause).code ?? ''}`
  const answer = String(response).trim()
  const server = (said: string): SmtpFault => ({ kind: 'server', said })
  const known = describeConnectionFault(detail, { host, port })
  if (known) return server(known)
  if (code === 'EAUTH') return server(`${host} refused the user name or password.${says(answer)}`)
  if (/STARTTLS/.test(`${message} ${command}`))
    return server(`${host} doesn’t offer STARTTLS on port ${port}. Choose TLS (usually port 465), or none if you trust the network.`)
  if (/wrong version number|ERR_SSL|EPROTO/i.test(detail))
    return server(
      security === 'tls'
        ? `${host} doesn’t use TLS from the start on port ${port}. Choose STARTTLS, or port 465.`
        : `The encrypted connection to ${host} failed.`,
    )
  if (command === 'MAIL FROM' && responseCode) return server(`${host} refused the sender’s address.${says(answer)}`)
  if (responseCode >= 500) return { kind: 'refused', said: answer }
  if (responseCode >= 400) return { kind: responseCode === 421 ? 'server' : 'deferred', said: answer }
  if (/ETIMEDOUT|timeout/i.test(detail)) return { kind: 'lost', said: `${host} didn’t answer in time on port ${port}.` }
  return { kind: 'lost', said: `The connection to ${host} was lost.` }
}

const says = (answer: string) => (answer ? ` It says: ${answer}` : '')

/** Says why no trusted connection came about, by the codes of Node’s errors; undefined for other faults. */
export function describeConnectionFault(detail: string, { host, port }: Pick<ActiveMailSettings, 'host' | 'port'>) {
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(detail)) return `There’s no mail server called ${host}. Check its name.`
  if (/ECONNREFUSED/.test(detail))
    return `${host} refused the connection on port ${port}. Check the port, and whether the server is running.`
  if (/CERT_HAS_EXPIRED/.test(detail)) return `The certificate of ${host} has expired.`
  if (/SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF|UNABLE_TO_GET_ISSUER/.test(detail))
    return `The certificate of ${host} is self-signed or from an unknown authority, so the connection isn’t trusted.`
  if (/ALTNAME_INVALID/.test(detail)) return `The certificate of ${host} is for another name. Enter the name on the certificate.`
  return undefined
}
