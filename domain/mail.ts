/** A plain-text e-mail. */
export type MailMessage = { to: string; subject: string; text: string }

/** Sends mail; absent if not configured. Rejects if the mail server doesn't accept the message. */
export type Mail = { send: (message: MailMessage) => Promise<void> }
