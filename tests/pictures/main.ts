import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mock } from 'node:test'
import { parseArgs } from 'node:util'
import { root } from '#scripts/process.mjs'
import { comparePictures, type Difference } from './compare.ts'
import { scenes } from './scenes.ts'
import { takePictures, type Wish } from './take.ts'

const help = `npm run pictures                         compares twelve pages with tests/fixtures/pictures
npm run pictures -- --update             takes these twelve again
npm run pictures -- FOLDER               takes all pages into a folder
npm run pictures -- FOLDER EARLIER       and compares them with those of an earlier run
npm run pictures -- --compare EARLIER LATER
--widths=390,700 takes other widths than 390 and 1280, --pages=home,recipes some pages only.`

const stored = join(root, 'tests/fixtures/pictures')
const now = new Date('2026-11-21T12:00:00.000Z')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    widths: { type: 'string', default: '390,1280' },
    pages: { type: 'string' },
  },
})
const [folder, earlier] = positionals
const widths = values.widths.split(',').map(Number)
const chosen = values.pages ? scenes.filter(({ name }) => values.pages?.split(',').includes(name)) : scenes
const all: Wish = { scenes: chosen, widths, themes: ['light', 'dark'] }
const references: Wish = { scenes: chosen.filter(({ isReference }) => isReference), widths, themes: ['light'], height: 1600 }

await main()

async function main() {
  if (values.help) return console.log(help)
  if (values.compare) return folder && earlier ? report(folder, earlier) : console.log(help)
  // The site in this process takes the time from it; takePictures sets the browser's clock.
  mock.timers.enable({ apis: ['Date'], now })
  if (folder) {
    await takePictures(folder, all, now)
    return earlier ? report(earlier, folder) : console.log(`The pictures are in ${folder}.`)
  }
  if (values.update || !existsSync(stored)) {
    rmSync(stored, { recursive: true, force: true })
    return takePictures(stored, references, now)
  }
  const taken = mkdtempSync(join(tmpdir(), 'griddle-pictures-'))
  await takePictures(taken, references, now)
  return report(stored, taken)
}

/** Prints what differs; the process ends with 1 if anything does. */
async function report(before: string, after: string) {
  const marked = join(after, 'differences')
  rmSync(marked, { recursive: true, force: true })
  const differences = await comparePictures(before, after, marked)
  for (const one of differences) console.log(describe(one))
  if (differences.length === 0) return console.log('No page looks different.')
  console.log(`${differences.length} pictures differ. The new ones are in ${after}, what changed in them is marked in ${marked}.`)
  process.exitCode = 1
}

function describe(difference: Difference) {
  if ('missingIn' in difference) return `${difference.name}: missing in ${difference.missingIn}`
  return `${difference.name}: ${(100 * difference.share).toFixed(3)} % of its pixels`
}
