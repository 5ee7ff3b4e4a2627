/** Why there was no archive, as the page for it is told. */
export const refusals = ['wrong', 'throttled', 'failed', 'no-room'] as const

export type Refusal = (typeof refusals)[number]
