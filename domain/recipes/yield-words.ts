/** What a recipe makes, to stand behind 'Makes': '4½ cups' for 'Makes 4½ cups'. */
export function toMade(yieldText: string): string {
  return yieldText.replace(/^\s*(?:(?:this\s+)?(?:recipe\s+)?(?:makes|yields?)\s*:?\s+)+(?=\S)/i, '')
}
