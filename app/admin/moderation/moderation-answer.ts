import type { Moderation } from '#domain/moderation.ts'

/** How a change of comments or reviews was answered; `changed` says what was done to which, `replaced` which ones made way for them. */
export type ModerationAnswer = {
  sent: boolean
  message: string
  changed?: { change: Moderation; ids: string[]; replaced?: string[] }
  needsSignIn?: boolean
}
