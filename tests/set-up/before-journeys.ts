import type { TestProject } from 'vitest/node'
import { build } from '#scripts/build.mjs'
import { findBrowser } from './find-browser.ts'

/** Once before the browser journeys: the site is built as it is now, and there is a browser that starts. */
export default async function setUp({ provide }: TestProject) {
  await build()
  provide('browser', await findBrowser())
}
