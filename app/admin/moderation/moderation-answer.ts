import type { Moderation } from '#domain/forms/moderation.ts'
import type { ChangeAnswer } from '../change-answer.ts'

/** The response to a moderation; `replaced` are the ids of entries that were superseded and deleted. */
export type ModerationAnswer = ChangeAnswer & { changed?: { change: Moderation; ids: string[]; replaced?: string[] } }
