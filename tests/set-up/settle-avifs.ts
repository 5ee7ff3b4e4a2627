import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPictures } from '#content/shipped-pictures.ts'
import { pictureWidths } from '#domain/pictures/picture-variants.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'

/** Has every shipped picture stay WebP, as one whose AVIF took too long: to make them all takes longer than what a test looks at. */
export function settleAvifs(variantsFolder: string) {
  for (const [id, { version }] of shippedPictures) {
    const folder = join(variantsFolder, toFileName({ id, version }))
    mkdirSync(folder, { recursive: true })
    for (const width of pictureWidths) writeFileSync(join(folder, `${width}.avif`), '')
  }
}
