/** The address of the style sheet for an accent colour (six hexadecimal digits). */
export function toLookPath(accent: string) {
  return `/look/${accent}.css`
}
