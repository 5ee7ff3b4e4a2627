import { SourceFault, type SourceFiles } from '#storage/imports/source-files.ts'
import { appFormats } from './app-formats.ts'
import { firestore } from './firestore/firestore-format.ts'
import { recipePages } from './schema-org/recipe-page.ts'
import type { SourceFormat } from './source-format.ts'
import { wordpress } from './wordpress/wordpress.ts'

/** Everything that can be imported; the first that recognises its files is taken. */
export const sourceFormats: SourceFormat[] = [wordpress, ...appFormats.filter((format) => format !== recipePages), firestore, recipePages]

/** Throws a SourceFault if the files are none that are known. */
export async function recogniseFormat(files: SourceFiles): Promise<SourceFormat> {
  for (const format of sourceFormats) if (await format.recognise(files)) return format
  const labels = sourceFormats.map(({ label }) => label)
  throw new SourceFault(`Nothing in these files is known. What can be imported: ${labels.join(', ')}.`)
}

export function findFormat(name: string) {
  return sourceFormats.find((format) => format.name === name)
}
