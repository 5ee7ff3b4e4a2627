/** A step with the short heading that may stand before its first colon. */
export type StepLine = { heading: string; text: string }

/** Splits 'Mix the sauce: Stir …' for display. Only up to six words count as a heading; any other step stays whole in `text`. */
export function splitStep(step: string): StepLine {
  const [, heading = '', text = step] = /^(\p{Lu}[^:.!?]{2,48}):\s+(\S[\s\S]*)$/u.exec(step) ?? []
  return heading.split(/\s+/).length <= 6 ? { heading, text } : { heading: '', text: step }
}
