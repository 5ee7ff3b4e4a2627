/** A visitor's message to the owner (collection `contacts`). */
export type Contact = { id: string; first: string; last: string; email: string; phone: string; message: string; createdAt: string }
