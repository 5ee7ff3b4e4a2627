/** An approved comment as the public may see it: never with the e-mail address. */
export type PublicComment = { id: string; name: string; comment: string; createdAt: string }

/** A comment as the owner sees it (collection `comments`). */
export type Comment = PublicComment & { blogId: string; blogTitle: string; email: string; approved: boolean; path: string }
