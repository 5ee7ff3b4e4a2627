import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { shippedPictures } from '#content/shipped-pictures.ts'
import { pictureWidths } from '#domain/pictures/picture-variants.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'
import { build } from '#scripts/build.mjs'
import { findBrowser } from './find-browser.ts'
import { prepareData } from './running-site.ts'

/** Once before the browser journeys: the site is built as it is now, and there is a browser that starts. */
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

/** Has every shipped picture stay WebP, as one whose AVIF took too long: to make them all takes the journeys a tenth longer, and none looks at them. */
function settleAvifs(variantsFolder: string) {
  for (const [id, { version }] of shippedPictures) {
    const folder = join(variantsFolder, toFileName({ id, version }))
    mkdirSync(folder)
    for (const width of pictureWidths) writeFileSync(join(folder, `${width}.avif`), '')
  }
}
