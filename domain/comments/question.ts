import type { Reply } from '#domain/forms/reply.ts'

/** An approved question about a recipe, without the asker's email address, and the owner's answer. */
export type PublicQuestion = { id: string; name: string; text: string; createdAt: string } & Partial<Reply>

/** A question in the admin. `recipeId` is the id of a built-in or of an owner's recipe. */
export type Question = PublicQuestion & { recipeId: number; email: string; approved: boolean }
