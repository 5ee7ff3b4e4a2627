import type { StepPart } from '#domain/reading/show-step.ts'

/** A time in a step. */
export function StepTime({ part }: { part: StepPart }) {
  return <span className="step-time">{part.text}</span>
}
