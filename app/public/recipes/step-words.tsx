import type { ShownRecipe } from '#packages/ingredients/show-lines.ts'
import type { ShownStep, StepPart } from '#packages/ingredients/show-step.ts'
import { toFoodAmount } from './food-amount.ts'

type StepWordsProps = {
  shown: ShownRecipe
  step: ShownStep
  litLines?: number[] | undefined
  /** Amounts, temperatures and times in bold. */
  hasBold?: true
}

/**
 * The words of a step. Where it takes all of an ingredient without saying how much, the amount in the list follows. Amounts that the step says
 * itself are marked if they are scaled.
 */
export function StepWords({ shown, step, litLines = [], hasBold }: StepWordsProps) {
  const isChanged = ({ kind }: StepPart) => kind === 'amount' && shown.display.factor !== 1 && !step.isUnscaled
  const isMarked = (part: StepPart) => isChanged(part) || (hasBold && part.kind !== 'text')
  return join(step.parts, isMarked).map((part, place) =>
    part.lines ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step are never reordered
      <Food key={place} part={part} amount={toFoodAmount(shown, step, part)} isLit={part.lines.some((line) => litLines.includes(line))} />
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

function Food({ part: { text, lines = [] }, amount, isLit }: { part: StepPart; amount: string; isLit: boolean }) {
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
