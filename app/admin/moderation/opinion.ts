/** What a reader wrote and the owner may show: a comment or a review. */
export type Opinion = {
  id: string
  name: string
  email: string
  /** Empty when there are stars alone. */
  text: string
  createdAt: string
  approved: boolean
  stars?: number
  /** What to know before it is approved. */
  note?: string
}

/** What was written under one heading; `path` is where readers see it, if they do. */
export type OpinionGroup = { id: string; title: string; path?: string; opinions: Opinion[] }

/** What such entries are called ('comment', 'comments'). */
export type OpinionWords = { one: string; many: string }

/** A word as it begins a sentence. */
export function toCapital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
