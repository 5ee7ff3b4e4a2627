import { pressTimer } from '#app/kitchen/cook/press-timer.ts'
import { StartLabel } from '#app/kitchen/cook/start-label.tsx'
import { useTimerTools } from '#app/kitchen/cook/timer-tools.tsx'
import { Drawing } from '#app/ui/icon.tsx'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { toRecipePath } from '#domain/recipes/recipe-paths.ts'
import type { TimerDraft } from '#domain/recipes/timer.ts'
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
 * The text of a step. Where it uses all of an ingredient without saying how much, the amount in the list follows. The step's own amounts
 * are marked if they are scaled.
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

/** Adjacent parts that are neither foods nor marked, joined into one text. */
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

const stopwatch = 'M10 2h4m-2 12 3-3m5 3a8 8 0 1 1-16 0 8 8 0 0 1 16 0'

type StepTimesProps = { recipe: Recipe; step: number; parts: StepPart[] }

/** A timer button for each time in a step. The style sheet hides them without JavaScript. */
export function StepTimes({ recipe, step, parts }: StepTimesProps) {
  const times = parts.filter(({ kind }) => kind === 'time')
  const drafts = times.map((part, place) => toDraft(recipe, step, { ...part, name: toName(times, part, step) }, place))
  if (drafts.length === 0) return null
  return (
    <div className="step-times">
      {drafts.map((draft) => (
        <StepTime key={draft.id} draft={draft} />
      ))}
    </div>
  )
}

/** One button through all states of its timer, so that it keeps the focus. */
function StepTime({ draft }: { draft: TimerDraft }) {
  const tools = useTimerTools()
  return (
    <button className="button button--quiet button--small step-time" type="button" data-timer={draft.id} onClick={() => pressTimer(draft)}>
      <Drawing path={stopwatch} />
      {tools ? <tools.TimerLabel draft={draft} /> : <StartLabel draft={draft} />}
    </button>
  )
}

/** The name of a timer: its action, plus its length if the step has two with the same action. */
function toName(times: StepPart[], { name, text }: StepPart, step: number) {
  const known = name || `Step ${step}`
  return times.filter((other) => other.name === name).length > 1 ? `${known}, ${text}` : known
}

function toDraft(
  { id, slug, title }: Recipe,
  step: number,
  { name, seconds = 0, atMostSeconds }: StepPart & { name: string },
  place: number,
): TimerDraft {
  return {
    id: `${id}-${step}-${place}`,
    name,
    recipeId: id,
    recipe: title,
    address: `${toRecipePath(slug)}#step-${step}`,
    step,
    seconds,
    atMostSeconds,
  }
}
