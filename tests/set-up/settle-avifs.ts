import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPictures } from '#content/shipped-pictures.ts'
import { pictureWidths } from '#domain/pictures/picture-variants.ts'
import { toFileName } from '#domain/pictures/stored-image.ts'

/** Marks every built-in picture as staying WebP, as if its AVIF took too long: making them all would take longer than the test itself. */
export function settleAvifs(variantsFolder: string) {
  for (const [id, { version }] of shippedPictures) {
    const folder = join(variantsFolder, toFileName({ id, version }))
    mkdirSync(folder, { recursive: true })
    for (const width of pictureWidths) writeFileSync(join(folder, `${width}.avif`), '')
  }
}
