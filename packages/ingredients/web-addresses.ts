/** Whether a position in a text is inside a web address, whose numbers are not amounts: 'https://example.org/10-minute-bread?id=94c'. */
export function isInAddress(text: string, at: number): boolean {
  return /(?:https?:\/\/|\bwww\.)\S*$/i.test(text.slice(0, at))
}
