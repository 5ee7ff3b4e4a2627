import { Fragment } from 'react'
import type { ShownRecipe } from '#domain/ingredients/show-lines.ts'
import type { StepPart } from '#domain/ingredients/show-step.ts'

type StepWordsProps = { shown: ShownRecipe; parts: StepPart[]; isUnscaled?: true | undefined; litLines?: number[] | undefined }

/** The words of a step. Where it takes all of an ingredient without saying how much, the amount in the list follows. */
export function StepWords({ shown, parts, isUnscaled, litLines = [] }: StepWordsProps) {
  return join(parts).map(({ text, lines, isWhole }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step are never reordered
    if (!lines) return <Fragment key={place}>{text}</Fragment>
    const line = isWhole && !isUnscaled ? shown.ingredients[lines[0] ?? -1] : undefined
    const amount = line && !line.isUnscaled ? line.amount : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={place} className="food" data-lines={lines.join()} data-lit={lines.some((lit) => litLines.includes(lit)) || undefined}>
        {text}
        {amount ? <span className="food__amount">{` (${amount})`}</span> : null}
      </span>
    )
  })
}

/** The parts between two foods as one text. */
function join(parts: StepPart[]) {
  const joined: Pick<StepPart, 'text' | 'lines' | 'isWhole'>[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && !last.lines && !part.lines) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
