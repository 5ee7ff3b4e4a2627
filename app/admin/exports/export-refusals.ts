import { refusals } from '../backup/refusals.ts'
import { describeThrottling, wrongPassword } from '../refused-proof.ts'

/** Why there was no file, as passed to the page of exports. */
export const exportRefusals = [...refusals, 'busy', 'no-collection'] as const

export type ExportRefusal = (typeof exportRefusals)[number]

const words: Record<ExportRefusal, (minutes: number) => string> = {
  wrong: () => wrongPassword,
  throttled: describeThrottling,
  failed: () => 'The file couldn’t be created. Try again in a minute.',
  'no-room': () => 'The file couldn’t be created: the disk is full. Free up some space, then try again.',
  busy: () => 'Another file is still being created for you. Wait for it to download, then try again.',
  'no-collection': () => 'This collection no longer exists. Choose another one.',
}

/** A sentence for the owner, '' for none, and whether it is about the password. */
export type RefusalWords = { text: string; isOfPassword: boolean }

/** `minutes` is how long nobody can try again. */
export function describeRefusal(refused: ExportRefusal, minutes: number): RefusalWords {
  return { text: words[refused](minutes), isOfPassword: refused === 'wrong' || refused === 'throttled' }
}
