/**
 * A page whose scripts wait: what React Router would have the browser load at once is marked, and `client/start-script.js` takes the marks
 * off when the first view stands. Until then the style sheet, the fonts and the first picture have the line for themselves.
 */
export function holdScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
    .replace('<script type="module" async="">', '<script type="held-module" async="">')
}
