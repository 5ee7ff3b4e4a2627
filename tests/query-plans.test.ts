import { readdirSync, readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { originalPages } from '#content/original-pages.ts'
import { insertOldAddress, keepAddresses, listAddresses } from '#core/addresses/old-address-rows.ts'
import { browseBlogs, browseOwnRecipes } from '#core/admin/list-for-admin.ts'
import { deleteAnswerWish } from '#core/answers/answer-rows.ts'
import {
  confirmAnswers,
  findAddressOfLink,
  forgetAnswers,
  openAnswerListener,
  stopAnswers,
  toAnswersPath,
  wishAnswer,
} from '#core/answers/tell-readers.ts'
import { clearArchivedTables, insertArchivedRows, isUnused, lockArchivedTables } from '#core/archive/archived-rows.ts'
import { listEarlierTables } from '#core/archive/earlier-rows.ts'
import { listBlogsBySlugs } from '#core/blogs/all-blog-rows.ts'
import { listBlogIdsAfter, listBlogs } from '#core/blogs/blog-rows.ts'
import { addBlog, deleteBlog, editBlog } from '#core/blogs/write-blog.ts'
import { listCollections } from '#core/collections/browse-collections.ts'
import { findPublicCollectionSlug } from '#core/collections/public-collection-rows.ts'
import { deleteCollection, saveCollection } from '#core/collections/write-collection.ts'
import { listComments, listCommentsOf } from '#core/comments/comment-rows.ts'
import { removeDetachedPhotos, removePhoto } from '#core/comments/keep-photos.ts'
import { moderateComments, moderateReviews } from '#core/comments/moderate-reviews.ts'
import { insertQuestion } from '#core/comments/question-rows.ts'
import { noteEarlierChange } from '#core/comments/review-change-rows.ts'
import { insertReviewPhotos, isPhotoApproved, listPhotoFiles, listPhotoSizes } from '#core/comments/review-photo-rows.ts'
import { insertReview, listReviewsOf } from '#core/comments/review-rows.ts'
import { approveReviews } from '#core/comments/submit-comment.ts'
import { generateContent, removeGenerated, whoseContent } from '#core/content/generate-content.ts'
import { seedOnce } from '#core/content/seed-content.ts'
import { listContentVersions } from '#core/database/content-versions.ts'
import type { Database } from '#core/database/database.ts'
import { isAnswering } from '#core/database/database.ts'
import { listJournal } from '#core/database/journal.ts'
import { countRowsOf } from '#core/database/row-counts.ts'
import { deleteRows, updateApproval } from '#core/database/visitor-rows.ts'
import { announce, forgetEvents, hearEvents, type Listener } from '#core/events/hear-events.ts'
import { indexFoods } from '#core/facets/index-foods.ts'
import { forgetSentForms } from '#core/forms/save-once.ts'
import { deleteSentForms, insertSentForm } from '#core/forms/sent-form-rows.ts'
import { insertSubmission } from '#core/forms/submission-rows.ts'
import {
  claimCode,
  deleteAccount,
  deleteSecondStep,
  findPasswordHash,
  insertAccount,
  isAddressTaken,
  replacePasswordHash,
  updateAddress,
  updateName,
} from '#core/identity/account-rows.ts'
import { browseLog, forgetLog, writeLog } from '#core/identity/admin-log.ts'
import { findLogRow } from '#core/identity/admin-log-rows.ts'
import { insertAdmin, listAdmins, listPeople, updateRole } from '#core/identity/admin-rows.ts'
import { changeRole, removeAdmin } from '#core/identity/change-admins.ts'
import { noteFailure } from '#core/identity/finish-sign-in.ts'
import { forgetAddresses } from '#core/identity/forget-addresses.ts'
import { findInvitation, takeInvitation } from '#core/identity/invitation-rows.ts'
import { forgetInvitations, inviteAdmin, listOpenInvitations, openInvitationsAt, revokeInvitation } from '#core/identity/invite-admins.ts'
import { createFirstAdmin } from '#core/identity/manage-admins.ts'
import { changeOwnAccount, confirmEmailChange } from '#core/identity/own-email.ts'
import { renamePasskey } from '#core/identity/own-passkeys.ts'
import { goodAt } from '#core/identity/passkey-challenge.ts'
import { deletePasskey, deletePasskeys, findPasskey, insertPasskey, listPasskeys, notePasskeyUse } from '#core/identity/passkey-rows.ts'
import { requestPasswordReset } from '#core/identity/password-reset.ts'
import { deleteAllSessions, deleteOtherSessions, deleteSession } from '#core/identity/session-rows.ts'
import { endWhatIsOver } from '#core/identity/session-times.ts'
import { insertSignInFailure } from '#core/identity/sign-in-failure-rows.ts'
import {
  clearImportTasks,
  countImportEntries,
  deleteImport,
  deleteImportEntries,
  deleteImported,
  findEntryRecord,
  findImport,
  findImported,
  insertImport,
  insertImportEntries,
  listEntriesWithMissing,
  listGroupEntries,
  listImportEntries,
  listImports,
  listNextEntries,
  putImported,
  updateImport,
  updateImportEntry,
} from '#core/imports/import-rows.ts'
import { countAnswers, deleteStoredRow, findStoredRow, hasShownReview, isTermUsed } from '#core/imports/imported-rows.ts'
import {
  deleteReadingsAfter,
  deleteReadingsMeasuredBefore,
  findLatestReading,
  findReadingMeasuredBy,
  insertReading,
  listReadingsMeasuredAfter,
} from '#core/jobs/clock-reading-rows.ts'
import { claimJob, findJob, findLatestOutcome, finishJob, forgetOutcomesAfter, updateJobHold } from '#core/jobs/job-rows.ts'
import { bringBackStamps } from '#core/jobs/stamp-rows.ts'
import { browseLinks } from '#core/links/browse-links.ts'
import { checkLinkNow, checkLinks } from '#core/links/check-links.ts'
import { deletePlace, insertLinks, listLinks, updateIgnored } from '#core/links/link-rows.ts'
import { deleteBounceBox, findBounceBox, updateBounceBox } from '#core/mails/bounce-box-rows.ts'
import {
  cancelMails,
  countMails,
  findLetter,
  findMail,
  forgetSettled,
  hasMailsInWork,
  listDueMails,
  listMails,
  moveAllMails,
  moveMail,
  updateToQueued,
} from '#core/mails/mail-rows.ts'
import { findMailSettings, updateMailSettings } from '#core/mails/mail-setting-rows.ts'
import { postMail } from '#core/mails/post-mail.ts'
import { forgetMails } from '#core/mails/send-mails.ts'
import { browseIssues } from '#core/newsletter/browse-issues.ts'
import { listReaderLinesBefore } from '#core/newsletter/export-readers.ts'
import { noteBounce } from '#core/newsletter/hear-bounces.ts'
import { importReaders } from '#core/newsletter/import-readers.ts'
import { countIssues, findIssueOfLetter, listIssues } from '#core/newsletter/issue-rows.ts'
import { confirmReader, leaveNewsletter, removeReader, resetBounces, signUp, toToken } from '#core/newsletter/join-newsletter.ts'
import { updateNewsletterSettings } from '#core/newsletter/newsletter-setting-rows.ts'
import { planIssue } from '#core/newsletter/plan-issue.ts'
import {
  countConfirmed,
  countReaders,
  findReaderByEmail,
  listConfirmedAfter,
  listConsents,
  updateInterests,
} from '#core/newsletter/reader-rows.ts'
import { cancelIssue, forgetReaders, pauseIssue, workNewsletter } from '#core/newsletter/send-issues.ts'
import { noticeListener } from '#core/notices/note-notices.ts'
import { hasDueNotices, insertNotices, putNoticeChoices } from '#core/notices/notice-rows.ts'
import { findOpinion, findPublicPlace } from '#core/notices/opinion-rows.ts'
import { pressNotice } from '#core/notices/press-notice.ts'
import { chooseNotices, forgetNotices, tellAdmins, waitingAt } from '#core/notices/tell-admins.ts'
import { addCounts, listCountsAfter, listTopCounts } from '#core/numbers/count-rows.ts'
import { openVisitCounts } from '#core/numbers/count-visits.ts'
import { findDaySecret, insertNewMarks } from '#core/numbers/day-mark-rows.ts'
import { foldOldDays } from '#core/numbers/forget-days.ts'
import { readNumbers } from '#core/numbers/read-numbers.ts'
import { listPages } from '#core/pages/list-pages.ts'
import { findPublicPageSlug } from '#core/pages/public-page-rows.ts'
import { deletePage, restoreOriginalPage, savePage } from '#core/pages/write-page.ts'
import { answerReader } from '#core/people/answer-reader.ts'
import { forgetMessages, joinCommunity } from '#core/people/get-in-touch.ts'
import { findContact, findUser, insertContact, insertUser, updateContactsRead } from '#core/people/people-rows.ts'
import { erasePersonalData, findPersonalData } from '#core/people/personal-data.ts'
import { browseLibrary, findLibraryPicture } from '#core/pictures/browse-library.ts'
import { deletePictures, savePicture } from '#core/pictures/change-pictures.ts'
import type { FetchParts } from '#core/pictures/fetch-picture.ts'
import {
  findImage,
  insertImage,
  listImageFiles,
  listImageSizes,
  markImageUnused,
  touchUnusedImage,
  updateImageFile,
} from '#core/pictures/image-rows.ts'
import { deleteUnusedPictures, findUnusedPictures, keepUnusedPictures, markUnusedPictures } from '#core/pictures/unused-pictures.ts'
import { clearPings } from '#core/pings/ping-rows.ts'
import { openPingListener } from '#core/pings/queue-pings.ts'
import { isPingDue, readPings, sendPings } from '#core/pings/send-pings.ts'
import { changeMany } from '#core/publication/change-many.ts'
import { emptyTrash, moveToTrash, publishDue, publishNow, unpublish } from '#core/publication/change-publication.ts'
import { moveSchedules } from '#core/publication/move-schedules.ts'
import {
  findDraftBlog,
  findDraftRecipe,
  listHiddenSlugs,
  listNextPublications,
  listOwners,
  updateDraftToken,
} from '#core/publication/publication-rows.ts'
import { findSpecial } from '#core/recipes/browse-recipes.ts'
import { listStoredFacets, replaceFacets } from '#core/recipes/recipe-facet-rows.ts'
import { insertRecipe, listRecipes } from '#core/recipes/recipe-rows.ts'
import { addRecipe, deleteRecipe, editRecipe } from '#core/recipes/write-recipe.ts'
import { openHitCounter } from '#core/redirects/follow-redirect.ts'
import { deleteRedirect, listRedirects } from '#core/redirects/redirect-rows.ts'
import { saveRedirect } from '#core/redirects/write-redirect.ts'
import { readHistory, restoreRevision } from '#core/revisions/browse-history.ts'
import { discardWorkingCopy, forgetWorkingCopies, keepWorkingCopy } from '#core/revisions/keep-working-copy.ts'
import { forgetMissedSearches, openMissedSearches } from '#core/search/count-missed-searches.ts'
import { indexContent } from '#core/search/index-content.ts'
import { mergeSearchRows } from '#core/search/merge-segments.ts'
import { deleteMissedSearch } from '#core/search/missed-search-rows.ts'
import { listIndexedRecords, updateToOldFormat } from '#core/search/search-index-rows.ts'
import { keepFeedAuthority } from '#core/settings/feed-authority.ts'
import { deleteSettings, updatePopup, updateSettings } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { insertBlocked } from '#core/spam/block-list-rows.ts'
import { browseSpam } from '#core/spam/browse-spam.ts'
import { editBlockList, readBlockLines } from '#core/spam/edit-block-list.ts'
import { clearSpam, forgetSpam } from '#core/spam/mark-spam.ts'
import { insertMarks } from '#core/spam/spam-mark-rows.ts'
import { deleteSpamAbout, findOneSpam, insertSpam, moveSpam } from '#core/spam/spam-rows.ts'
import { createTerm, deleteTerm, editTerm, mergeInto } from '#core/terms/organise-terms.ts'
import { insertTerm, linkTerms } from '#core/terms/record-term-rows.ts'
import { listTerms } from '#core/terms/term-rows.ts'
import { publicationChanges } from '#domain/forms/publication-change.ts'
import { sourceKinds } from '#domain/imports/source-record.ts'
import { bounceBoxDefaults } from '#domain/mails/bounce-box.ts'
import type { Letter } from '#domain/mails/letter.ts'
import { mailDefaults, readMailUrl } from '#domain/mails/mail-settings.ts'
import { storedNewsletter } from '#domain/newsletter/newsletter-settings.ts'
import { countKinds } from '#domain/numbers/count-kinds.ts'
import { pingChannels } from '#domain/pings/ping-channels.ts'
import { deletableKinds } from '#domain/revisions/version-kinds.ts'
import { lastOf, nextOf } from '#domain/span.ts'
import { root } from '#scripts/process.mjs'
import { openAdminParts } from './admin-parts.ts'
import { aBlogDraft, aRecipe, aRecipeDraft, aSpamRow } from './builders.ts'
import { openTestSite, signIn, testOwner } from './open-test-site.ts'
import { publicPages } from './public-pages.ts'

const many = 500

/** The tables that stay small, whatever happens to a site. Every other one may have a million rows. */
const smallTables = [
  '_function',
  'admin',
  'collections',
  'contentVersions',
  'emailChanges',
  'imports',
  'issues',
  'invitations',
  'noticeChoices',
  'pages',
  'recipeFacetChanges',
  'searchIndex',
  'settings',
  'siteNumbers',
  'usedNumbers',
]

/** Queries that read or sort more than an index gives them, and why that is right. */
const exceptions: { query: RegExp; because: string }[] = [
  { query: /^select count\(\*\) as "documents" from "searchDocuments"$/, because: 'the index is counted once after each change' },
  {
    query: /^select "word", "documents" from "searchWords"/,
    because: 'the words are read once after each change, all of them by a new process',
  },
  {
    query: /^select .* from "(?:_blogs|_recipes|terms)" where \("(?:image|picture)/,
    because: 'a picture is looked for when a record stops showing it, and where the owner asks for its uses',
  },
  {
    query: /^select "(?:number|id)" from "(?:revisions|workingCopies)" where "fields" like/,
    because: 'a picture is looked for in the history before it is deleted, once in 30 days',
  },
  { query: /from "images" where .*"searchText" like /, because: 'the owner looks for one among some thousand' },
  { query: /^select "kind", "value" from "blockList" order by/, because: 'the settings show the whole list' },
  { query: /from "redirects".* like /, because: 'the owner looks for one among some hundred' },
  { query: /^insert into "counts" .* select .* group by/, because: 'days become months once a day' },
  { query: /^select .* from "counts" .* group by "key"/, because: 'the sums of some days are put in order for one page of the admin' },
  { query: /^select "day" from "daySecrets"/, because: 'it has two rows at most' },
  { query: /from "missedSearches".* group by/, because: 'it has 200 rows a day and 90 days at most' },
  { query: /^select "id" from "reviewPhotos"$/, because: 'an archive has all photos' },
  { query: /^select "id", "version" from "images"$/, because: 'an archive has all pictures' },
  { query: / "spam" where lower\("email"\) = /, because: 'it has 30 days of spam, and the owner asks for one person' },
  { query: /^select count\(\*\) as "total" from "mails"$/, because: 'its page counts the mails of 90 days, for the owner' },
  { query: /from "readers" where .*"searchText" like /, because: 'the owner looks for one among some thousand' },
  {
    query: /^select "state", "attempts", count.* from "mails" where "letterId" = /,
    because: 'the mails of one issue are counted while it is sent',
  },
  { query: /^select .* from "issues" /, because: 'there are a few a week' },
  { query: /^(?:update|select max).* "jobs"/, because: 'there are a few jobs' },
  { query: /^update "identity_two_factor" set "lockedUntil"/, because: 'admins are few' },
  { query: /^update "adminLog" set "address" = \? where "address" is not null/, because: 'its index has the failed sign-ins of a day' },
  { query: /^select "name" from "(?:sqlite_master|migrations)"/, because: 'tables and migrations are few' },
  {
    query:
      /^select (?:"id", "version", "bytes" from "images"|"id" as "name", "bytes" from "reviewPhotos"|count\(\*\) as "total" from "comments")$/,
    because: 'the command doctor looks at everything',
  },
  { query: /^delete from "\w+"$/, because: 'all rows are deleted before those of an archive take their place' },
  {
    query:
      /^(?:select "id", (?:"urlSlug" as )?"slug" from "(?:_blogs|_recipes)"|select "kind", "slug", "recordId" from "oldAddresses"|select (?:\*|"recipeId") from "recipeFacets"|update "(?:recipeFacets|searchDocuments)" set "(?:change|format)" = \?)$/,
    because: 'restoring a backup over a site replaces everything at once',
  },
  {
    query: /^select "recordId" from "searchDocuments" where "kind" = \?$/,
    because: 'what a restored backup lacks is taken out of the index',
  },
  { query: /from "admin" inner join/, because: 'admins are few' },
  { query: /^select count\(\*\) as "total" from "adminLog"$/, because: 'its page counts the entries of a year, for one of few people' },
  { query: /^(?:select max\("doneAt"\).* from|update) "jobs"/, because: 'there are a dozen jobs' },
  { query: /^update "identity_two_factor" set "lockedUntil"/, because: 'admins are few, and locks are looked at once an hour' },
  {
    query: /^update "adminLog" set "address" = \? where "address" is not null/,
    because: 'its index has only the entries that still have an address, those of a day',
  },
  { query: /^delete from "links" where not exists/, because: 'once a day those that no record has are looked for among all' },
  { query: /from "sqlite_master"/, because: 'the tables of a database are few' },
  { query: /^delete from "identity_verification" where "value"/, because: 'reset links are few, and rarely used' },
]

type Site = Awaited<ReturnType<typeof openTestSite>>

test('every query of the product has an index that serves it', { timeout: 180_000 }, async () => {
  const queries = new Set<string>()
  const coverage = await watchCalls()
  const site = await openTestSite({ onQuery: (query) => queries.add(query.replace(/\?(?:, \?)+/g, '?, ?')), canMail: true })
  await fill(site.db)
  await sql`analyze`.execute(site.db)
  await walk(site)
  await work(site)
  expect(await coverage.listUncalled(), 'storage functions that this test does not call').toEqual([])
  const faults = []
  for (const query of queries) faults.push(...(await findFaults(site.db, query)))
  await site.close()
  expect(queries.size).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

/** Many rows in every table that grows. */
async function fill(db: Database) {
  await seedOnce(db, true)
  await generateContent(db, { posts: many, recipes: many, comments: 5 * many, seed: 1 }, () => {})
  const posts = await listBlogIdsAfter(db, '', many)
  await db.transaction().execute(async (transaction) => {
    const names = [{ kind: 'tag' as const, name: 'Technique' }]
    const shown = posts.map((recordId) => ({ recordId, shownAt: '2026-01-01T00:00:00.000Z', names }))
    await linkTerms(transaction, 'blog', shown, '2026-01-01T00:00:00.000Z')
    for (let index = 0; index < many; index++) await addOfEach(transaction, index)
  })
}

async function addOfEach(db: Database, index: number) {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()
  const [id, email] = [`id-${index}`, `guest-${index}@mail.example`]
  await insertUser(db, { id, fullName: `Guest ${index}`, email, phone: '', createdAt })
  await insertContact(db, { id, first: 'Guest', last: String(index), email, phone: '', message: 'Hello', createdAt })
  await writeLog(db, { uid: `uid-${index % 5}`, name: `admin-${index % 5}` }, { kind: 'writing', what: 'wrote' }, new Date(createdAt))
  await insertReview(db, {
    id,
    recipeId: 1 + (index % 40),
    stars: 4,
    name: 'Guest',
    email,
    text: 'Good.',
    createdAt,
    approved: index % 9 > 0,
  })
  await noteEarlierChange(db, index, createdAt)
  await announce(db, 'comment.received', [id], new Date(createdAt))
  await postMail(db, aLetter, [{ uniqueKey: id, kind: 'notice', to: email }], new Date(createdAt))
  const notice = { uid: `uid-${index % 50}`, kind: 'member' as const, recordId: id, createdAt, dueAt: createdAt, state: 'told' as const }
  await insertNotices(db, [{ id, ...notice }])
  await putNoticeChoices(db, `uid-${index}`, { comment: 'now' })
  await wishAnswer(db, { kind: 'comment', id: `wish-${index}`, email: `${index}@mail.example`, now: new Date(createdAt) })
  const ofReview = { id, recipeId: 1 + (index % 40), createdAt }
  await insertReviewPhotos(db, ofReview, [{ id: `photo-${index}`, width: 8, height: 8, bytes: 9 }])
  await insertQuestion(db, {
    id: `question-${index}`,
    recipeId: 1 + (index % 40),
    name: 'Guest',
    email,
    text: 'Why?',
    createdAt,
    approved: index % 9 > 0,
  })
  await insertOldAddress(db, { kind: 'blog', slug: `old-${index}`, recordId: id, createdAt })
  await insertTerm(db, 'tag', `Tag ${index}`, createdAt)
  await insertSentForm(db, { id, recordId: id, slug: id, createdAt })
  await insertSubmission(db, { fingerprint: id, address: `192.0.2.${index % 200}`, createdAt }, lastOf(0, new Date(createdAt)))
  await insertSignInFailure(db, { id, account: `account ${index % 50}`, address: `192.0.2.${index % 200}`, createdAt })
  await insertSpam(db, [aSpamRow({ id: `spam-${index}`, about: `post-${index}`, createdAt, heldAt: createdAt })])
  await insertMarks(db, [{ mark: `mark ${index % 50}`, sender: `${index}`, createdAt }])
  await insertBlocked(db, [{ kind: 'host', value: `${index}.example` }], createdAt)
  await insertImage(db, { id, width: 800, height: 600, createdAt })
  await saveRedirect(
    { db, clock: () => new Date(createdAt), siteUrl: 'http://site.test', isFixed: () => false },
    { source: `/old/${index}`, target: `/new/${index}`, status: 301 },
  )
}

/** Requests every kind of page and sends every public form. */
async function walk(site: Site) {
  const cookie = await signIn(site)
  const [post] = await listBlogs(site.db, { limit: 1, offset: 0 })
  const [tag] = await listTerms(site.db, 'tag', '', { limit: 1, offset: 0 })
  const [recipe] = await listRecipes(site.db, {}, { limit: 1, offset: 0 })
  const paths = [
    ...publicPages,
    ...[
      '/recipes?page=9',
      '/recipes?q=chicken',
      '/recipes?category=Soup&ingredient=butter&sort=title',
      '/cook-with?have=butter',
      `/recipes/${recipe?.slug}`,
      '/recipes/bbq-ribs',
      '/recipes/BBQ-Ribs',
      '/recipes/no',
    ],
    ...[
      '/blogs?page=40',
      '/tags/technique',
      '/tags/technique?page=3',
      '/tags/technique/rss.xml',
      '/tags/no',
      '/categories/soup',
      '/categories/soup/rss.xml',
      '/sitemap-terms.xml',
      `/blogs/${post?.urlSlug}`,
      `/blogs/${post?.urlSlug}?page=9`,
      '/blogs/old-3',
      '/blogs/No',
      '/old-page',
      '/search?q=chicken',
      '/api/suggestions?q=chi',
    ],
    ...[
      '/api/recipes/1',
      `/api/recipes/${recipe?.id}`,
      '/sitemap.xml',
      '/sitemap-recipes-1.xml',
      '/sitemap-posts-1.xml',
      '/rss.xml',
      '/manifest.webmanifest',
      '/robots.txt',
      '/health',
      '/ready',
    ],
    ...[
      '/admin',
      '/admin/settings',
      '/admin/account',
      '/admin/look',
      '/admin/organise',
      '/admin/organise?q=tag&page=2',
      `/admin/organise/edit?id=${tag?.id}`,
      '/admin/term-names',
      '/admin/collections',
      '/admin/link-targets?q=chicken&kind=recipe',
      '/admin/sessions',
      '/admin/export',
      '/admin/admins',
      '/admin/log?kind=writing',
      '/admin/invitation?token=none',
      '/admin/confirm-email?token=none',
      '/newsletter',
      '/newsletter/leave?token=none',
      '/admin/newsletter',
      '/admin/newsletter/readers',
      '/admin/newsletter/readers?q=ann&state=left',
      '/admin/newsletter/send?kind=recipe&id=1',
      '/admin/popup',
      '/admin/blog/edit',
      `/admin/blog/edit?id=${post?.id}`,
      '/admin/blog/no',
    ],
    ...['/old/3', '/admin/redirects?page=2', '/admin/redirects?q=old', '/admin/pages', '/admin/pages/edit?id=about', '/sitemap-pages.xml'],
    ...['/admin/manage-recipe/edit', `/admin/manage-recipe/edit?id=${recipe?.id}`, '/admin/manage-reviews?state=pending&q=x'],
    ...['/admin/manage-reviews?state=approved', '/admin/manage-reviews?state=unanswered', '/admin/manage-comments?pending=1'],
    ...['manage-comments?spam=1', 'manage-reviews?state=spam', 'manage-users?spam=1', 'manage-contacts?spam=1'].map(
      (list) => `/admin/${list}`,
    ),
    ...['dashboard', 'blog', 'manage-recipe', 'manage-comments', 'manage-reviews', 'manage-users', 'manage-contacts'].flatMap((list) => [
      ...[`/admin/${list}`, `/admin/${list}?page=9`, `/admin/${list}?q=guest`],
    ]),
    ...['users', 'contacts', 'comments', 'reviews', 'recipes', 'posts', 'redirects', 'tags'].map((kind) => `/admin/export/${kind}`),
  ]
  for (const path of paths) {
    const response = await site.get(path, cookie)
    await response.text()
    if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`)
  }
  const person = {
    name: 'Ann',
    first: 'Ann',
    last: 'Lee',
    email: 'ann@mail.example',
    phone: '',
    message: 'Hello',
    comment: 'Good, and so is https://soup.example/leek with a bit of lemon.',
  }
  await site.post('/contact', person)
  await site.post(`/blogs/${post?.urlSlug}`, person)
  await site.post(`/recipes/${recipe?.slug}`, { ...person, stars: '5', text: 'Good.' })
  await site.post(`/recipes/${recipe?.slug}`, { ...person, form: 'question', text: 'Why?' })
}

/** Does everything that is done with spam. */
async function workOnSpam(db: Database, now: Date) {
  await browseSpam(db, 'comments', 1)
  await findOneSpam(db, 'spam-1')
  await moveSpam(db, ['review', 'question'], '1', '2')
  await deleteSpamAbout(db, ['review', 'question'], ['2'])
  await clearSpam(db, 'contacts', ['spam-1'], now)
  await forgetSpam(db, now)
  await editBlockList(db, '1.example', 'name: Ann')
  await readBlockLines(db)
}

/** Does everything that the admin, the terminal and the clock do. */
async function work(site: Site) {
  const { db, identity, clock } = site
  const by = { uid: 'x', name: 'x' }
  const { parts } = openAdminParts(db)
  const saving = { formId: 'form', whenPicturesFail: 'save-without' } as const
  const post = await addBlog(parts, aBlogDraft(), saving, 'publish', { author: by })
  const recipe = await addRecipe(parts, aRecipeDraft({ slug: 'bbq-ribs' }), { ...saving, formId: 'other' })
  if (!post.ok || !recipe.ok) throw new Error('Nothing was published')
  await editBlog(parts, post.id, aBlogDraft({ title: 'Anew', urlSlug: 'anew' }), 'save-without')
  await editBlog(parts, post.id, aBlogDraft({ title: 'Anew', urlSlug: 'anew', author: 'Sam' }), 'save-without', 'keep', {
    base: 1,
    copyId: 'x',
  })
  await keepAndRestore(parts, post.id)
  await editBlog(parts, post.id, aBlogDraft({ title: 'Anew', urlSlug: 'anew', tags: 'Soup' }), 'save-without')
  const term = await createTerm(db, 'tag', 'Stew', clock.now)
  const soup = (await listTerms(db, 'tag', 'soup', { limit: 1, offset: 0 }))[0]?.id ?? ''
  const described = { name: 'Soups', description: '', picture: '', pictureAlt: undefined }
  if (!term.ok || !(await editTerm(parts, soup, described)).ok) throw new Error('No term was made')
  await mergeInto(db, soup, 'Stew', clock.now)
  await deleteTerm(db, term.id, clock.now)
  await editRecipe(parts, recipe.id, aRecipeDraft({ slug: 'other-ribs', courses: 'Lunch' }), 'save-without')
  const lunch = (await listTerms(db, 'course', 'lunch', { limit: 1, offset: 0 }))[0]?.id ?? ''
  if (!(await editTerm(parts, lunch, { ...described, name: 'Noon' })).ok) throw new Error('No course was renamed')
  const image = await findImage(db, 'id-3')
  await savePicture(db, 'id-3', { title: 'Salt', alt: 'A bowl of salt', focus: { x: 10, y: 90 } })
  if (image) await updateImageFile(db, { ...image, version: 'x' })
  for (const isUnused of [true, false]) for (const search of ['', 'salt']) await browseLibrary(db, { isUnused, search }, 1)
  await findLibraryPicture(db, 'id-3')
  await deletePictures({ db, uploads: parts.uploads, pictures: { forget: async () => {} } }, ['id-4'])
  await markImageUnused(db, 'id-2', '2020-01-01T00:00:00.000Z')
  await touchUnusedImage(db, 'id-1', '2026-11-21T00:00:00.000Z')
  await markUnusedPictures(db, clock.now)
  const { before } = await findUnusedPictures(db, clock.now)
  await deleteUnusedPictures({ db, uploads: { remove: async () => {} }, pictures: { forget: async () => {} } }, before, clock.now)
  await keepUnusedPictures(db, before, clock.now)
  const pageDraft = { title: 'Gift cards', urlSlug: '', intro: '', content: '<p>One</p>', description: '', layout: 'plain' } as const
  const pageSaving = { ...saving, id: undefined, wish: 'publish', isReserved: () => false } as const
  const page = await savePage(parts, pageDraft, pageSaving)
  if (!page.ok) throw new Error('No page was saved')
  await findPublicPageSlug(db, page.id)
  const collectionDraft = { title: 'Roast', urlSlug: '', intro: '', picture: '', pictureAlt: undefined, homePlace: 1 }
  const collectionSaving = { id: undefined, wish: 'publish', formId: 'roast' } as const
  const collection = await saveCollection(parts, { ...collectionDraft, recipes: ['1', 'Bbq ribs'] }, collectionSaving)
  if (!collection.ok) throw new Error('No collection was saved')
  await findPublicCollectionSlug(db, collection.id)
  for (const path of [
    '/',
    '/authors/june-okafor',
    '/authors/june-okafor/rss.xml',
    '/collections',
    '/collections/roast',
    `/admin/collections/edit?id=${collection.id}`,
  ])
    await (await site.get(path, await signIn(site))).text()
  const shared = [{ kind: 'page', id: page.id } as const, { kind: 'collection', id: collection.id } as const]
  for (const change of publicationChanges.filter((name) => name !== 'delete')) await changeMany(db, shared, change, { now: clock.now, by })
  for (const list of [listPages, listCollections]) await list(db, 'trashed')
  for (const kind of deletableKinds) await listHiddenSlugs(db, kind, ['soup', 'salad'])
  await deletePage(db, page.id, clock.now)
  await deleteCollection(db, collection.id, clock.now)
  const [original] = originalPages
  if (original) await restoreOriginalPage(db, original.slug, { original, now: clock.now })
  const [redirect] = await listRedirects(db, '', { limit: 1, offset: 0 })
  await saveRedirect({ ...parts, isFixed: () => false }, { source: '/old/x', target: '/new', status: 302 }, redirect?.id)
  const hits = openHitCounter(db, () => clock.now)
  hits.count('/old/x')
  await hits.write()
  await deleteRedirect(db, redirect?.id ?? '')
  await keepFeedAuthority(db, 'https://eat.example')
  const blog = { kind: 'blog', id: post.id } as const
  for (const key of [blog, { kind: 'recipe', id: recipe.id } as const]) {
    await updateDraftToken(db, key, `secret of a ${key.kind}`)
    await unpublish(db, key, clock.now)
    await publishNow(db, key, clock.now)
    await moveToTrash(db, key, clock.now)
  }
  for (const state of ['draft', 'trashed'] as const)
    for (const browse of [browseBlogs, browseOwnRecipes]) for (const search of ['', 'salt']) await browse(db, { state, search }, 1)
  for (const state of [undefined, 'draft'] as const)
    for (const sort of ['oldest', 'title'] as const)
      for (const browse of [browseBlogs, browseOwnRecipes]) await browse(db, { state, sort, search: '' }, 1)
  for (const change of publicationChanges) await changeMany(db, [blog, { kind: 'recipe', id: recipe.id }], change, { now: clock.now, by })
  for (const find of [findDraftBlog, findDraftRecipe]) await find(db, 'secret')
  await publishDue(db, clock.now)
  await emptyTrash(db, clock.now, clock.now)
  await moveSchedules(db, { from: 'UTC', to: 'Asia/Tokyo' })
  await deleteBlog(db, post.id, new Date())
  await deleteRecipe(db, recipe.id, new Date())
  await approveReviews(db, ['id-0', 'id-9'], clock.now)
  await updateApproval(db, 'reviews', ['id-1'], false)
  await deleteRows(db, 'reviews', ['id-1'])
  await isPhotoApproved(db, 'photo-3')
  await removePhoto(db, 'photo-3', clock.now)
  await removeDetachedPhotos({ db, files: { remove: async () => {} }, pictures: { forget: async () => {} } })
  for (const change of ['approve', 'disapprove', 'spam', 'not-spam', 'delete'] as const)
    await moderateReviews(db, change, ['id-2', 'question-2'], clock.now)
  for (const change of ['spam', 'not-spam', 'spam', 'delete'] as const) await moderateComments(db, change, ['id-2'], clock.now)
  await workOnSpam(db, clock.now)
  const [comment] = await listComments(db, {}, { limit: 1, offset: 0 })
  await listComments(db, {}, { limit: 50, offset: 4 * many })
  await updateApproval(db, 'comments', [comment?.id ?? ''], true)
  const answer = { id: comment?.id ?? '', reply: 'Thanks.', by: 'x', siteName: 'x', now: clock.now }
  await answerReader(db, ['comments'], answer)
  await answerReader(db, ['reviews', 'questions'], { ...answer, id: 'id-9' })
  await answerReader(db, ['reviews', 'questions'], { ...answer, id: 'question-9' })
  await deleteRows(db, 'comments', [comment?.id ?? ''])
  await deleteRows(db, 'users', ['id-1'])
  await deleteRows(db, 'contacts', ['id-1'])
  await updateContactsRead(db, ['id-2'], clock.now.toISOString())
  const searches = openMissedSearches(db, () => clock.now)
  searches.count('/search?q=pho', 'Mozilla/5.0')
  await searches.write()
  await deleteMissedSearch(db, 'pho')
  await countVisits(db, clock.now)
  await tellPeople(site)
  await tellOthers(db, clock.now)
  await watchLinks(db, clock.now)
  await joinCommunity(db, { fullName: 'Ann', email: 'a@b.example', phone: '' }, { address: '192.0.2.1', now: clock.now })
  await mergeSearchRows(db)
  await updateSettings(db, { specialRecipeId: 1001 })
  await findSpecial(db)
  await deleteSettings(db)
  await updatePopup(db, true)
  await updateSiteNumbers(db, 'a.example', { numberIntl: '1', numberLocal: '1' })
  await deleteSiteNumbers(db, 'a.example')
  await requestPasswordReset(identity, { email: 'owner@example.com', address: '192.0.2.1', now: clock.now, headers: new Headers() })
  await createFirstAdmin(identity, { now: clock.now })
  await listAdmins(db)
  await claimCode(db, 'somebody', 'a hash')
  await deleteSecondStep(db, 'somebody')
  await tryPasskeys(site)
  await tryImports(site)
  await isAddressTaken(db, 'somebody', 'owner@example.com')
  await changePeople(site)
  await deleteSession(db, 'somebody', 'no-session')
  await deleteOtherSessions(db, 'somebody', 'no-session')
  await listContentVersions(db)
  await isAnswering(db)
  await forgetAddresses(db, clock.now)
  await sql`update "searchDocuments" set "format" = 0 where "number" > 0`.execute(db)
  await sql`update "recipeFacets" set "format" = 0 where "recipeId" < 1010`.execute(db)
  await indexFoods(db)
  await indexContent(db)
  await whoseContent(db)
  await removeGenerated(db)
  await listImageFiles(db)
  await listPhotoFiles(db)
  for (const approved of [true, false]) {
    await listCommentsOf(db, 'id-1', approved, { limit: 500, offset: 0 })
    await listReviewsOf(db, 1, approved, { limit: 500, offset: 0 })
  }
  await runJobs(db)
  await replaceEverything(db)
  await isUnused(db)
  await clearArchivedTables(db)
  await isUnused(db)
  await insertArchivedRows(db, 'siteNumbers', [{ id: 'one', numberIntl: '', numberLocal: '' }])
}

/** Tells admins and readers about comments, questions and reviews, and acts from such a mail. */
async function tellPeople({ db, identity, clock: { now } }: Site) {
  const { signal } = new AbortController()
  const parts = { db, siteUrl: 'http://site.test', siteName: 'x', sign: identity.sign, now }
  const entry = await writeLog(db, { uid: 'x', name: 'x' }, { kind: 'signing-in', what: 'x' }, now)
  for (const kind of ['backup.failed', 'clock.jumped', 'disk.low'] as const) await announce(db, kind, ['x'], now)
  await announce(db, 'browser.new', [entry], now)
  const [comment] = await listComments(db, { approved: false }, { limit: 1, offset: 0 })
  const written = { comment: comment?.id ?? '', review: 'id-18', question: 'question-18', message: 'id-5', member: 'id-5' }
  const owner = (await listAdmins(db)).find(({ email }) => email === testOwner.email)
  await updateRole(db, owner?.uid ?? '', 'all')
  for (const [kind, id] of Object.entries(written)) await announce(db, `${kind as keyof typeof written}.received`, [id], now)
  for (const kind of ['comment', 'review', 'question'] as const) {
    await deleteAnswerWish(db, written[kind])
    await wishAnswer(db, { kind, id: written[kind], email: 'ann@mail.example', now })
    await announce(db, `${kind}.approved`, [written[kind]], now)
    const found = await findOpinion(db, kind, written[kind])
    if (found) await findPublicPlace(db, kind, { ...found, path: '/x' })
    await pressNotice(db, { kind, id: written[kind], action: 'approve', uid: owner?.uid ?? '' }, { now, ownHosts: [] })
  }
  await hearEvents(db, [noticeListener, openAnswerListener(parts)], signal, () => {})
  await findLogRow(db, entry)
  await hasDueNotices(db, waitingAt(now))
  await tellAdmins(parts)
  await findContact(db, 'id-5')
  await findUser(db, 'id-5')
  const address = await findAddressOfLink(parts, 'leave', toAnswersPath(parts.sign, 'leave', 'x').split('leave=')[1] ?? '')
  expect(address).toBeUndefined()
  const [some] = await db.selectFrom('answerAddresses').selectAll().where('emailKey', '=', 'ann@mail.example').execute()
  if (some) await confirmAnswers(parts, some, now)
  if (some) await stopAnswers(db, some, now)
  await chooseNotices(db, 'x', { comment: 'never' })
  await forgetNotices(db, now)
  await forgetAnswers(db, now)
}

/** Queues notifications to search engines and the hub, and sends them. */
async function tellOthers(db: Database, now: Date) {
  await updateSettings(db, { indexNow: 'on', webSubHub: 'https://hub.example/' })
  await announce(db, 'recipe.published', ['1'], now, '/recipes/stew')
  const { signal } = new AbortController()
  await hearEvents(db, [openPingListener({ siteUrl: 'https://eat.example' })], signal, () => {})
  const answer = { status: 503, location: undefined, body: (async function* () {})(), close: () => {} }
  const remote = { resolve: async () => ['93.184.216.34'], open: async () => answer }
  for (const channel of pingChannels) {
    const tell = () => sendPings({ db, remote, siteUrl: 'https://eat.example', clock: () => now, signal }, channel)
    for (const status of [503, 200]) {
      answer.status = status
      await isPingDue(db, channel, now)
      await tell().catch(() => {})
    }
    await readPings(db, channel, now)
  }
  await updateSettings(db, {})
  for (const channel of pingChannels) await clearPings(db, channel)
}

/** Collects the links of published records, checks them, and lists the dead ones. */
async function watchLinks(db: Database, now: Date) {
  await updateSettings(db, { checkLinks: 'on' })
  const rows = Array.from({ length: many }, (_, index) => ({ id: `link-${index}`, address: `https://a.example/${index}` }))
  const facts = { state: 'fine', said: '', failedAt: null, checkedAt: null, dueAt: now.toISOString() } as const
  await insertLinks(
    db,
    rows.map((row) => ({ ...row, ...facts })),
  )
  const recipe = aRecipe({ slug: 'linked', sourceUrl: 'https://dead.example/', notes: 'https://other.example/' })
  const { id } = await insertRecipe(db, recipe)
  const answer = { status: 404, location: undefined, body: (async function* () {})(), close: () => {} }
  const remote = { resolve: async () => ['93.184.216.34'], open: async () => answer }
  const parts = { db, remote, siteUrl: 'https://eat.example', signal: new AbortController().signal, pauseMilliseconds: 0 }
  for (const days of [0, 2]) await checkLinks({ ...parts, clock: () => new Date(now.getTime() + days * 24 * 60 * 60_000) })
  for (const state of ['dead', 'ignored'] as const) await browseLinks(db, state, 1)
  const [dead] = await listLinks(db, 'dead', { limit: 1, offset: 0 })
  await checkLinkNow({ ...parts, clock: () => now }, dead?.id ?? '')
  await updateIgnored(db, dead?.id ?? '', { from: 'dead', to: 'ignored' })
  await deletePlace(db, { linkId: dead?.id ?? '', recordKind: 'recipe', recordId: String(id) })
  await deleteRecipe(db, id, now)
  await updateSettings(db, {})
}

/** Counts views for a while, reads the numbers, and makes months of days. */
async function countVisits(db: Database, now: Date) {
  const periods = { from: '2026-01-01', to: '2026-11-28' }
  for (let day = 0; day < many; day++) {
    const period = new Date(now.getTime() - day * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await addCounts(
      db,
      countKinds.map((kind) => ({ kind, key: kind === 'site' ? '' : `/recipes/${day % 50}`, period, times: 1, visits: 1 })),
    )
  }
  await insertNewMarks(
    db,
    '2026-01-01',
    Array.from({ length: many }, (_, index) => `mark-${index}`),
  )
  await findDaySecret(db, '2026-01-01', 'a secret')
  const visits = openVisitCounts({ db, clock: () => now })
  await visits.write()
  visits.countView({ path: '/about', source: 'direct', visitor: 'somebody' })
  visits.countMissing('/gone')
  visits.countAction('print', '/recipes/1')
  await visits.write()
  await listTopCounts(db, 'page', periods, 9)
  await addCounts(db, [{ kind: 'page', key: '/blogs/gone', period: '2026-11-20', times: 1, visits: 1 }])
  for (const grouping of ['day', 'month'] as const) await readNumbers(db, { grouping, today: '2026-11-21', timeZone: 'UTC' })
  await listBlogsBySlugs(db, { ids: ['id-1'] })
  await listCountsAfter(db, 'page', { period: '2026-11-01', key: '/about' }, 9)
  await foldOldDays(db, now)
}

/** What restoring a backup over a site does besides replacing rows. */
async function replaceEverything(db: Database) {
  await lockArchivedTables(db)
  const [addresses, facets] = [await listAddresses(db), await listStoredFacets(db)]
  await keepAddresses(db, addresses, new Date())
  await replaceFacets(db, facets, 1)
  await listIndexedRecords(db, 'blog')
  await updateToOldFormat(db)
  await deleteAllSessions(db)
  await deleteSentForms(db)
}

/** Plans an import, reviews its result, and deletes it. */
async function tryImports({ db, clock: { now } }: Site) {
  const moment = now.toISOString()
  await insertImport(db, { id: 'one', name: 'x.zip', createdAt: moment })
  const record = { kind: 'popup', sourceId: 'x', enabled: true } as const
  const entry = { kind: 'popup', sourceId: 'x', title: '', place: '', action: 'new', notes: [], oldPaths: [], record } as const
  const entries = Array.from({ length: many }, (_, index) => ({
    ...entry,
    number: index + 1,
    sourceId: `x-${index}`,
    notes: [],
    oldPaths: [],
  }))
  await insertImportEntries(db, 'one', entries)
  await findImport(db, 'one')
  await listImports(db)
  await updateImport(db, 'one', { state: 'running' }, ['reading'])
  await clearImportTasks(db, 'two')
  for (const filter of [{}, { onlyNoted: true }]) await listImportEntries(db, 'one', filter, { limit: 20, offset: 0 })
  await listGroupEntries(db, 'one', { kind: 'popup', action: 'new', state: 'planned' }, { limit: 20, offset: 40 })
  await countImportEntries(db, 'one')
  for (const isBackwards of [true, false])
    await listNextEntries(db, 'one', { kind: 'popup', state: 'planned', after: 9, limit: 20, isBackwards })
  await findEntryRecord(db, 'one', 1)
  await listEntriesWithMissing(db, 'one', 0, 20)
  await updateImportEntry(db, 'one', 1, { state: 'done' })
  const imported = { format: 'x', kind: 'popup', sourceId: 'x' }
  await putImported(db, { ...imported, recordId: 'x', importId: 'one', digest: '', fields: '{}', extra: null })
  await findImported(db, 'x', 'popup', 'x')
  await deleteImported(db, imported)
  for (const kind of sourceKinds) await findStoredRow(db, kind, '1001')
  for (const kind of ['legacyPost', 'comment', 'review', 'member', 'message', 'phoneNumbers', 'collection'] as const)
    await deleteStoredRow(db, kind, 'x')
  for (const kind of ['post', 'recipe'] as const) await countAnswers(db, kind, '1001')
  await hasShownReview(db, 1001, 'x@example.com')
  await isTermUsed(db, 'x')
  await deleteImportEntries(db, 'one', 20)
  await deleteImport(db, 'one', ['running'])
}

async function runJobs(db: Database) {
  await listEarlierTables(db)
  await listJournal(db)
  await listImageSizes(db)
  await listPhotoSizes(db)
  await countRowsOf(db, 'comments')
  const claim = { name: 'backup', holder: 'one' }
  const now = '2026-11-21T12:00:00.000Z'
  const span = lastOf(0, new Date(now))
  await claimJob(db, claim, { done: span, failed: span }, { open: span, until: now }, now)
  await updateJobHold(db, claim, now)
  await findJob(db, 'backup')
  await findLatestOutcome(db)
  await forgetOutcomesAfter(db, now)
  for (let second = 0; second < many; second++)
    await insertReading(db, { at: new Date(Date.parse(now) + 1000 * second).toISOString(), measured: second, jumpedFrom: null })
  await findLatestReading(db)
  await findReadingMeasuredBy(db, 9)
  await listReadingsMeasuredAfter(db, many - 9)
  await deleteReadingsMeasuredBefore(db, 9)
  await deleteReadingsAfter(db, now)
  await finishJob(db, claim, { failedAt: now, error: 'No room' })
}

/** Adds a passkey, signs in with it, and removes it; fails to sign in. */
async function tryPasskeys({ db, identity, clock: { now } }: Site) {
  const moment = now.toISOString()
  const [owner] = await listPeople(db)
  const uid = owner?.uid ?? ''
  const made = {
    name: 'Phone',
    credentialId: 'credential',
    publicKey: 'key',
    counter: 0,

    isSynced: false,
    challenge: 'hash',
  }
  await insertPasskey(db, { ...made, id: 'passkey', userId: uid, challengedAt: moment, createdAt: moment, lastUsedAt: null })
  await listPasskeys(db, uid)
  await findPasskey(db, 'credential')
  await notePasskeyUse(db, 'passkey', { counter: 1, challengedAt: moment, isSynced: false, now: moment, good: goodAt(now) })
  await renamePasskey(identity, { uid, email: testOwner.email, now }, { id: 'passkey', name: 'Key ring' })
  await deletePasskey(db, uid, 'passkey')
  await deletePasskeys(db, uid)
  await noteFailure(db, uid, { reason: 'passkey', address: '192.0.2.1', now })
}

/** Invites, changes and removes admins, and reads the log about it. */
async function changePeople({ db, identity, clock: { now } }: Site) {
  const moment = now.toISOString()
  const [owner] = await listPeople(db)
  const proof = { uid: owner?.uid ?? '', email: testOwner.email, current: testOwner.password, address: '192.0.2.1', now }
  const invited = await inviteAdmin(identity, proof, { email: 'new@mail.example', role: 'author' })
  if (!invited.ok) throw new Error(invited.reason)
  const [invitation] = await listOpenInvitations(db, now)
  await revokeInvitation(db, proof, invitation?.id ?? '', now)
  await findInvitation(db, 'hash', openInvitationsAt(now))
  await takeInvitation(db, 'hash', openInvitationsAt(now))
  await replacePasswordHash(db, 'new', { before: 'hash', after: 'other', now: moment })
  await findPasswordHash(db, 'new')
  await insertAccount(db, { uid: 'new', name: 'New', email: 'new@mail.example', password: 'hash', now: moment })
  await insertAdmin(db, { uid: 'new', role: 'author', email: 'new@mail.example', createdAt: moment })
  await updateName(db, 'new', { name: 'Newer', now: moment })
  await updateAddress(db, 'new', { email: 'newer@mail.example', now: moment })
  await changeOwnAccount(identity, proof, { name: 'Owner', email: 'owner@mail.example' })
  await confirmEmailChange(identity, { token: 'none', address: '192.0.2.1', now })
  await changeRole(identity, proof, { uid: 'new', role: 'editor' })
  await removeAdmin(identity, proof, 'new')
  await deleteAccount(db, 'new')
  await listNextPublications(db, 'draft', 5, 'new')
  await listOwners(db, 'blog', ['id-1', 'id-2'])
  await forgetInvitations(db, now)
  for (const actor of [undefined, testOwner.email])
    for (const kind of [undefined, 'admins'] as const) for (const page of [1, 5]) await browseLog(db, { actor, kind }, page)
  await forgetLog(db, now)
  await updateSettings(db, { keepMessages: '1 year' })
  await forgetMessages(db, now)
  await updateSettings(db, {})
  await forgetSentForms(db, now)
  await sendSomeMail(db, now)
  await forgetMissedSearches(db, now)
  await endWhatIsOver(db, now)
  await bringBackStamps(db, moment, { past: lastOf(1, now), invitations: openInvitationsAt(now) })
}

const aLetter: Letter = { subject: 'News', parts: [], why: 'You asked for it.' }

/** Lets a listener handle what happened, and takes mails through their states. */
async function sendSomeMail(db: Database, now: Date) {
  const at = now.toISOString()
  const listener: Listener = { name: 'anyone', kinds: ['comment.received'], act: async () => {} }
  await hearEvents(db, [listener], new AbortController().signal, () => {})
  await hasMailsInWork(db)
  const [mail] = await listDueMails(db, nextOf(1, now), 1)
  if (!mail) throw new Error('No mail is due')
  await findLetter(db, mail.letterId)
  await moveMail(db, mail, { from: 'queued', to: 'sending', at })
  await moveAllMails(db, { from: 'sending', to: 'unknown', at })
  await updateToQueued(db, mail.id, at)
  await cancelMails(db, mail.address, ['notice'], at)
  await forgetSettled(db, mail.id)
  await listMails(db, { limit: 1, offset: 0 })
  await countMails(db)
  await findMailSettings(db)
  await findBounceBox(db)
  await updateBounceBox(db, { ...bounceBoxDefaults, sealedPassword: '' })
  await deleteBounceBox(db)
  await updateMailSettings(db, { ...mailDefaults, host: '', user: '', sealedPassword: '', from: '', replyTo: '', postalAddress: '' })
  await findPersonalData(db, 'guest-1@mail.example')
  await erasePersonalData(db, 'guest-1@mail.example', now)
  await forgetEvents(db, now)
  await forgetMails(db, now)
  await publishNewsletter(db, mail.letterId, now)
}

/** Takes a newsletter reader and an issue through their states. */
async function publishNewsletter(db: Database, letterId: string, now: Date) {
  const at = now.toISOString()
  const publisher = { db, siteUrl: 'http://site.test', siteName: 'Griddle', sign: (text: string) => Buffer.from(text.padEnd(32)) }
  const settings = { ...storedNewsletter.parse({}), digest: 'weekly' as const }
  await updateNewsletterSettings(db, settings)
  await signUp(publisher, { email: 'fan@mail.example', name: '', topics: [], page: '/newsletter' }, { address: '192.0.2.77', now })
  const reader = await findReaderByEmail(db, 'fan@mail.example')
  if (!reader) throw new Error('Nobody signed up')
  await confirmReader(publisher, toToken(publisher.sign, 'confirm', reader.id), now)
  await importReaders(db, 'new@mail.example,New,Old site,2026-01-02', now)
  const findActive = async () => ({ ...readMailUrl('smtp://localhost', 'ann@mail.example'), postalAddress: 'x' })
  const { signal } = new AbortController()
  const draft = { subject: 'Soup', greeting: '', topic: '', when: 'now' as const, time: '', again: true }
  await planIssue(publisher, { findActive }, { ...draft, recordKind: 'recipe', recordId: '1' }, now)
  await workNewsletter({ ...publisher, mailer: { findActive }, clock: () => now, signal })
  await workNewsletter({ ...publisher, mailer: { findActive }, clock: () => new Date(now.getTime() + 8 * 24 * 60 * 60_000), signal })
  const issues = await browseIssues(db, 1)
  const [issue] = await listIssues(db, { limit: 1, offset: 0 })
  if (!issue || !issues) throw new Error('No issue was sent')
  await findIssueOfLetter(db, letterId)
  await findMail(db, 'none')
  await pauseIssue(db, issue, true, now)
  await pauseIssue(db, issue, false, now)
  await cancelIssue(db, issue.id, now)
  await countIssues(db)
  await updateInterests(db, reader.id, { name: 'Fan', interests: ['term'], source: '/' })
  for (const search of ['', 'fan']) await countReaders(db, { search, state: 'confirmed' })
  await countConfirmed(db, 'term')
  await listConfirmedAfter(db, 'term', '', 10)
  await noteBounce(db, reader.email, { kind: 'soft', said: 'Full', now })
  await noteBounce(db, reader.email, { kind: 'hard', said: 'Gone', now })
  await resetBounces(db, reader.id, now)
  await listConsents(db, reader.id)
  for (const before of [undefined, reader.id]) await listReaderLinesBefore(db, before, 10)
  await leaveNewsletter(publisher, toToken(publisher.sign, 'leave', reader.id), { page: at, now })
  await removeReader(db, reader.id, now)
  await forgetReaders(db, now)
}

/** Saves working copies of a post, and restores an earlier revision. */
async function keepAndRestore(parts: FetchParts, id: string) {
  const [author, record] = [{ uid: 'x', name: 'x' }, { kind: 'blog', id } as const]
  const copy = { id: 'copy', record, base: 1, sequence: 1, after: 0, fields: { title: 'Anew' } }
  await keepWorkingCopy(parts.db, copy, author, parts.clock())
  const continued = [{ id: 'copy', savedAt: parts.clock().toISOString() }]
  await keepWorkingCopy(parts.db, { ...copy, id: 'next', continued }, author, parts.clock())
  await keepWorkingCopy(parts.db, { ...copy, id: 'next', sequence: 2, after: 1 }, author, parts.clock())
  await discardWorkingCopy(parts.db, 'next', author, parts.clock())
  await readHistory({ ...parts, siteName: 'Griddle' }, record, {})
  await restoreRevision({ ...parts, siteName: 'Griddle' }, record, 1, author)
  await forgetWorkingCopies(parts.db, parts.clock())
}

/** What is wrong with SQLite's plan for a query. */
async function findFaults(db: Database, query: string) {
  if (!/^(?:select|update|delete|insert into \S+ .*select)/.test(query) || exceptions.some((exception) => exception.query.test(query)))
    return []
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(query)}`.execute(db)
  const isPaged = / limit \d/.test(query)
  // A table can be read in order of its rowid without an index.
  const isByNumber = /^[^(]*from "_recipes"[^(]* order by "id"/.test(query)
  const tables = [...query.matchAll(/(?:from|join|update) "(\w+)"/g)].map(([, table = '']) => table)
  const aliases = new Map([...query.matchAll(/"(\w+)" as "(\w+)"/g)].map(([, table = '', alias = '']) => [alias, table]))
  return rows
    .map(({ detail }) => detail)
    .filter((detail) => isFault(detail))
    .map((detail) => `${detail}: ${query}`)

  function isFault(detail: string) {
    if (detail.includes('TEMP B-TREE')) return tables.some((table) => !smallTables.includes(table))
    // FTS5 looks up words and rows, but still says SCAN.
    if (/ VIRTUAL TABLE INDEX \d+:(?:M|=)/.test(detail)) return false
    const [, scanned] = /^SCAN (?!CONSTANT ROW)(\w+)/.exec(detail) ?? []
    if (scanned === undefined || smallTables.includes(aliases.get(scanned) ?? scanned)) return false
    return !(isPaged && (isByNumber || detail.includes('INDEX')))
  }
}

/** Records which functions of rows that take a database are called, so that a new one can't be forgotten here. */
async function watchCalls() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return {
    async listUncalled() {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      session.disconnect()
      const called = new Set(
        result
          .filter(({ url }) => url.includes('/core/'))
          .flatMap(({ functions }) =>
            functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).map(({ functionName }) => functionName),
          ),
      )
      return listQueryFunctions().filter((name) => !called.has(name))
    },
  }
}

function listQueryFunctions() {
  const names = readdirSync(join(root, 'core'), { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /-rows[.]ts$|^database[/\\][^.]*[.]ts$/.test(name))
  return files.flatMap((file) => {
    const source = readFileSync(join(root, 'core', file), 'utf8')
    return [...source.matchAll(/^export (?:async )?function (\w+)(?:<.*>)?\(\s*db: Database/gm)].map(([, name = '']) => name)
  })
}
