/** How a form about a post was answered. */
export type BlogAnswer = {
  form: 'blog' | 'delete'
  sent: boolean
  message: string
  /** What the toast says where it is not the message. */
  toast?: string
  errors: Record<string, string>
  typed: Record<string, string>
  /** Some pictures could not be fetched: the post can be saved without them. */
  canSaveWithout?: boolean
  /** What the post became where that is not what was sent. */
  saved?: { urlSlug: string; content: string | undefined }
  needsSignIn?: boolean
}
