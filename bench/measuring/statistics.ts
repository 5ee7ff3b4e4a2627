/** The middle of some numbers; of an even count the mean of the two in the middle. NaN when there are none. */
export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = Number.isInteger(middle) ? sorted.slice(middle - 1, middle + 1) : [sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The smallest number that at least `share` (0 to 1) of the numbers don't exceed. NaN when there are none. */
export function percentile(numbers: number[], share: number) {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? Number.NaN
}

/** How far numbers lie apart: the greatest less the smallest, as a share of their median. */
export function spread(numbers: number[]) {
  return (Math.max(...numbers) - Math.min(...numbers)) / median(numbers)
}
