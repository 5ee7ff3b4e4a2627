import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { findBrowser } from './find-browser.ts'
import { prepareData } from './running-site.ts'
import { settleAvifs } from './settle-avifs.ts'

/** Once before the browser journeys: builds the site from the current sources, and checks that a browser starts. */
export default async function setUp({ provide }: TestProject) {
  await build()
  provide('browser', await findBrowser())
  const variantsFolder = mkdtempSync(join(tmpdir(), 'griddle-variants-'))
  settleAvifs(variantsFolder)
  provide('variantsFolder', variantsFolder)
  const preparedData = await prepareData()
  provide('preparedData', preparedData)
  return () => {
    for (const folder of [variantsFolder, preparedData]) rmSync(folder, { recursive: true })
  }
}
