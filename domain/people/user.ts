/** Somebody who joined the community (collection `users`). */
export type User = { id: string; fullName: string; email: string; phone: string; createdAt: string }
