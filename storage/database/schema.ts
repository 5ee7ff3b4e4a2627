import type { Blog } from '#domain/blogs/blog.ts'
import type { RecipeType } from '#domain/recipes/recipe.ts'
import type { Stars } from '#domain/recipes/review.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** A boolean column. SQLite returns 0 and 1, and imported rows may have the text 'true': read it with `isTrue`. */
export type StoredBoolean = boolean | number | string

/** A timestamp of better-auth: ISO 8601 text in SQLite, a Date in PostgreSQL. Written as ISO text to both; read it with `toIsoText`. */
export type StoredMoment = string | Date

/** The rows of every table, by the names of the specification's collections and fields. JSON columns are text. */
export type Tables = {
  _blogs: Blog & { titleSlug: string; textStart: string | null }
  _recipes: RecipeRow
  comments: {
    id: string
    blogId: string
    blogTitle: string
    name: string
    email: string
    comment: string
    createdAt: string
    approved: StoredBoolean
    path: string
    searchText: string
  }
  reviews: {
    id: string
    recipeId: number
    stars: Stars
    name: string
    email: string
    emailKey: string
    text: string
    createdAt: string
    approved: StoredBoolean
    searchText: string
  }
  contacts: {
    id: string
    first: string
    last: string
    email: string
    phone: string
    message: string
    createdAt: string
    searchText: string
  }
  users: { id: string; fullName: string; email: string; emailKey: string; phone: string; createdAt: string; searchText: string }
  searchedComments: SearchedRow
  searchedContacts: SearchedRow
  searchedReviews: SearchedRow
  searchedUsers: SearchedRow
  siteNumbers: { id: string; numberIntl: string; numberLocal: string }
  _function: { id: string; enabled: StoredBoolean }
  settings: { id: string; value: string }
  antivirus_blogs: Blog & { titleKey: string }
  oldAddresses: { kind: AddressKind; slug: string; recordId: string; createdAt: string }
  sentForms: { id: string; recordId: string; slug: string; createdAt: string }
  recipeFacets: RecipeFacetsRow
  recipeFacetChanges: { id: string; change: number }
  usedNumbers: { kind: string; highest: number }
  searchIndex: { id: string; change: number }
  searchDocuments: { kind: DocumentKind; number: number; recordId: string; format: number; title: string; main: string }
  searchedBlogs: { rowid: number; terms: string; words: string }
  searchedRecipes: { rowid: number; terms: string; words: string }
  searchWords: { word: string; documents: number; change: number }
  submissions: { id: string; address: string; createdAt: string }
  rowCounts: { list: string; part: string; total: number }
  contentVersions: { collection: string; version: number }
  images: { id: string; width: number; height: number; createdAt: string }
  identity_user: {
    id: string
    displayName: string
    email: string
    emailVerified: StoredBoolean
    phoneNumber: string | null
    photoURL: string | null
    tenantId: string | null
    providerData: string | null
    isAnonymous: StoredBoolean
    createdAt: StoredMoment
    updatedAt: StoredMoment
    lastSignInAt: StoredMoment | null
  }
  identity_session: {
    id: string
    userId: string
    token: string
    expiresAt: StoredMoment
    createdAt: StoredMoment
    updatedAt: StoredMoment
    ipAddress: string | null
    userAgent: string | null
  }
  identity_account: { id: string; userId: string; accountId: string; providerId: string; password: string | null }
  identity_verification: { id: string; identifier: string; value: string; expiresAt: StoredMoment }
  admin: { uid: string; role: string; email: string; createdAt: string }
  sign_in_failures: { id: string; account: string; address: string; createdAt: string }
}

/** A row for searches by substring: an index of its own in SQLite, a view in PostgreSQL. */
export type SearchedRow = { id: string; searchText: string }

/** The kinds of records whose slugs can change. */
export type AddressKind = 'blog' | 'recipe'

/** A recipe of the owner's; lists and nutrition are JSON text. */
export type RecipeRow = {
  id: number
  slug: string
  title: string
  image: string
  imageFetched: string | null
  imageAlt: string | null
  short: string
  steps: string
  ingredients: string
  nutritionalValues: string
  type: RecipeType | null
  servings: number | null
  yieldText: string | null
  prepMinutes: number | null
  cookMinutes: number | null
  totalMinutes: number | null
  category: string | null
  cuisine: string | null
  keywords: string | null
  author: string | null
  createdAt: string
  updatedAt: string | null
}

/** The facets of one of the owner's recipes; `foods` is a JSON list of food keys. The row of a deleted recipe stays, marked `isGone`, so that readers of changes learn of it. */
export type RecipeFacetsRow = {
  recipeId: number
  /** The revision at which the row was last written. */
  change: number
  /** The version of the code that derived its keys and foods; 0 when they are still to be derived. */
  format: number
  isGone: StoredBoolean
  titleKey: string
  type: RecipeType | null
  category: string | null
  cuisine: string | null
  minutes: number | null
  kcal: number | null
  foods: string
  createdAt: string
}

/** Reads a stored boolean in any of the forms that the databases and imports have. */
export function isTrue(stored: StoredBoolean) {
  return stored === true || stored === 1 || stored === 'true'
}

/** A stored moment as ISO 8601 text. */
export function toIsoText(stored: StoredMoment) {
  return new Date(stored).toISOString()
}
