import { refusals } from '../backup/refusals.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'

/** Why there was no file, as the page of exports is told. */
export const exportRefusals = [...refusals, 'busy', 'no-collection'] as const

export type ExportRefusal = (typeof exportRefusals)[number]

const words: Record<ExportRefusal, (minutes: number) => string> = {
  wrong: () => wrongPassword,
  throttled: describeThrottling,
  failed: () => 'The file could not be made just now. Try it again in a minute.',
  'no-room': () => 'The file could not be made: the disk is full. Make some room, then try again.',
  busy: () => 'A file is being made for you already. Wait until your browser has it, then ask for this one.',
  'no-collection': () => 'This collection is not there any more. Choose another one.',
}

/** A sentence for the owner, '' for none, and whether it is about the password. */
export type RefusalWords = { text: string; isOfPassword: boolean }

/** `minutes` are those for which nobody can try again. */
export function describeRefusal(refused: ExportRefusal, minutes: number): RefusalWords {
  return { text: words[refused](minutes), isOfPassword: refused === 'wrong' || refused === 'throttled' }
}
