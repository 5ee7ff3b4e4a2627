/**
 * The export formats besides the archive, and the names of their files. `isPrivate` marks those with people's addresses, or with content
 * that only the owner may read.
 */
export const exportFormats = {
  'schema-org': { file: 'recipes.schema-org.zip', isPrivate: false },
  cooklang: { file: 'recipes.cooklang.zip', isPrivate: false },
  mealie: { file: 'recipes.mealie.zip', isPrivate: false },
  paprika: { file: 'recipes.paprikarecipes', isPrivate: false },
  wordpress: { file: 'site.wordpress.xml', isPrivate: true },
  ghost: { file: 'site.ghost.zip', isPrivate: false },
  'ghost-members': { file: 'members.ghost.csv', isPrivate: true },
  csv: { file: 'site.csv.zip', isPrivate: true },
} as const satisfies Record<string, { file: string; isPrivate: boolean }>

export type ExportFormat = keyof typeof exportFormats

/** Content in a format, or the cookbook of the collection with a slug. */
export type ExportWish = { format: ExportFormat } | { format: 'epub'; collection: string }

export function isExportFormat(text: string): text is ExportFormat {
  return Object.hasOwn(exportFormats, text)
}
