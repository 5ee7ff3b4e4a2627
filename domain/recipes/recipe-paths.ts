/** The address of a recipe. Its slug may have letters of any alphabet. */
export function toRecipePath(slug: string) {
  return `/recipes/${encodeURIComponent(slug)}`
}

/** Where the same recipe is read by programs: as schema.org JSON and as Cooklang. */
export function toRecipeFiles(slug: string) {
  return { json: `${toRecipePath(slug)}.json`, cooklang: `${toRecipePath(slug)}.cook` }
}
