import { measureBackup } from './backup.ts'
import { measureGrowth } from './growth.ts'
import { measurePages } from './pages.ts'
import { measureRendering } from './rendering.ts'
import { measureSearch } from './search.ts'
import { measureStart } from './start.ts'
import { measureWriting } from './writing.ts'

/** A benchmark: the title of its section, and the function that measures and returns it. */
type Bench = { title: string; measure: (argument?: string) => Promise<string> }

/** Every benchmark by name, in the order of the report. */
export const benches: Record<string, Bench> = {
  pages: { title: 'Pages', measure: measurePages },
  rendering: { title: 'Rendering', measure: measureRendering },
  growth: { title: 'Growth', measure: measureGrowth },
  writing: { title: 'Writing while reading', measure: measureWriting },
  search: { title: 'Search', measure: measureSearch },
  backup: { title: 'Saving while a backup is made', measure: measureBackup },
  start: { title: 'Start', measure: measureStart },
}
