import { recipeFields } from '#domain/recipes/recipe-fields.ts'
import { capitalize } from '#domain/text/capitalize.ts'

/** Labels of fields whose names differ from them. */
const labels: Record<string, string> = {
  ...Object.fromEntries(Object.entries(recipeFields).map(([name, { label }]) => [name, label])),
  formattedDate: 'Date',
  urlSlug: 'Slug',
  slug: 'Address',
  image: 'Image',
  imageBase64: 'Image',
  imageLink: 'Image address',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  seoKeywords: 'SEO keywords',
  short: 'Short description',
  intro: 'Introduction',
  pictureAlt: 'Alternative text',
  homePlace: 'Position on the home page',
  addressCity: 'City',
  blurb: 'Footer text',
  bannerLine: 'Text above the footer',
  lead: 'Intro text',
  dateLanguage: 'Date language',
  specialRecipeId: 'Today’s special',
  builtInRecipes: 'Built-in recipes',
  icon: 'Site icon',
  socialAlt: 'Social picture description',
  indexNow: 'IndexNow',
  webSubHub: 'WebSub hub',
  checkLinks: 'Check links to other sites',
  nutritionalValues: 'Nutrition',
}

/** The label of a field: the one above, or else its name in words ('makeAhead' is 'Make ahead'). */
export function toFieldLabel(name: string) {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return labels[name] ?? capitalize(words)
}
