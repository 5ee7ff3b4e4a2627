import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { prepareTemplates } from './postgres.ts'
import { prepareData } from './running-site.ts'
import { startPostgres } from './start-postgres.ts'

/** Once before the tests: builds the site from the current sources, and runs PostgreSQL until they are done. */
export default async function setUp({ provide }: TestProject) {
  const [postgres] = await Promise.all([startPostgres(), build()])
  await prepareTemplates(postgres.url)
  provide('postgresUrl', postgres.url)
  const preparedData = await prepareData()
  provide('preparedData', preparedData)
  return async () => {
    rmSync(preparedData, { recursive: true })
    await postgres.stop()
  }
}
