import { capitalize } from '#domain/text/capitalize.ts'

/** What the forms call the fields whose names say it differently. */
const labels: Record<string, string> = {
  formattedDate: 'Date',
  urlSlug: 'Slug',
  slug: 'Address',
  image: 'Image',
  imageBase64: 'Image',
  imageLink: 'Image address',
  imageAlt: 'Alternative text',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  seoKeywords: 'SEO keywords',
  short: 'Short description',
  intro: 'Introduction',
  pictureAlt: 'Alternative text',
  homePlace: 'Place on the home page',
  addressCity: 'City',
  dateLanguage: 'Language of dates',
  specialRecipeId: 'Today’s special',
  builtInRecipes: 'Built-in recipes',
  icon: 'Site icon',
  socialAlt: 'What the social picture shows',
  nutritionalValues: 'Nutrition',
  yieldText: 'Yield',
  prepMinutes: 'Preparation time',
  cookMinutes: 'Cooking time',
  totalMinutes: 'Time in all',
  restMinutes: 'Resting time',
  chillMinutes: 'Chilling time',
  storageNotes: 'Storage',
  videoUrl: 'Video',
  videoDate: 'Date of the video',
  videoPoster: 'Picture of the video',
  allergensFor: 'Allergens confirmed for',
  sourceName: 'Source',
  sourceUrl: 'Address of the source',
}

/** The label of a field: as the form has it, else its name in words ('makeAhead' is 'Make ahead'). */
export function toFieldLabel(name: string) {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return labels[name] ?? capitalize(words)
}
