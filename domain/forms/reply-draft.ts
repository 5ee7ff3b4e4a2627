import { z } from 'zod'
import { fieldLimits } from './form-limits.ts'
import { recordId } from './record-id.ts'
import { typedText } from './typed-text.ts'

/** An answer to one comment, review or question, as submitted. */
export const replyDraft = z.object({
  change: z.literal('reply'),
  id: recordId,
  reply: typedText({ max: fieldLimits.reply, required: 'Write an answer first' }),
})

/** The comment, review or question whose answer is to be withdrawn. */
export const replyRemoval = z.object({ change: z.literal('take-back'), id: recordId })
