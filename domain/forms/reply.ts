/** The owner's answer to a reader, with its author and time (ISO 8601); '' for none. */
export type Reply = { reply: string; replyBy: string; repliedAt: string }

/** No answer, or one that was withdrawn. */
export const noReply: Reply = { reply: '', replyBy: '', repliedAt: '' }
