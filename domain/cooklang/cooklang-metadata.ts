import type { Recipe } from '#domain/recipes/recipe.ts'

/** Addresses of the recipe's page and of its picture, if it has one. */
export type CooklangSource = { source: string; image?: string }

/** The front matter of a Cooklang file: YAML with the keys of Cooklang's conventions. */
export function toMetadata(recipe: Recipe, { source, image }: CooklangSource) {
  const { title, short, author, servings, category, cuisine, prepMinutes, cookMinutes, totalMinutes } = recipe
  const lines = [
    line('title', title),
    line('description', short),
    line('author', author),
    line('source', source),
    line('image', image),
    servings ? `servings: ${servings}` : '',
    line('course', category),
    line('cuisine', cuisine),
    timeLine('prep time', prepMinutes),
    timeLine('cook time', cookMinutes),
    timeLine('time required', totalMinutes),
    line('locale', 'en_US'),
    ...toTags(recipe.keywords ?? ''),
  ]
  return ['---', ...lines.filter(Boolean), '---'].join('\n')
}

function line(key: string, value: string | undefined) {
  return value ? `${key}: ${toScalar(value)}` : ''
}

function toTags(keywords: string) {
  const tags = keywords.split(',').flatMap((tag) => tag.trim() || [])
  return tags.length > 0 ? ['tags:', ...tags.map((tag) => `  - ${toScalar(tag)}`)] : []
}

/** `1h30m`, the format that all readers support. */
function timeLine(key: string, minutes: number | undefined) {
  if (!minutes) return ''
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${key}: ${hours > 0 ? `${hours}h` : ''}${rest > 0 ? `${rest}m` : ''}`
}

/** A plain scalar if YAML would read it as that very text; otherwise in double quotes, whose escapes are those of JSON. */
function toScalar(value: string) {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const isPlain = /^\p{L}(?:[^#:"\\]|:(?=\S))*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}
