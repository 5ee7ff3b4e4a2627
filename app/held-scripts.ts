/** What React Router's script begins with, the last of the page. */
const script = '<script type="module" async="">'

/**
 * A page whose scripts wait: what React Router would have the browser load at once is marked, and `client/start-script.js` takes the marks
 * off when the first view stands. Until then the style sheet, the fonts and the first picture have the line for themselves.
 */
export function holdScripts(html: string) {
  const headEnd = html.indexOf('</head>')
  const start = html.lastIndexOf(script)
  const head = html.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
  if (start < headEnd) return head + html.slice(headEnd)
  return `${head}${html.slice(headEnd, start)}<script type="held-module" async="">${html.slice(start + script.length)}`
}
