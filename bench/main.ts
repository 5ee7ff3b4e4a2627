// npm run bench [-- NAME [ARGUMENT]]: runs every benchmark or one, and writes docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/process.mjs'
import { benches } from './benches.ts'
import { describeRun, putSection } from './report.ts'

const file = join(root, 'docs/benchmarks.md')

// Sites that were started end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

await main(process.argv.slice(2))

async function main([named, argument]: string[]) {
  const chosen = Object.entries(benches).filter(([name]) => !named || name === named)
  if (chosen.length === 0) {
    console.error(`There is no benchmark called ${named}. Choose from ${Object.keys(benches).join(', ')}.`)
    process.exitCode = 2
  }
  for (const [name, { title, measure }] of chosen) {
    console.log(`Measuring ${name} …`)
    const run = describeRun(root)
    const section = await measure(argument)
    console.log(section)
    // Results for a custom argument are only printed; the report has the default ones.
    if (!argument) writeFileSync(file, putSection(readFileSync(file, 'utf8'), title, `*${run}*\n\n${section}`))
  }
}
