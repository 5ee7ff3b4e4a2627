import handOverData from './client/hand-over-data.js?inline-script'

const pageEnd = '</body></html>'
/** What React Router's script begins with, the last of the page. */
const script = '<script type="module" async="">'
const heldScript = '<script type="held-module" async="">'

/**
 * A rendered page with what React leaves out: the data that its components were rendered from, as React Router's own code in the browser takes
 * it, and marks on what the browser would load at once. `client/start-script.js` takes the marks off when the first view stands; until then
 * the style sheet, the fonts and the first picture have the line for themselves. The parts are put together once, as each text made of
 * others is copied when it is looked into.
 */
export function finishPage(page: string, data: string) {
  const headEnd = page.indexOf('</head>')
  const scriptStart = Math.max(page.lastIndexOf(script), headEnd)
  const end = page.slice(scriptStart)
  if (!end.endsWith(pageEnd)) throw new Error('A rendered page does not end where its body ends')
  const head = page.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
  const scripts = end.slice(0, -pageEnd.length).replace(script, heldScript)
  return head + page.slice(headEnd, scriptStart) + scripts + toDataBlock(data) + `<script>${handOverData}</script>` + pageEnd
}

/** A block of data is no code: no policy has to name it. A sign that could end it is written as JSON writes signs by their numbers. */
function toDataBlock(data: string) {
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script>`
}
