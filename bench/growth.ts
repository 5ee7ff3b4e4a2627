import { type Asked, measureInTurns, quantile, toRatio, uncached } from './load.ts'
import { toTable } from './report.ts'
import { makeContent, type Site, signIn, startSite, untilIdle } from './site.ts'

const sizes = [1000, 5000, 20_000]
const load = { connections: 4, seconds: 0.5, turns: 5 }

const about = `What \`npm run cli -- generate\` makes, at several numbers of recipes (a post per ten recipes, two
comments a recipe), on SQLite: milliseconds of processor time per answer at ${load.connections}
connections, medians of ${load.turns} turns, and how much more the largest site needs than the
smallest (median of the ratios in each turn). Pages are not answered from the cache. The sites are
measured once they are idle.`

/** Compares sites of different sizes; `size` is an additional number of recipes. */
export async function measureGrowth(size?: string) {
  const sites: Site[] = []
  const numbers = [...sizes, ...(size ? [Number(size)] : [])]
  for (const recipes of numbers) sites.push(await startTwice(await makeContent(recipes)))
  const asked = await Promise.all(sites.map((site, place) => listAsked(site, numbers[place] ?? 0)))
  const rows: (string | number)[][] = []
  for (const name of Object.keys(asked[0] ?? {})) {
    const turns = await measureInTurns(
      asked.flatMap((kinds) => kinds[name] ?? []),
      load,
    )
    const times = turns.map((some) => quantile(some.map(({ cpu }) => cpu)))
    rows.push([name, ...times, `${toRatio(turns.at(-1), turns[0], 'cpu').toFixed(2)} ×`])
  }
  const last = (toValue: (site: Site) => number) => [...sites.map(toValue), '']
  rows.push(['resident memory at the end, MB', ...last(({ megabytes }) => megabytes())])
  rows.push(['start until ready, s', ...last(({ startSeconds }) => startSeconds)])
  for (const site of sites) await site.stop()
  const columns = ['CPU per answer, ms', ...numbers.map((number) => `${number.toLocaleString('en-US')} recipes`), 'Last against first']
  return `${about}\n\n${toTable(columns, rows)}`
}

/** The first start also creates the admin, and stores what is computed from the content. */
async function startTwice(dataDir: string) {
  const options = { dataDir, settings: { SAMPLE_CONTENT: 'off', BACKUPS: 'off' } }
  const first = await startSite(options)
  await untilIdle(first)
  await first.end()
  const site = await startSite(options)
  await untilIdle(site)
  return site
}

async function listAsked(site: Site, recipes: number): Promise<Record<string, Asked>> {
  const cookie = await signIn(site)
  const find = async (list: string, pattern: RegExp) => pattern.exec(await (await fetch(site.origin + list)).text())?.[1] ?? ''
  const page = (path: string): Asked => ({ ...site, path: uncached(path) })
  const admin = (path: string): Asked => ({ ...site, path, headers: { cookie } })
  return {
    home: page('/'),
    recipes: page('/recipes'),
    'recipes, last page': page(`/recipes?page=${Math.floor(recipes / 24)}`),
    'recipes by title': page('/recipes?sort=title'),
    'recipes of a cuisine within 60 minutes': page('/recipes?cuisine=Cajun&time=60'),
    'recipes with two foods': page('/recipes?ingredient=butter,garlic'),
    'recipes with a food that none has': page('/recipes?ingredient=nothing-has-this'),
    'cook with five foods': page('/cook-with?have=butter,garlic,onion,egg,flour'),
    'a recipe': page(await find('/recipes', /href="(\/recipes\/[^"/?#.]+)"/)),
    posts: page('/blogs'),
    'a post': page(await find('/blogs', /href="(\/blogs\/[^"/?#.]+)"/)),
    'search for a frequent word': page('/search?q=chicken'),
    'search for a word and a number, another each time': page('/search?q=chicken+{number}'),
    'search without a match': page('/search?q=xylqvwz'),
    'admin: dashboard': admin('/admin/dashboard'),
    'admin: recipes': admin('/admin/manage-recipe'),
    'admin: recipes, last page': admin(`/admin/manage-recipe?page=${Math.floor(recipes / 50)}`),
    'admin: recipes with a word': admin('/admin/manage-recipe?q=chicken'),
    'admin: posts': admin('/admin/blog'),
    'admin: comments': admin('/admin/manage-comments'),
    'admin: comments that wait': admin('/admin/manage-comments?pending=1'),
    'admin: comments with a word that none has': admin('/admin/manage-comments?q=nothing-has-this'),
  }
}
