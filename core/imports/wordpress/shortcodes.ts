/** Replaces the shortcodes of recipe plugins within a text by their text. */
export function removeInlineShortcodes(text: string) {
  return text
    .replace(/\[wprm-ingredient\b[^[\]]*?\btext=["']([^"']*)["'][^[\]]*\]/g, '$1')
    .replace(/\[wprm-temperature\b([^[\]]*)\]/g, (_, attributes: string) => toTemperature(attributes))
    .replace(/\[\/?(?:wprm-timer|wprm-ingredient|adjustable)\b[^[\]]*\]/g, '')
}

function toTemperature(attributes: string) {
  const [, value = ''] = /\bvalue=["']?([^"'\s\]]*)/.exec(attributes) ?? []
  const [, unit = ''] = /\bunit=["']?([^"'\s\]]*)/.exec(attributes) ?? []
  return `${value} °${unit.toUpperCase()}`
}
