import { measureStart } from './start.ts'

const results = await measureStart()
console.table(results)
const missed = results.filter(({ seconds, budget }) => seconds > budget)
console.log(missed.length === 0 ? 'Every budget is kept.' : `Missed: ${missed.map(({ what }) => what).join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
