/** What can be imported, as the owner knows it, by the name of its format. Names are part of the identity of what is imported: they never change. */
const formatLabels = {
  wordpress: 'WordPress',
  'wprm-json': 'WP Recipe Maker (JSON)',
  ghost: 'Ghost',
  'ghost-members': 'Ghost members',
  griddle: 'Recipes from another site like this one (schema.org JSON)',
  paprika: 'Paprika',
  mela: 'Mela',
  crouton: 'Crouton',
  cooklang: 'Cooklang',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  nextcloud: 'Nextcloud Cookbook',
  'recipe-keeper': 'Recipe Keeper',
  copymethat: 'Copy Me That',
  'csv-recipes': 'Spreadsheet (CSV) of Plan to Eat, MyRecipeBox, RecipeSage or your own',
  firestore: 'Firestore and Firebase Auth',
  'schema-org': 'Web page with a recipe',
}

export type FormatName = keyof typeof formatLabels

/** All that can be imported, for a sentence. */
export const importable = Object.values(formatLabels).join(', ')

const labels = new Map(Object.entries(formatLabels))

/** The label of a format; empty for files that nobody has recognised yet. */
export function labelFormat(name: string) {
  return labels.get(name) ?? ''
}
