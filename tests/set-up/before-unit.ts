import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { prepareCopies } from './postgres.ts'
import { startPostgres } from './start-postgres.ts'

/** Once before the tests: the site is built as it is now, and a PostgreSQL runs until they are done. */
export default async function setUp({ provide }: TestProject) {
  const [postgres] = await Promise.all([startPostgres(), build()])
  await prepareCopies(postgres.url)
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
