/** A part of a letter. Texts are plain; `html` is sanitised again on rendering. Addresses are absolute. */
export type LetterPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: string[]; isNumbered?: boolean }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number; href?: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'links'; links: { label: string; href: string }[] }
  | { kind: 'html'; html: string }

/**
 * A mail without its recipient. `preview` appears beside the subject in mail lists; `why` tells the recipient in the footer why they get
 * it.
 */
export type Letter = { subject: string; preview?: string; parts: LetterPart[]; why: string }
