import { findTemperatures } from './temperatures.ts'

/** How much lower a fan oven is set, in each scale: 20 °C, 25 °F. */
const less = { C: 20, F: 25 }

/** The lowest oven temperature; anything below is the inside of a roast, or warmed milk. */
const least = { C: 90, F: 200 }

/**
 * The fan oven temperatures for a step, in its order: '180°C', '325–350°F (165–175°C)'. Only oven temperatures count, in a sentence that
 * bakes or roasts; a step that mentions the fan itself has none.
 */
export function listFanHeats(step: string): string[] {
  if (/\b(?:fan|convection|air[- ]?fryer)\b/i.test(step)) return []
  const heats = step.split(/(?<=[.!?;])\s+/).flatMap((sentence) => (isOfOven(sentence) ? findTemperatures(sentence) : []))
  const fanned: string[] = []
  let before: 'C' | 'F' | undefined
  for (const { low, high, scale, isDifference } of heats) {
    if (isDifference || low < least[scale]) continue
    const shown = `${[...new Set([low, high])].map((heat) => round(heat - less[scale])).join('–')}°${scale}`
    // '350°F (175°C)' is one temperature in both scales.
    if (before && before !== scale) fanned.push(`${fanned.pop()} (${shown})`)
    else fanned.push(shown)
    before = before && before !== scale ? undefined : scale
  }
  return [...new Set(fanned)]
}

/** Oil, sugar and the inside of meat have temperatures, too. */
function isOfOven(sentence: string) {
  return (
    /(?<!\bdutch )\bovens?\b|\b(?:pre-?heat|bak(?:e|ing)|roast(?:ing)?)\b/i.test(sentence) &&
    !/\b(?:oil|fry(?:er|ing)?|grill|smoker|syrup|thermometer|internal|registers?|reads?)\b/i.test(sentence)
  )
}

function round(heat: number) {
  return Math.round(heat / 5) * 5
}
