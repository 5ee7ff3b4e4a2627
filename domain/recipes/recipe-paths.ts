/** The path of a recipe's page. Slugs may contain letters of any alphabet. */
export function toRecipePath(slug: string) {
  return `/recipes/${encodeURIComponent(slug)}`
}

/** The paths of a recipe's other forms: schema.org JSON, Cooklang, and the player of its video. */
export function toRecipeFiles(slug: string) {
  return { json: `${toRecipePath(slug)}.json`, cooklang: `${toRecipePath(slug)}.cook`, player: `${toRecipePath(slug)}.player` }
}

/** The page for emailing a recipe. */
export const toEmailPath = (slug: string) => `${toRecipePath(slug)}/email`
