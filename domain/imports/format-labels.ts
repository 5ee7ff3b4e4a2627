/**
 * The owner's names for what can be imported, by format name. Format names are part of imported records' identity, so they never change.
 */
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

/** Everything that can be imported, for a sentence. */
export const importable = Object.values(formatLabels).join(', ')

const labels = new Map(Object.entries(formatLabels))

/** The label of a format; empty for files not yet recognised. */
export function labelFormat(name: string) {
  return labels.get(name) ?? ''
}
