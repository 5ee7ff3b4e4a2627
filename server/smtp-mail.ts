import type { Mail } from '#domain/mail.ts'

const timeoutMilliseconds = 15_000

/** Sends mail through the server at `url` (smtp:// or smtps://). The package is loaded only where mail is configured. */
export async function openMail(url: string, from: string): Promise<Mail> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}
