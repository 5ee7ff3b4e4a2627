/** A step and the short heading before its first colon, if any. */
export type StepLine = { heading: string; text: string }

/** Splits 'Mix the sauce: Stir …' for display. A heading has at most six words; any other step stays whole in `text`. */
export function splitStep(step: string): StepLine {
  const [, heading = '', text = step] = /^(\p{Lu}[^:.!?]{2,48}):\s+(\S[\s\S]*)$/u.exec(step) ?? []
  return heading.split(/\s+/).length <= 6 ? { heading, text } : { heading: '', text: step }
}
