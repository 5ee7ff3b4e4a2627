import handOverData from './client/hand-over-data.js?inline-script'

const pageEnd = '</body></html>'
/** Start of React Router's script, the last one of the page. */
const script = '<script type="module" async="">'
const heldScript = '<script type="held-module" async="">'

/**
 * Completes a rendered page: adds the loader data for hydration, and defers the scripts and their preloads. `client/start-script.js` starts
 * them after the first paint; until then the style sheet, the fonts and the first picture have the bandwidth to themselves. Concatenates
 * once, because V8 flattens (copies) a concatenated string when it is searched.
 */
export function finishPage(page: string, data: string) {
  const headEnd = page.indexOf('</head>')
  const scriptStart = Math.max(page.lastIndexOf(script), headEnd)
  const end = page.slice(scriptStart)
  if (!end.endsWith(pageEnd)) throw new Error('The rendered page has content after its body')
  const head = page.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
  const scripts = end.slice(0, -pageEnd.length).replace(script, heldScript)
  return head + page.slice(headEnd, scriptStart) + scripts + toDataBlock(data) + `<script>${handOverData}</script>` + pageEnd
}

/** A data block is not executed, so the policy needs no hash for it. `<` is escaped, so that the data can't end the element. */
function toDataBlock(data: string) {
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script>`
}
