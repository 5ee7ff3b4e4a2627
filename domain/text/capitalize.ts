/** A text with its first letter in capitals. */
export function capitalize(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
