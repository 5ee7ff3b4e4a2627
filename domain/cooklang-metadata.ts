import type { CooklangSource } from './cooklang.ts'
import type { Recipe } from './recipe.ts'

/** The front matter of a Cooklang file: YAML, with the keys that Cooklang's conventions name. */
export function toMetadata(recipe: Recipe, { source, image }: CooklangSource) {
  const { title, short, author, servings, category, cuisine, prepMinutes, cookMinutes, totalMinutes } = recipe
  const lines = [
    line('title', title),
    line('description', short),
    line('author', author),
    line('source', source),
    line('image', image),
    line('servings', servings),
    line('course', category),
    line('cuisine', cuisine),
    line('prep time', toTime(prepMinutes)),
    line('cook time', toTime(cookMinutes)),
    line('time required', toTime(totalMinutes)),
    line('locale', 'en_US'),
    ...toTags(recipe.keywords ?? ''),
  ]
  return ['---', ...lines.filter(Boolean), '---'].join('\n')
}

function line(key: string, value: string | number | undefined) {
  return value === undefined || value === '' ? '' : `${key}: ${toScalar(String(value))}`
}

function toTags(keywords: string) {
  const tags = keywords.split(',').flatMap((tag) => tag.trim() || [])
  return tags.length > 0 ? ['tags:', ...tags.map((tag) => `  - ${toScalar(tag)}`)] : []
}

/** `1h30m`, which every reader of the conventions knows. */
function toTime(minutes: number | undefined) {
  if (!minutes) return undefined
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `${hours > 0 ? `${hours}h` : ''}${rest > 0 ? `${rest}m` : ''}`
}

/** Plain where YAML takes it for that very text, else in double quotes, whose escapes are JSON's. */
function toScalar(value: string) {
  const text = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const isPlain =
    /^[\p{L}\p{N}](?:[^\n#:"\\]|:(?=\S))*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n|[\d.:_+-]*[\d.])$/i.test(text)
  return isPlain || /^\d{1,9}$/.test(text) ? text : JSON.stringify(text)
}
