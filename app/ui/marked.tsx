import { Fragment } from 'react'
import type { TextPiece } from '#domain/search/marked-text.ts'

/** A text with searched words marked. */
export function MarkedText({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
}
