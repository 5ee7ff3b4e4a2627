/** A text with its first letter capitalised. */
export function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
