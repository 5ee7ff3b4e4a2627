/** The path of a recipe's page. Slugs may contain letters of any alphabet. */
export function toRecipePath(slug: string) {
  return `/recipes/${encodeURIComponent(slug)}`
}

/** The paths of the machine-readable versions: schema.org JSON and Cooklang. */
export function toRecipeFiles(slug: string) {
  return { json: `${toRecipePath(slug)}.json`, cooklang: `${toRecipePath(slug)}.cook` }
}
