/** The address of the style sheet with the design's colours for an accent colour (six hexadecimal digits). */
export function toLookPath(accent: string) {
  return `/look/${accent}.css`
}
