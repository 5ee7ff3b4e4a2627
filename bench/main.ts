import { measureAdmin } from './admin.ts'
import { type Measurement, toTable } from './measurement.ts'
import { measureMenu } from './menu.ts'
import { measureSearch } from './search.ts'
import { measureStart } from './start.ts'

const parts: Record<string, () => Promise<Measurement[]>> = {
  start: measureStart,
  admin: measureAdmin,
  search: measureSearch,
  menu: measureMenu,
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}, or none for all.`)
  process.exit(2)
}

const missed: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const measurements = await measure()
  console.table(toTable(measurements))
  missed.push(...measurements.filter(({ measured, budget }) => budget !== undefined && measured > budget).map(({ what }) => what))
}
console.log(missed.length === 0 ? 'Every budget is kept.' : `Missed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
