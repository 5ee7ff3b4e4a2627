/** A visitor's message to the owner (collection `contacts`). */
export type Contact = { id: string; first: string; last: string; email: string; phone: string; message: string; createdAt: string }

/** The same as the owner has it; `readAt` is when they marked it as read. */
export type ReceivedContact = Contact & { readAt: string | null }
