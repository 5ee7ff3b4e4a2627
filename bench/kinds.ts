import type { Part } from '#bench/report/row.ts'
import { measureAdmin } from './admin.ts'
import { measureBackingUp } from './backing-up.ts'
import { measureFacets } from './facets.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './pages.ts'
import { measureSearch } from './search.ts'
import { measureSoak } from './soak.ts'
import { measureStart } from './start.ts'
import { measureWriting } from './writing.ts'

/** A benchmark: the title of its section in the report, and how it is measured. */
export type Kind = { title: string; measure: () => Promise<Part>; isLong?: true }

/** Every benchmark by its name. Long ones, of five minutes and more, run only when they are named. */
export const kinds: Record<string, Kind> = {
  pages: { title: 'Pages', measure: measurePages },
  writing: { title: 'Writing while reading', measure: measureWriting },
  lighthouse: { title: 'Lighthouse', measure: measureLighthouse },
  admin: { title: 'Admin lists', measure: measureAdmin },
  facets: { title: 'Facets', measure: measureFacets },
  start: { title: 'Start', measure: measureStart },
  growth: { title: 'Growth', measure: measureGrowth, isLong: true },
  search: { title: 'Search', measure: measureSearch, isLong: true },
  backup: { title: 'Saving while a backup is made', measure: measureBackingUp, isLong: true },
  soak: { title: 'Soak', measure: measureSoak, isLong: true },
}
