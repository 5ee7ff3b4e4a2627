import type { Moderation } from '#domain/forms/moderation.ts'
import type { ChangeAnswer } from '../change-answer.ts'

/** How a change of comments or reviews was answered; `changed` says what was done to which, `replaced` which ones made way for them. */
export type ModerationAnswer = ChangeAnswer & { changed?: { change: Moderation; ids: string[]; replaced?: string[] } }
