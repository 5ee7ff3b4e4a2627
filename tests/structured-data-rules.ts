// Google's requirements for structured data, from its pages on recipes, articles, breadcrumbs, carousels and review snippets
// (developers.google.com/search/docs/appearance/structured-data), written down independently of the code that generates it.

/** Says what is wrong with a value, or nothing. */
type Check = (value: unknown) => string[]

type Rules = {
  required: Record<string, Check>
  recommended?: Record<string, Check>
  /** Properties of schema.org that Google ignores. */
  further?: Record<string, Check>
  together?: (node: Record<string, unknown>) => string[]
}

const minutes = /^PT(?=\d)(?:\d+H)?(?:\d+M)?$/
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' && !/&(?:amp|lt|gt|quot|#\d+);/.test(value) ? [] : ['is no text']
const address: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value) ? [] : ['is no full address']
const duration = matching(minutes, 'is no ISO 8601 duration')
const date = matching(moment, 'is no ISO 8601 moment with a time zone')
const positive: Check = (value) => (Number.isInteger(value) && Number(value) > 0 ? [] : ['is no number from 1 up'])

const rating: Rules = {
  required: { ratingValue: stars },
  recommended: { bestRating: is(5), worstRating: is(1) },
}
const person: Rules = { required: { name: text, url: address } }

const rules: Record<string, Rules> = {
  Recipe: {
    required: { name: text, image: pictures },
    recommended: {
      aggregateRating: a('AggregateRating'),
      author: each(a('Person', 'Organization')),
      cookTime: duration,
      datePublished: date,
      description: text,
      keywords: text,
      nutrition: a('NutritionInformation'),
      prepTime: duration,
      recipeCategory: text,
      recipeCuisine: text,
      recipeIngredient: each(text),
      recipeInstructions: each(a('HowToStep', 'HowToSection')),
      recipeYield: each(text),
      totalTime: duration,
      video: a('VideoObject'),
    },
    further: {
      suitableForDiet: each(text),
      ...{ url: address, mainEntityOfPage: address, dateModified: date, review: each(a('Review')) },
      ...{ tool: each(a('HowToTool')), isBasedOn: oneOrMore(a('CreativeWork', 'Book')) },
    },
    together: (recipe) => [
      ...('cookTime' in recipe === 'prepTime' in recipe ? [] : ['cookTime and prepTime stand together']),
      ...(!('nutrition' in recipe) || startsWithNumber(recipe.recipeYield)
        ? []
        : ['nutrition needs a recipeYield that begins with a number']),
      ...listSaidTwice(recipe),
    ],
  },
  NutritionInformation: {
    required: {},
    further: {
      calories: matching(/^\d+ calories$/, 'is no number of calories'),
      ...{ proteinContent: grams, fatContent: grams, carbohydrateContent: grams },
    },
  },
  HowToStep: {
    required: { text: instruction },
    recommended: { name: stepName, url: address, image: address },
    further: { itemListElement: each(a('HowToDirection', 'HowToTip')) },
  },
  HowToSection: { required: { name: text, itemListElement: each(a('HowToStep')) } },
  HowToDirection: { required: { text } },
  HowToTip: { required: { text } },
  HowToTool: { required: { name: text } },
  VideoObject: {
    required: { name: text, thumbnailUrl: pictures, uploadDate: date },
    recommended: { description: text, embedUrl: address },
    further: { url: address },
  },
  CreativeWork: { required: {}, recommended: { name: text, url: address } },
  Book: { required: { name: text }, further: { hasPart: a('Chapter') } },
  Chapter: { required: { pagination: text } },
  AggregateRating: { ...rating, required: { ...rating.required, reviewCount: positive } },
  Rating: rating,
  Review: {
    required: { author: a('Author'), reviewRating: a('Rating') },
    recommended: { datePublished: date },
    further: { reviewBody: text, image: each(address), comment: a('Comment') },
  },
  // The owner's answer, which no search engine requires.
  Comment: { required: { author: a('Author'), text }, further: { dateCreated: date } },
  BlogPosting: {
    required: {},
    recommended: {
      author: each(a('Person', 'Organization')),
      dateModified: date,
      datePublished: date,
      headline: text,
      image: pictures,
    },
    further: {
      description: text,
      keywords: each(text),
      video: each(a('VideoObject')),
      publisher: a('Organization'),
      url: address,
      mainEntityOfPage: address,
      mentions: each(a('CreativeWork')),
    },
  },
  Person: person,
  Organization: { ...person, recommended: { logo: address }, further: { sameAs: each(address) } },
  // Gives every table that an archive's SQLite database has one row, with a value in nearly every column; rows inserted by migrations stay.
  Author: { required: { name: text } },
  BreadcrumbList: { required: { itemListElement: entries({ name: text, item: address }, 2) } },
  ProfilePage: { required: { mainEntity: a('Person', 'Organization') }, further: { url: address } },
  ItemList: { required: { itemListElement: entries({ url: address }, 1) } },
  WebSite: { required: { name: text, url: address }, further: { potentialAction: a('SearchAction') } },
  SearchAction: {
    required: { target: a('EntryPoint'), 'query-input': is('required name=search_term_string') },
  },
  EntryPoint: { required: { urlTemplate: matching(/^https?:\/\/.+\{search_term_string\}$/, 'has no place for the words') } },
}

/** What is wrong with a piece of structured data, each with its path (`Recipe.image: is missing`); empty if Google can use it. */
export function listFaults(node: unknown): string[] {
  return faultsOf(node, typeOf(node))
}

/** The recommended properties that a piece of structured data does not have. */
export function listUnused(node: object) {
  return Object.keys(rules[typeOf(node)]?.recommended ?? {}).filter((name) => !(name in node))
}

function faultsOf(node: unknown, type: string): string[] {
  const known = rules[type]
  if (!known || !isObject(node)) return [`${type || 'something'}: is no type that Google reads here`]
  const checks = { ...known.further, ...known.recommended, ...known.required }
  const missing = Object.keys(known.required).filter((name) => !(name in node))
  return [
    ...missing.map((name) => `${type}.${name}: is missing`),
    ...Object.entries(node).flatMap(([name, value]) => checkProperty(type, name, value, checks[name])),
    ...(known.together?.(node) ?? []).map((fault) => `${type}: ${fault}`),
  ]
}

function checkProperty(type: string, name: string, value: unknown, check: Check | undefined) {
  if (name === '@type' || (name === '@context' && value === 'https://schema.org')) return []
  return (check ?? (() => ['is no property of it']))(value).map((fault) => `${type}.${name}: ${fault}`)
}

function a(...types: string[]): Check {
  return (value) => {
    const type = typeOf(value)
    if (types.includes('Author') && ['Person', 'Organization'].includes(type)) return faultsOf(value, 'Author')
    return types.includes(type) ? faultsOf(value, type) : [`is no ${types.join(' or ')}`]
  }
}

function each(check: Check): Check {
  return (value) => (Array.isArray(value) && value.length > 0 ? value.flatMap(check) : ['is no list'])
}

function oneOrMore(check: Check): Check {
  return (value) => (Array.isArray(value) ? each(check)(value) : check(value))
}

function is(wanted: unknown): Check {
  return (value) => (value === wanted ? [] : [`is not ${wanted}`])
}

function matching(pattern: RegExp, fault: string): Check {
  return (value) => (typeof value === 'string' && pattern.test(value) ? [] : [fault])
}

function grams(value: unknown) {
  return matching(/^\d+ g$/, 'is no number of grams')(value)
}

function stars(value: unknown) {
  return typeof value === 'number' && value >= 1 && value <= 5 ? [] : ['is no rating from 1 to 5']
}

function pictures(value: unknown) {
  if (!Array.isArray(value) || value.length === 0) return ['is no list of pictures']
  return [...value.flatMap(address), ...(new Set(value).size === value.length ? [] : ['has a picture twice'])]
}

function instruction(value: unknown) {
  return [...text(value), ...matching(/^(?!step \d|directions\b)/i, 'begins with what the page already says')(value)]
}

function stepName(value: unknown) {
  return [...text(value), ...matching(/^(?!step \d)/i, 'is a number and no name')(value)]
}

/**
 * Entries of a list, numbered without gaps and each leading somewhere else. The last breadcrumb is the page itself and may have no address.
 */
function entries(properties: Record<string, Check>, fewest: number): Check {
  return (value) => {
    if (!Array.isArray(value) || value.length < fewest) return [`has fewer than ${fewest} entries`]
    const addresses = value.flatMap(({ url, item }) => url ?? item ?? [])
    const first = value[0]?.position
    return [
      ...(new Set(addresses).size === addresses.length ? [] : ['leads to the same place twice']),
      ...value.flatMap((entry, index) => [
        ...(typeOf(entry) === 'ListItem' ? [] : ['is no ListItem']),
        ...(Number.isInteger(first) && first > 0 && entry.position === first + index ? [] : ['is numbered with gaps']),
        ...Object.entries(properties).flatMap(([name, check]) => {
          const mayLack = name === 'item' && index === value.length - 1
          return mayLack && !(name in entry) ? [] : check(entry[name]).map((fault) => `${name} ${fault}`)
        }),
      ]),
    ]
  }
}

function startsWithNumber(value: unknown) {
  return Array.isArray(value) && /^\d+$/.test(value[0])
}

/** Keywords are for what category and cuisine don't say. */
function listSaidTwice({ keywords = '', recipeCategory, recipeCuisine }: Record<string, unknown>) {
  const words = String(keywords).toLowerCase().split(', ')
  const said = [...String(recipeCategory).split(', '), recipeCuisine].map((word) => String(word).toLowerCase())
  return words.filter((word) => said.includes(word)).map((word) => `keywords repeat ${word}`)
}

function typeOf(node: unknown) {
  return isObject(node) ? String(node['@type'] ?? '') : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
