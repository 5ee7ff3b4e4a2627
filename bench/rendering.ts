// What rendering a page costs without the page cache, here or compared with another built checkout, in alternating turns:
//   npm run build && node bench/rendering.ts [folder of the other checkout]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { root } from '#scripts/process.mjs'
import { median } from './measuring/statistics.ts'

/** What a rendering process is asked: so many renderings of a page. It answers with the processor time of one, in µs. */
export type RenderTask = { path: string; renders: number }

const post = '/blogs/the-lacy-edge-what-a-smash-burger-is-really-for'
const pages = ['/', '/recipes', '/trending-recipes', '/recipes/mac-and-cheese', post, '/blogs', '/search?q=burger']
const turns = 15
const rendersPerTurn = 40
/** As many as it takes until Node has compiled most of what they run. */
const warmUpRenders = 400

await main(process.argv.slice(2))

async function main(others: string[]) {
  const folders = [...others.slice(0, 1).map((folder) => resolve(folder)), root]
  const renderers = await Promise.all(folders.map(startRenderer))
  const lines: object[] = []
  for (const path of pages) {
    const [before = [], after = before] = await measureInTurns(renderers, path)
    const ratio = median(before.map((cost, turn) => cost / (after[turn] ?? Number.NaN)))
    lines.push({
      page: path,
      'other, ms': others[0] ? toMilliseconds(before) : '',
      'here, ms': toMilliseconds(after),
      ratio: ratio.toFixed(2),
    })
  }
  console.table(lines)
  for (const renderer of renderers) renderer.stop()
}

type Renderer = Awaited<ReturnType<typeof startRenderer>>

/** The costs of each renderer, one a turn. Turns alternate, so that what else the machine does meets all of them. */
async function measureInTurns(renderers: Renderer[], path: string) {
  const costs = renderers.map((): number[] => [])
  for (const renderer of renderers) await renderer.render({ path, renders: warmUpRenders })
  for (let turn = 0; turn < turns; turn++)
    for (const [index, renderer] of renderers.entries()) costs[index]?.push(await renderer.render({ path, renders: rendersPerTurn }))
  return costs
}

async function startRenderer(folder: string) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(join(import.meta.dirname, 'rendering-process.ts'), [folder], { env })
  await once(child, 'message')
  return {
    async render(task: RenderTask) {
      const ended = new AbortController()
      const answered = once(child, 'message', { signal: ended.signal })
      child.once('exit', () => ended.abort())
      child.send(task)
      const [cost] = await answered
      child.removeAllListeners('exit')
      return Number(cost)
    },
    stop: () => child.disconnect(),
  }
}

function toMilliseconds(costs: number[]) {
  return (median(costs) / 1000).toFixed(2)
}
