type Fields = Record<string, unknown>

/** Other names for the fields of our documents, likeliest first. */
const aliases: Record<string, string[]> = {
  title: ['name', 'heading', 'headline'],
  content: ['body', 'html', 'text', 'bodyHtml', 'description'],
  author: ['authorName', 'writer', 'by'],
  imageLink: ['image', 'imageUrl', 'imageURL', 'coverImage', 'cover', 'thumbnail', 'photo', 'picture', 'featuredImage'],
  image: ['imageUrl', 'imageURL', 'imageLink', 'imageBase64', 'img', 'photo', 'picture', 'thumbnail', 'coverImage'],
  urlSlug: ['slug'],
  short: ['description', 'summary', 'excerpt', 'subtitle', 'intro'],
  steps: ['instructions', 'directions', 'method', 'preparation'],
  ingredients: ['ingredientLines', 'ingredientList'],
  createdAt: ['publishedAt', 'created', 'timestamp', 'createdOn', 'date'],
  nutritionalValues: ['nutrition'],
}

/** The fields of another site's document, also under our names where it doesn't use those itself. */
export function withUsualNames(fields: Fields): Fields {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
  const added = Object.entries(aliases).flatMap(([name, others]) => {
    const found = isEmpty(fields[name]) ? others.find((other) => !isEmpty(fields[other])) : undefined
    return found === undefined ? [] : [[name, toPlain(fields[found])]]
  })
  return { ...fields, ...Object.fromEntries(added) }
}

/** An object that has only a name or an address, as that. */
function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { url, src, name } = value as Fields
  return url ?? src ?? name ?? value
}

/** Whether a document says that it isn't public; without a statement, it is. */
export function isHidden({ published, isPublished, draft, isDraft, hidden, status, state, visibility }: Fields) {
  const isNo = (value: unknown) => value === false || value === 'false' || value === 0
  const isYes = (value: unknown) => value === true || value === 'true' || value === 1
  const told = [status, state, visibility].filter((value) => typeof value === 'string')
  return (
    isNo(published) ||
    isNo(isPublished) ||
    [draft, isDraft, hidden].some(isYes) ||
    told.some((word) => !/^(?:publish(?:ed)?|public|live|active|approved|)$/i.test(word.trim()))
  )
}
