import type { Generated } from 'kysely'
import type { Blog, LegacyBlog } from '#domain/blogs/blog.ts'
import type { Collection } from '#domain/collections/collection.ts'
import type { Comment } from '#domain/comments/comment.ts'
import type { Question } from '#domain/comments/question.ts'
import type { Review } from '#domain/comments/review.ts'
import type { NewReviewPhoto } from '#domain/comments/review-photo.ts'
import type { EventKind } from '#domain/events/event.ts'
import type { RecipeFacets } from '#domain/facets/recipe-facets.ts'
import type { Reply } from '#domain/forms/reply.ts'
import type { EntryState, ImportAction, SiteImport } from '#domain/imports/site-import.ts'
import type { LinkState } from '#domain/links/link-state.ts'
import type { MailState } from '#domain/mails/mail-state.ts'
import type { Issue } from '#domain/newsletter/issue.ts'
import type { Consent, Reader } from '#domain/newsletter/reader.ts'
import type { NoticeKind, OpinionKind } from '#domain/notices/notice-kinds.ts'
import type { CountKind } from '#domain/numbers/count-kinds.ts'
import type { Page } from '#domain/pages/page.ts'
import type { Contact } from '#domain/people/contact-draft.ts'
import type { User } from '#domain/people/join-draft.ts'
import type { StoredImage } from '#domain/pictures/stored-image.ts'
import type { PingChannel } from '#domain/pings/ping-channels.ts'
import type { Publication, PublicationState } from '#domain/publication/publication.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Redirect } from '#domain/redirects/redirect.ts'
import type { VersionKind } from '#domain/revisions/version-kinds.ts'
import type { DocumentKind } from '#domain/search/search-document.ts'
import type { SpamKind, SpamList } from '#domain/spam/spam-entry.ts'
import type { Blocked, Writing } from '#domain/spam/spam-score.ts'
import type { Term, TermKind } from '#domain/terms/term.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** A boolean column. SQLite returns 0 and 1, and imported rows may have the text 'true': read it with `isTrue`. */
export type StoredBoolean = boolean | number | string

/** A timestamp of better-auth: ISO 8601 text in SQLite, a Date in PostgreSQL. Written as ISO text to both; read it with `toIsoText`. */
export type StoredMoment = string | Date

/** The kinds of records whose links are checked. */
export type LinkedKind = 'blog' | 'recipe' | 'page'

/** The rows of every table, by the names of the specification's collections and fields. JSON columns are text. */
export type Tables = {
  _blogs: Blog & HiddenPublication & Owned & { titleSlug: string; textStart: string | null }
  _recipes: RecipeRow & Owned
  comments: Moderated<Comment>
  reviews: Moderated<Review> & { emailKey: string }
  questions: Moderated<Question>
  reviewPhotos: NewReviewPhoto & { reviewId: string | null; spamId: string | null; recipeId: number; position: number; createdAt: string }
  reviewChanges: { recipeId: number; changedAt: string }
  contacts: Contact & { searchText: string; readAt: string | null }
  users: User & { emailKey: string; searchText: string }
  readers: Omit<Reader, 'interests'> & { interests: string; emailKey: string; searchText: string }
  consents: Consent
  issues: Issue
  searchedComments: SearchedRow
  searchedContacts: SearchedRow
  searchedReviews: SearchedRow
  searchedQuestions: SearchedRow
  searchedUsers: SearchedRow
  siteNumbers: { id: string; numberIntl: string; numberLocal: string }
  _function: { id: string; enabled: StoredBoolean }
  settings: { id: string; value: string }
  antivirus_blogs: LegacyBlog & { titleKey: string }
  pages: Page & InTrash
  collections: Omit<Collection, 'recipes'> & { recipes: string } & InTrash
  redirects: Redirect & { targetKey: string | null; createdAt: string }
  redirectHits: { id: string; hits: number; lastHitAt: string }
  revisions: {
    kind: VersionKind
    recordId: string
    number: number
    createdAt: string
    authorId: string
    author: string
    summary: string
    size: number
    savedFrom: string | null
    fields: string
  }
  workingCopies: {
    id: string
    kind: VersionKind
    recordId: string
    authorId: string
    author: string
    base: number
    sequence: number
    savedAt: string
    fields: string
  }
  oldAddresses: { kind: AddressKind; slug: string; recordId: string; createdAt: string }
  terms: Term & { nameKey: string }
  termSlugs: { kind: TermKind; slug: string; termId: string }
  recordTerms: { recordKind: AddressKind; recordId: string; termId: string; shownAt: string | null }
  sentForms: { id: string; recordId: string; slug: string; createdAt: string }
  recipeFacets: RecipeFacetsRow
  recipeFacetChanges: { id: string; change: number }
  usedNumbers: { kind: string; highest: number }
  searchIndex: { id: string; change: number }
  searchDocuments: { kind: DocumentKind; number: number; recordId: string; format: number; title: string; main: string }
  searchedBlogs: { rowid: number; terms: string; words: string }
  searchedRecipes: { rowid: number; terms: string; words: string }
  searchWords: { word: string; documents: number; change: number }
  missedSearches: { day: string; query: string; times: number }
  counts: { kind: CountKind; key: string; period: string; times: number; visits: number }
  daySecrets: { day: string; secret: string }
  dayMarks: { day: string; mark: string }
  submissions: { id: string; address: string; createdAt: string }
  spam: Writing & {
    id: string
    list: SpamList
    kind: SpamKind
    about: string
    entry: string
    reasons: string
    score: number
    createdAt: string
    heldAt: string
  }
  spamMarks: { mark: string; sender: string; createdAt: string }
  blockList: Blocked & { taughtAt: string | null }
  rowCounts: { list: string; part: string; total: number }
  contentVersions: { collection: string; version: number }
  images: StoredImage & { unusedSince: string | null; searchText: string }
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
    twoFactorEnabled: Generated<StoredBoolean>
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
  identity_account: {
    id: string
    userId: string
    accountId: string
    providerId: string
    password: string | null
    createdAt: StoredMoment
    updatedAt: StoredMoment
  }
  identity_verification: { id: string; identifier: string; value: string; expiresAt: StoredMoment }
  identity_two_factor: {
    id: string
    userId: string
    secret: string
    backupCodes: string
    verified: StoredBoolean
    failedVerificationCount: number
    lockedUntil: StoredMoment | null
    lastCode: string | null
  }
  passkeys: {
    id: string
    userId: string
    name: string
    credentialId: string
    publicKey: string
    /** PostgreSQL returns it as text. */
    counter: number | string
    isSynced: StoredBoolean
    challenge: string
    challengedAt: string
    createdAt: string
    lastUsedAt: string | null
  }
  admin: { uid: string; role: string; email: string; createdAt: string }
  invitations: {
    id: string
    email: string
    role: string
    tokenHash: string
    invitedBy: string
    createdAt: string
    expiresAt: string
  }
  emailChanges: { uid: string; email: string; tokenHash: string; expiresAt: string }
  adminLog: {
    id: string
    createdAt: string
    actorId: string
    actor: string
    kind: string
    what: string
    link: string | null
    attempts: number
    address: string | null
  }
  imports: SiteImport
  importEntries: {
    importId: string
    number: number
    kind: string
    sourceId: string
    title: string
    place: string
    action: ImportAction
    state: EntryState
    notes: string
    missing: string
    oldPaths: string
    recordId: string | null
    record: string | null
    made: string | null
  }
  importedRecords: {
    format: string
    kind: string
    sourceId: string
    recordId: string
    importId: string
    digest: string
    fields: string
    extra: string | null
  }
  jobs: {
    name: string
    doneAt: string | null
    failedAt: string | null
    holder: string | null
    heldUntil: string | null
    result: string | null
    error: string | null
  }
  events: { id: string; kind: EventKind; recordId: string; path: string; createdAt: string }
  handledEvents: { eventId: string; listener: string }
  letters: { id: string; content: string; createdAt: string }
  links: { id: string; address: string; state: LinkState; said: string; failedAt: string | null; checkedAt: string | null; dueAt: string }
  linkPlaces: { linkId: string; recordKind: LinkedKind; recordId: string }
  pings: { id: string; channel: PingChannel; path: string; attempts: Generated<number>; dueAt: Generated<string> }
  mails: {
    id: string
    uniqueKey: string
    kind: string
    address: string
    letterId: string
    subject: string
    leavePath: string
    state: MailState
    attempts: number
    dueAt: string
    createdAt: string
    changedAt: string
    response: string
  }
  notices: {
    id: string
    uid: string
    kind: NoticeKind
    recordId: string
    createdAt: string
    dueAt: string
    /** `dropped` means that it was no longer wanted. */
    state: 'waiting' | 'told' | 'dropped'
  }
  noticeChoices: { uid: string; choices: string }
  answerAddresses: {
    id: string
    emailKey: string
    email: string
    createdAt: string
    confirmedAt: string | null
    stoppedAt: string | null
  }
  answerWishes: { recordId: string; kind: OpinionKind; addressId: string; createdAt: string }
  clockReadings: { at: string; measured: number; jumpedFrom: string | null }
  sign_in_failures: { id: string; account: string; address: string; createdAt: string }
}

/** A row for substring searches: a separate index in SQLite, a view in PostgreSQL. */
export type SearchedRow = { id: string; searchText: string }

/** The kinds of records whose slugs can change. */
export type AddressKind = 'blog' | 'recipe' | 'page' | 'collection'

/** A row that visitors see once it is approved. */
type Moderated<Entry> = Omit<Entry, 'approved' | keyof Reply> & { approved: StoredBoolean; searchText: string } & {
  [Field in keyof Reply]: Generated<string>
}

/** When (ISO 8601) and from which state a record was moved to the trash. */
export type InTrash = { trashedAt: string | null; trashedFrom: PublicationState | null }

/** What only admins can see of a post or recipe: its time in the trash, and the secret in its draft's address. */
export type HiddenPublication = InTrash & { draftToken: string | null }

/** The admin who created a record; null if it was created in the terminal or before this was recorded. */
type Owned = { ownerId: Generated<string | null> }

/** A recipe as the owner entered it. If `image` is a URL, `imageFetched` refers to the picture fetched from it. */
export type RecipeEntry = Recipe & { imageFetched?: string }

/** One of the owner's recipes; missing fields are null, lists and nutrition are JSON text. */
export type RecipeRow = { [Field in keyof Required<RecipeEntry>]: Stored<RecipeEntry[Field]> } & { createdAt: string } & Publication &
  HiddenPublication

type Stored<Value> = Value extends undefined ? null : Value extends object ? string : Value

/**
 * The facets of one of the owner's recipes; `foods` is a JSON list of food keys. The row of a deleted recipe stays, marked `isGone`, so that
 * readers of changes see the deletion.
 */
export type RecipeFacetsRow = Omit<Required<RecipeFacets>, 'id' | 'courses' | 'diets' | 'occasions' | 'foods'> & {
  recipeId: number
  /** The revision at which the row was last written. */
  change: number
  /** The version of the code that derived its keys and foods; 0 if they haven't been derived yet. */
  format: number
  isGone: StoredBoolean
  courses: string
  diets: string
  occasions: string
  foods: string
}

/** Reads a stored boolean in any of the forms that the databases and imports have. */
export function isTrue(stored: StoredBoolean) {
  return stored === true || stored === 1 || stored === 'true'
}

/** A stored time as ISO 8601 text. */
export function toIsoText(stored: StoredMoment) {
  return new Date(stored).toISOString()
}
