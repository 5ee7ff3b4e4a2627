const zip = 'application/zip'

/**
 * The ways out of the site besides its archive: the name of the file, and what it is for and has in it. `isPrivate` are those with addresses of people, or
 * with what only the owner may read.
 */
export const exportFormats = {
  'schema-org': {
    title: 'schema.org JSON',
    file: 'recipes.schema-org.zip',
    type: zip,
    isPrivate: false,
    about: 'For programs that read recipes: each recipe with all of its fields, its public reviews and its pictures.',
  },
  cooklang: {
    title: 'Cooklang',
    file: 'recipes.cooklang.zip',
    type: zip,
    isPrivate: false,
    about: 'For Cooklang apps, or to read as plain text: each recipe with one picture, in folders by category.',
  },
  mealie: {
    title: 'Mealie',
    file: 'recipes.mealie.zip',
    type: zip,
    isPrivate: false,
    about: 'For Mealie, in its data migrations under “Mealie Pre v1.0”: each recipe with one picture, drafts not public.',
  },
  paprika: {
    title: 'Paprika',
    file: 'recipes.paprikarecipes',
    type: zip,
    isPrivate: false,
    about: 'For Paprika and apps that read its files: each recipe with its pictures, drafts in the category “Draft”.',
  },
  csv: {
    title: 'CSV',
    file: 'site.csv.zip',
    type: zip,
    isPrivate: true,
    about: 'For spreadsheets: recipes, posts, comments, reviews, messages, members, redirects and tags.',
  },
} as const satisfies Record<string, { title: string; file: string; type: string; isPrivate: boolean; about: string }>

export type ExportFormat = keyof typeof exportFormats

export function isExportFormat(text: string): text is ExportFormat {
  return Object.hasOwn(exportFormats, text)
}
