import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { findBrowser } from './find-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the variants of pictures that all sites of the journeys share: no AVIF is made twice. */
    variantsFolder?: string
  }
}

/** Once before the browser journeys: the site is built as it is now, and there is a browser that starts. */
export default async function setUp({ provide }: TestProject) {
  await build()
  provide('browser', await findBrowser())
  const variantsFolder = mkdtempSync(join(tmpdir(), 'griddle-variants-'))
  provide('variantsFolder', variantsFolder)
  return () => rmSync(variantsFolder, { recursive: true })
}
