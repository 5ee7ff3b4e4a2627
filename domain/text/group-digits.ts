/** A whole number as US English writes it: 1,234,567. Without the browser's Intl, whose first use costs a slow phone dearly. */
export function groupDigits(count: number) {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
