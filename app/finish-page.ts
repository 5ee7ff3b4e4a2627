import earlyInput from './client/early-input.js?inline-script'
import handOverData from './client/hand-over-data.js?inline-script'
import pageGuard from './client/page-guard.js?inline-script'
import startScript from './client/start-script.js?inline-script'
import themeScript from './client/theme-script.js?inline-script'

const pageEnd = '</body></html>'
const scriptEnd = '</script>'
/** The starts of React Router's two scripts, which follow each other; after them comes only `startScript`. */
const contextScript = '<script>'
const moduleScript = '<script type="module" async="">'
const heldScript = '<script type="held-module" async="">'

/**
 * Completes a rendered page: adds the loader data for hydration, and defers the scripts and their preloads. `client/start-script.js` starts
 * them after the first paint; until then the style sheet, the fonts and the first picture have the bandwidth to themselves.
 *
 * `inlineScripts` are the scripts that the page may run: ours, and React Router's by their place at the end of the page, after all content.
 * Scripts elsewhere in the HTML are not among them.
 */
export function finishPage(page: string, data: string) {
  const headEnd = page.indexOf('</head>')
  const moduleStart = page.lastIndexOf(moduleScript)
  const contextStart = page.lastIndexOf(contextScript, moduleStart - 1)
  const context = page.slice(contextStart + contextScript.length, moduleStart)
  const end = page.slice(moduleStart)
  if (contextStart < headEnd || !context.endsWith(scriptEnd) || !end.endsWith(pageEnd))
    throw new Error("React Router's scripts are not at the end of the rendered page")
  const head = page.slice(0, headEnd).replaceAll('<link rel="modulepreload"', '<link rel="held-modulepreload"')
  const scripts = end.slice(0, -pageEnd.length).replace(moduleScript, heldScript)
  const module = end.slice(moduleScript.length, end.indexOf(scriptEnd))
  return {
    // Concatenated once: V8 flattens (copies) a concatenated string when it is searched.
    html: head + page.slice(headEnd, moduleStart) + scripts + toDataBlock(data) + `<script>${handOverData}</script>` + pageEnd,
    inlineScripts: [themeScript, pageGuard, earlyInput, context.slice(0, -scriptEnd.length), module, startScript, handOverData],
  }
}

/** Completes a page that works without scripts, and is sent with none but the one that sets its theme. */
export function finishWithoutScripts(page: string) {
  const html = page
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (script, code) => (code === themeScript ? script : ''))
  return { html, inlineScripts: [themeScript] }
}

/** A data block is not executed, so the policy needs no hash for it. `<` is escaped, so that the data can't end the element. */
function toDataBlock(data: string) {
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script>`
}
