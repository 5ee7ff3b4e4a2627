import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds wrong with the page in its current state: one line for each broken rule, with the elements that break it. Colour rules are
 * applied in light and in dark; the page is left in the other theme, because redrawing it takes a third as long as axe.
 */
export async function findViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const shown = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const other = shown === 'dark' ? 'light' : 'dark'
  const violations = await runAxe(page)
  await changeColours(page, other)
  const inOtherColours = await runAxe(page, colourRules)
  return [...violations, ...inOtherColours.map((line) => `${other}: ${line}`)]
}

function runAxe(page: Page, rules?: string[]) {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (node: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run(document, { reporter: 'no-passes', preload: false, ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }, rules)
}

async function changeColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(() => !document.getAnimations().some((animation) => animation instanceof CSSTransition))
}
