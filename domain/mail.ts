/** A letter of plain text. */
export type Letter = { to: string; subject: string; text: string }

/** What sends mail; absent where none is configured. Rejects when the mail server does not take the letter. */
export type Mail = { send: (letter: Letter) => Promise<void> }
