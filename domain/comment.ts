/** An approved comment as the public may see it: never with the e-mail address. */
export type PublicComment = { id: string; name: string; comment: string; createdAt: string }
