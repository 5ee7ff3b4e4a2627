import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServedSite } from '#bench/measuring/served-site.ts'
import { median } from '#bench/measuring/statistics.ts'
import { type Part, type Row, toRow } from '#bench/report/row.ts'
import { root } from '#scripts/process.mjs'
import { findBrowser, type InstalledBrowser } from '#tests/set-up/find-browser.ts'

const version = '13.5.0'
const folder = join(root, `node_modules/.cache/lighthouse-${version}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')
const turns = 3

const about = `Lighthouse ${version} with its defaults (a phone on slow 4G, simulated throttling), with the join popup off and the sample content: medians of ${turns} runs for
performance and timings, the worst run for the other scores. It is installed from the npm registry into \`node_modules/.cache/\` when it is needed, and is not a
dependency of the project.`

const pages: Record<string, string> = {
  Home: '/',
  Recipes: '/recipes',
  Recipe: '/recipes/{recipe}',
  Trending: '/trending-recipes',
  Favourites: '/favourites',
  Blogs: '/blogs',
  Blog: '/blogs/{post}',
  Search: '/search',
  Contact: '/contact',
  About: '/about',
  Disclaimer: '/disclaimer',
  'Privacy policy': '/privacy-policy',
  Terms: '/terms-and-condition',
}

const categories: Record<string, { label: string; least: number }> = {
  accessibility: { label: 'accessibility', least: 100 },
  'best-practices': { label: 'best practices', least: 100 },
  seo: { label: 'SEO', least: 100 },
}

/** Runs Lighthouse over every kind of public page. */
export async function measureLighthouse(): Promise<Part> {
  if (!existsSync(program)) install()
  const browser = await findBrowser()
  const site = await startServedSite()
  try {
    const html = await fetch(`${site.origin}/`).then((answer) => answer.text())
    const find = (part: string) => new RegExp(`href="/${part}/([^"/?#.]+)"`).exec(html)?.[1] ?? ''
    const slugs = { recipe: find('recipes'), post: find('blogs') }
    const rows: Row[] = []
    for (const [name, pattern] of Object.entries(pages)) {
      const path = pattern.replace('{recipe}', slugs.recipe).replace('{post}', slugs.post)
      const reports: Report[] = []
      for (let turn = 0; turn < turns; turn++) reports.push(await audit(`${site.origin}${path}`, browser))
      rows.push(...toRows(name, reports))
    }
    return { title: 'Lighthouse', about, rows }
  } finally {
    await site.stop()
  }
}

function install() {
  const command = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    `lighthouse@${version}`,
  ]
  execFileSync('npm', command, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** What is used of Lighthouse's report (its `lhr`): scores from 0 to 1, null when an audit failed; times in milliseconds. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

async function audit(address: string, { executablePath, env }: InstalledBrowser): Promise<Report> {
  const flags =
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-component-update --disable-sync'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, address, '--output=json', '--output-path=stdout', '--quiet', '--no-enable-error-reporting', flags],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26, timeout: 180_000 },
  )
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(`Lighthouse could not look at ${address}: ${report.runtimeError.message}`)
  return report
}

function toRows(name: string, reports: Report[]): Row[] {
  const middle = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const performance = median(reports.map((report) => toPoints(report, 'performance')))
  return [
    toRow(`${name}: performance`, performance, 'points', { least: 98 }),
    ...Object.entries(categories).map(([id, { label, least }]) => {
      const worst = reports.toSorted((a, b) => toPoints(a, id) - toPoints(b, id))[0]
      return toRow(`${name}: ${label}`, worst ? toPoints(worst, id) : Number.NaN, 'points', { least }, worst ? listFailed(worst, id) : '')
    }),
    toRow(`${name}: LCP`, middle('largest-contentful-paint') / 1000, 's', { most: 1.5 }),
    toRow(`${name}: TBT`, middle('total-blocking-time'), 'ms', { most: 100 }),
    toRow(`${name}: CLS`, middle('cumulative-layout-shift'), '', { most: 0.02 }),
  ]
}

function toPoints({ categories }: Report, id: string) {
  return Math.round((categories[id]?.score ?? Number.NaN) * 100)
}

/** The audits that cost points. */
function listFailed({ categories, audits }: Report, id: string) {
  const counted = categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return counted
    .map((reference) => reference.id)
    .filter((audit) => (audits[audit]?.score ?? 1) < 1)
    .join(', ')
}
