import type { ShownRecipe } from '#domain/ingredients/show-lines.ts'
import type { StepPart } from '#domain/ingredients/show-step.ts'

type StepWordsProps = {
  shown: ShownRecipe
  parts: StepPart[]
  isUnscaled?: true | undefined
  litLines?: number[] | undefined
  /** Amounts, temperatures and times in bold. */
  hasBold?: true
}

/**
 * The words of a step. Where it takes all of an ingredient without saying how much, the amount in the list follows. Amounts that the step says
 * itself are marked if they are scaled.
 */
export function StepWords({ shown, parts, isUnscaled, litLines = [], hasBold }: StepWordsProps) {
  const isChanged = ({ kind }: StepPart) => kind === 'amount' && shown.display.factor !== 1 && !isUnscaled
  const isMarked = (part: StepPart) => isChanged(part) || (hasBold && part.kind !== 'text')
  return join(parts, isMarked).map((part, place) =>
    part.lines ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step are never reordered
      <Food key={place} part={part} shown={isUnscaled ? undefined : shown} isLit={part.lines.some((line) => litLines.includes(line))} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Words key={place} text={part.text} isBold={hasBold && isMarked(part)} isChanged={isChanged(part)} />
    ),
  )
}

function Words({ text, isBold, isChanged }: { text: string; isBold: boolean | undefined; isChanged: boolean }) {
  if (isBold) return <b data-changed={isChanged || undefined}>{text}</b>
  return isChanged ? <span data-changed={true}>{text}</span> : text
}

/** A food, with the amount of its line where `shown` is given. */
function Food({ part: { text, lines = [], isWhole }, shown, isLit }: { part: StepPart; shown: ShownRecipe | undefined; isLit: boolean }) {
  const line = isWhole ? shown?.ingredients[lines[0] ?? -1] : undefined
  const amount = line && !line.isUnscaled ? line.amount : ''
  return (
    <span className="food" data-lines={lines.join()} data-lit={isLit || undefined}>
      {text}
      {amount ? <span className="food__amount">{` (${amount})`}</span> : null}
    </span>
  )
}

/** The parts that are neither foods nor marked as one text where they meet. */
function join(parts: StepPart[], isMarked: (part: StepPart) => boolean | undefined) {
  const isPlain = (part: StepPart) => !part.lines && !isMarked(part)
  const joined: StepPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && isPlain(last) && isPlain(part)) last.text += part.text
    else joined.push({ ...part })
  }
  return joined
}
