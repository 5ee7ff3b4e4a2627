/** What the owner answered to what a reader wrote, under which name and when (ISO 8601); '' for nothing. */
export type Reply = { reply: string; replyBy: string; repliedAt: string }

/** No answer, or one that was taken back. */
export const noReply: Reply = { reply: '', replyBy: '', repliedAt: '' }
