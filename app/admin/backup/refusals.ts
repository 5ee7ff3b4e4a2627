/** Why there was no archive, as passed to its page. */
export const refusals = ['wrong', 'throttled', 'failed', 'no-room'] as const

export type Refusal = (typeof refusals)[number]
