const maxCompared = 200

/** The lines of a list that a page has twice, one after the other, or once more as one line. */
export function withoutRepeats(lines: string[]) {
  const half = lines.length / 2
  const isTwice = half > 1 && Number.isInteger(half) && lines.slice(0, half).every((line, index) => line === lines[half + index])
  if (isTwice) return lines.slice(0, half)
  if (lines.length > maxCompared) return lines
  return lines.filter(
    (line) => lines.filter((other) => other !== line && line.toLowerCase().includes(other.toLowerCase())).length < Math.max(3, half),
  )
}
