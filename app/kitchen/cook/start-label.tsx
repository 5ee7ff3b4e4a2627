import { toClock } from '#domain/recipes/clock-text.ts'
import type { TimerDraft } from '#domain/recipes/timer.ts'

/** The label of a time's button: 'Start 12:00 timer'. A range starts at its lower end and names its upper one. */
export function StartLabel({ draft: { name, seconds, atMostSeconds } }: { draft: TimerDraft }) {
  return (
    <span>
      {`Start ${toClock(seconds)} timer `}
      {atMostSeconds ? <small>{`up to ${toClock(atMostSeconds)}`}</small> : null}
      <span className="visually-hidden">{`: ${name}`}</span>
    </span>
  )
}
