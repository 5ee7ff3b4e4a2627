/** A whole number with thousands separators: 1,234,567. Not Intl, whose first use is slow on phones. */
export function groupDigits(count: number) {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
