/** A plain-text email. */
export type MailMessage = { to: string; subject: string; text: string }

export type Mail = {
  /** Whether a mail server is set up. */
  isReady: () => Promise<boolean>
  /** Sends mail. Rejects if the mail server doesn't accept the message. */
  send: (message: MailMessage) => Promise<void>
}

/** For a site that sends no mail. */
export const noMail: Mail = { isReady: async () => false, send: () => Promise.reject(new Error('No mail server is set up')) }
