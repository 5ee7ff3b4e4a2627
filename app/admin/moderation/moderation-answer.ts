import type { Moderation } from '#domain/forms/moderation.ts'
import type { Reply } from '#domain/forms/reply.ts'
import type { ChangeAnswer } from '../change-answer.ts'
import type { AdminAnswer } from '../use-admin-form.ts'

/** What became of entries; `replaced` are the ids of those that were superseded and deleted, `reply` is the answer that they have now, `photo` one that was removed. */
export type Changed = { change?: Moderation; ids: string[]; replaced?: string[]; reply?: Reply; photo?: string }

/** The response to a moderation. */
export type ModerationAnswer = ChangeAnswer & { changed?: Changed }

/** The response to an answer to a reader. */
export type ReplyAnswer = AdminAnswer & { changed?: Changed }
