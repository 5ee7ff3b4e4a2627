import { z } from 'zod'
import { mapFields } from '#domain/recipes/recipe-fields.ts'
import { termKinds } from '#domain/terms/term.ts'
import { toXmlText } from '#domain/text/escape-html.ts'

// Records of another system, in our terms. Readers fill in what their source has; lengths and spellings are corrected later, in one place.

/** Without characters that PostgreSQL can't store (NUL) or feeds may not contain. */
const text = (max: number) => z.string().max(max).transform(toXmlText)

const line = text(10_000)
const longText = text(2_000_000)

/** ISO 8601 in UTC. */
const moment = z.iso.datetime()

/** Where a picture is found: a web address, or one from `keepPicture` for bytes that came with the import. */
const pictureAddress = z.string().max(5000)

/** `others` are alternatives if its address no longer works. */
const picture = z.object({ address: pictureAddress, alt: line.optional(), others: z.array(pictureAddress).optional() })

/** The part common to all records. */
const anyRecord = {
  /** The source's own id: the same in every export of the same site, and unique for its kind and format. */
  sourceId: z.string().min(1).max(1000),
  /** Its place in the source, shown to the owner: 'line 12', 'recipes/soup.json'. */
  place: line.optional(),
  /** What the source has and we have no field for; stored beside the record. */
  extra: z.record(z.string(), z.unknown()).optional(),
  /** The old site's paths of its pictures, each with the address by which the record has the picture; they will redirect to it. */
  oldPictures: z.array(z.object({ path: line, address: pictureAddress })).optional(),
  /** What was lost or guessed, in sentences for the owner. */
  warnings: z.array(line).optional(),
}

/** The part common to posts, recipes and pages. */
const published = {
  title: longText,
  slug: line.optional(),
  /** Only 'published' is ever public: content that is private or has a password in the source is a draft. */
  state: z.enum(['draft', 'scheduled', 'published', 'trashed']),
  createdAt: moment.optional(),
  publishedAt: moment.optional(),
  updatedAt: moment.optional(),
  /** Its paths on the old site ('/2019/05/old-name/'), which will redirect to it. */
  oldPaths: z.array(line).optional(),
}

const seo = { seoTitle: line.optional(), seoDescription: line.optional(), seoKeywords: line.optional() }

/**
 * Pictures in `html` have addresses as `picture` does. `<div data-source-recipe="ID"></div>` is the place of a recipe's card, by its
 * `sourceId`. The HTML is sanitised when it is stored.
 */
const post = z.object({
  kind: z.literal('post'),
  ...anyRecord,
  ...published,
  ...seo,
  html: longText,
  author: line.optional(),
  /** The date as the owner typed it. */
  dateText: line.optional(),
  picture: picture.optional(),
  tags: z.array(line).optional(),
  category: line.optional(),
  excerpt: longText.optional(),
  commentsClosed: z.boolean().optional(),
  /** What Pinterest shows with its picture. */
  pinText: line.optional(),
})

/** A post of the legacy collection `antivirus_blogs`. */
const legacyPost = post.extend({ kind: z.literal('legacyPost') })

const page = z.object({ kind: z.literal('page'), ...anyRecord, ...published, html: longText, description: line.optional() })

const step = z.object({ text: longText, tip: longText.optional(), picture: picture.optional() })

const minutes = z.number().min(0).max(1_000_000)

/** All texts are plain; line breaks in `notes` and similar fields are kept. Nutrition is per serving. */
const recipe = z.object({
  kind: z.literal('recipe'),
  ...anyRecord,
  ...published,
  short: longText.optional(),
  picture: picture.optional(),
  /** Lines as a cook reads them ('2 cups flour, sifted'), under headings; the first group often has none. */
  ingredients: z.array(z.object({ heading: line.optional(), lines: z.array(longText) })),
  steps: z.array(z.object({ heading: line.optional(), steps: z.array(step) })),
  equipment: z.array(line).optional(),
  nutrition: z.object({ calories: z.number(), protein: z.number(), fats: z.number(), carbs: z.number() }).partial().optional(),
  servings: z.number().positive().max(100_000).optional(),
  ...mapFields(['line'], () => line.optional()),
  ...mapFields(['text'], () => longText.optional()),
  ...mapFields(['minutes'], () => minutes.optional()),
  ...mapFields(['names'], () => z.array(line).optional()),
  difficulty: line.optional(),
  type: line.optional(),
  sourceUrl: line.optional(),
  videoUrl: line.optional(),
  /** Its publication date (2026-11-21), and its picture. */
  videoDate: line.optional(),
  videoPoster: picture.optional(),
  /** Those that the other site's owner declared, or 'none' (domain/recipes/allergens.ts). */
  allergens: z.array(line).optional(),
  keywords: z.array(line).optional(),
})

/** The other site's owner's answer. */
const reply = z.object({ text: longText, by: line, at: moment.optional() })

const person = { name: line, email: line }

/** A comment on a post, by the post's `sourceId`. */
const comment = z.object({
  kind: z.literal('comment'),
  ...anyRecord,
  ...person,
  on: z.string(),
  text: longText,
  createdAt: moment.optional(),
  approved: z.boolean(),
  reply: reply.optional(),
})

/** A review of a recipe, by the recipe's `sourceId`. */
const review = z.object({
  kind: z.literal('review'),
  ...anyRecord,
  ...person,
  on: z.string(),
  stars: z.int().min(1).max(5),
  text: longText,
  createdAt: moment.optional(),
  approved: z.boolean(),
  reply: reply.optional(),
})

/** An entry of the owner's lists; records refer to it by name. Only those with a description or picture need to be given. */
const term = z.object({
  kind: z.literal('term'),
  ...anyRecord,
  list: z.enum(termKinds),
  name: line,
  description: longText.optional(),
  picture: picture.optional(),
})

/** A collection of recipes, by their `sourceId`s in order. */
const collection = z.object({
  kind: z.literal('collection'),
  ...anyRecord,
  ...published,
  html: longText.optional(),
  picture: picture.optional(),
  recipes: z.array(z.string()),
})

const member = z.object({ kind: z.literal('member'), ...anyRecord, ...person, phone: line.optional(), createdAt: moment.optional() })

const message = z.object({
  kind: z.literal('message'),
  ...anyRecord,
  first: line,
  last: line,
  email: line,
  phone: line,
  message: longText,
  createdAt: moment.optional(),
})

/** The phone numbers that the site shows on a host. */
const phoneNumbers = z.object({ kind: z.literal('phoneNumbers'), ...anyRecord, international: line, local: line })

/** Whether the join popup is shown. */
const popup = z.object({ kind: z.literal('popup'), ...anyRecord, enabled: z.boolean() })

/** Someone who may sign in to the admin. `password` is a Firebase scrypt hash, which needs the project's parameters. */
const admin = z.object({
  kind: z.literal('admin'),
  ...anyRecord,
  ...person,
  createdAt: moment.optional(),
  password: z.object({ hash: line, salt: line }).optional(),
})

/** `from` is a path on the old site, `to` a path or an address. */
const redirect = z.object({ kind: z.literal('redirect'), ...anyRecord, from: line, to: line, permanent: z.boolean() })

/** In storage order: each after those that it refers to. */
const kinds = [
  term,
  recipe,
  post,
  legacyPost,
  page,
  collection,
  comment,
  review,
  member,
  message,
  phoneNumbers,
  popup,
  admin,
  redirect,
] as const

export const sourceRecord = z.discriminatedUnion('kind', kinds)

export type SourceRecord = z.infer<typeof sourceRecord>

export type SourceKind = SourceRecord['kind']

/** One kind of record. */
export type SourceRecordOf<Kind extends SourceKind> = Extract<SourceRecord, { kind: Kind }>

/** The kinds in storage order. */
export const sourceKinds = kinds.map((schema) => schema.shape.kind.value)

/** Something in a source that can't be read as a record, and why, as a sentence for the owner. */
export type UnreadableEntry = { kind: 'unreadable'; place: string; title?: string; reason: string }
