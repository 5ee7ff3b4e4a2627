import type { DatabaseKind, Tables } from './schema.ts'

type Event = 'insert' | 'update' | 'delete'

/** The old or new rows: a row's name in SQL, the clause to read them from, and what each adds to a count. */
type Rows = { row: string; from: string; by: number }

/** What triggers maintain for a table, within the transaction that changes it. */
type Maintained = {
  /** The rows that visitors see: if one changes, cached pages rendered from the table become stale. */
  public: 'all' | 'approved' | 'ofApproved' | 'published' | 'shown' | 'none'
  /** The parts of the table's list that count a row, as SQL (null for none); `row` is the row's name in SQL. */
  counts?: (row: string) => string[]
  /** Whether `searchText` can be searched by substring. PostgreSQL needs no triggers for that. */
  searched?: true
}

const none = { public: 'none' } as const
const every = () => [`''`]
const pending = (row: string) => `case when not (${isApproved(row)}) then 'pending' end`

const isPublished = (row: string) => `${row}."state" = 'published'`

/** SQLite has 1, and the text 'true' in imported rows until a trigger replaces it; PostgreSQL casts true to 'true'. */
function isApproved(row: string) {
  return `cast(${row}."approved" as text) in ('1', 'true')`
}

const isShown = (row: string) => `${row}."shownAt" is not null`

/** What belongs to an approved review. */
const isOfApproved = (row: string) =>
  `exists (select 1 from "reviews" where "reviews"."id" = ${row}."reviewId" and ${isApproved('"reviews"')})`

const isSeen = { all: () => 'true', approved: isApproved, ofApproved: isOfApproved, published: isPublished, shown: isShown }

/** One line per table. `none` is for admin and internal data, and pages that are never cached (searches). */
export const maintained = {
  _blogs: { public: 'published', counts: (row) => [`${row}."state"`] },
  _recipes: {
    public: 'published',
    counts: (row) => [`${row}."state"`, `case when ${isPublished(row)} then 'published ' || ${row}."type" end`],
  },
  comments: {
    public: 'approved',
    counts: (row) => [`''`, pending(row), `case when ${isApproved(row)} then 'of ' || ${row}."blogId" end`],
    searched: true,
  },
  reviews: { public: 'approved', counts: (row) => [`''`, pending(row)], searched: true },
  reviewPhotos: { public: 'ofApproved' },
  reviewChanges: { public: 'all' },
  questions: {
    public: 'approved',
    counts: (row) => [
      `''`,
      pending(row),
      `case when ${row}."reply" = '' then 'unanswered' end`,
      `case when ${isApproved(row)} then 'of ' || ${row}."recipeId" end`,
    ],
    searched: true,
  },
  contacts: { public: 'none', counts: (row) => [`''`, `case when ${row}."readAt" is null then 'unread' end`], searched: true },
  users: { public: 'none', counts: every, searched: true },
  readers: { public: 'none', counts: (row) => [`''`, `${row}."state"`] },
  settings: { public: 'all' },
  _function: { public: 'all' },
  siteNumbers: { public: 'all' },
  images: { public: 'all', counts: (row) => [`''`, `case when ${row}."unusedSince" is not null then 'unused' end`] },
  oldAddresses: { public: 'all' },
  pages: { public: 'published' },
  collections: { public: 'published' },
  redirects: { public: 'all', counts: every },
  terms: { public: 'all' },
  termSlugs: { public: 'all' },
  recordTerms: { public: 'shown', counts: (row) => [`case when ${isShown(row)} then ${row}."termId" end`] },
  antivirus_blogs: none,
  redirectHits: none,
  searchedComments: none,
  searchedContacts: none,
  searchedReviews: none,
  searchedQuestions: none,
  searchedUsers: none,
  sentForms: none,
  events: none,
  handledEvents: none,
  pings: none,
  links: none,
  linkPlaces: none,
  letters: none,
  consents: none,
  issues: none,
  mails: none,
  notices: none,
  noticeChoices: none,
  answerAddresses: none,
  answerWishes: none,
  jobs: none,
  clockReadings: none,
  revisions: none,
  workingCopies: none,
  // Written with the recipes, whose version covers them.
  recipeFacets: none,
  recipeFacetChanges: none,
  rowCounts: none,
  usedNumbers: none,
  searchIndex: none,
  searchDocuments: none,
  searchedBlogs: none,
  searchedRecipes: none,
  searchWords: none,
  missedSearches: none,
  counts: none,
  daySecrets: none,
  dayMarks: none,
  submissions: none,
  spam: none,
  spamMarks: none,
  blockList: none,
  contentVersions: none,
  invitations: none,
  emailChanges: none,
  adminLog: none,
  identity_user: none,
  identity_session: none,
  identity_account: none,
  identity_verification: none,
  identity_two_factor: none,
  passkeys: none,
  imports: none,
  importEntries: none,
  importedRecords: none,
  admin: none,
  sign_in_failures: none,
} satisfies Record<keyof Tables, Maintained>

/** Queries for the SQL that drops the generated triggers and their functions, which are named after their table. */
export const listDrops: Record<DatabaseKind, string> = {
  sqlite: `select 'drop trigger "' || "name" || '"' as "sql" from sqlite_schema where "type" = 'trigger' and "name" glob "tbl_name" || '_*'`,
  postgres: `select distinct format('drop function %s cascade', tgfoid::regprocedure) as "sql" from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and starts_with(tgname, relname || '_')`,
}

/** The SQL that creates each table's triggers, its version if visitors see it, and its row counts. */
export function toTriggers(kind: DatabaseKind) {
  const tables: [string, Maintained][] = Object.entries(maintained)
  return ['delete from "rowCounts";', ...tables.map(([table, what]) => (what === none ? '' : maintainTable(kind, table, what)))].join('\n')
}

function maintainTable(kind: DatabaseKind, table: string, what: Maintained) {
  const make = kind === 'sqlite' ? makeSqliteTrigger : makePostgresTrigger
  return `${what.public === 'none' ? '' : `insert into "contentVersions" values ('${table}', 1) on conflict do nothing;`}
${what.counts ? countRows(table, what.counts, [{ row: `"${table}"`, from: `from "${table}"`, by: 1 }]) : ''}
${make(table, 'insert', what)}
${make(table, 'update', what)}
${make(table, 'delete', what)}`
}

/** SQLite runs triggers once per row. */
function makeSqliteTrigger(table: string, event: Event, what: Maintained) {
  const rows = pickRows(event, { row: 'old', from: '', by: -1 }, { row: 'new', from: '', by: 1 })
  return `create trigger "${table}_${event}" after ${event} on "${table}" begin
${what.public === 'none' ? '' : incrementVersion(table, what.public, rows)}
${what.counts ? countRows(table, what.counts, rows) : ''}
${what.searched ? indexText(table, event) : ''}
${what.public === 'approved' && event !== 'delete' ? replaceWords(table) : ''}
end;`
}

/** PostgreSQL runs them once per statement, so that writing thousands of rows updates each number once. Other processes are notified. */
function makePostgresTrigger(table: string, event: Event, what: Maintained) {
  const oldRows: Rows = { row: 'old_rows', from: 'from old_rows', by: -1 }
  const newRows: Rows = { row: 'new_rows', from: 'from new_rows', by: 1 }
  const named = pickRows(event, 'old table as old_rows', 'new table as new_rows')
  const rows = pickRows(event, oldRows, newRows)
  return `create or replace function "${table}_${event}"() returns trigger language plpgsql as $$ begin
${what.public === 'none' ? '' : `${incrementVersion(table, what.public, rows)} if found then perform pg_notify('griddle_content', ''); end if;`}
${what.counts ? countRows(table, what.counts, rows) : ''}
return null;
end $$;
create trigger "${table}_${event}" after ${event} on "${table}" referencing ${named.join(' ')}
  for each statement execute function "${table}_${event}"();`
}

function pickRows<Named>(event: Event, oldRows: Named, newRows: Named) {
  return { insert: [newRows], update: [oldRows, newRows], delete: [oldRows] }[event]
}

function incrementVersion(table: string, visible: keyof typeof isSeen, changed: Rows[]) {
  const seen = changed.map(({ row, from }) => `select 1 ${from} where ${isSeen[visible](row)}`)
  return `update "contentVersions" set "version" = "version" + 1 where "collection" = '${table}' and exists (${seen.join(' union all ')});`
}

/** Parts without rows have no count. Parts are written in order, so that transactions can't deadlock. */
function countRows(table: string, toParts: (row: string) => string[], changed: Rows[]) {
  const parts = changed
    .flatMap(({ row, from, by }) => toParts(row).map((part) => `select ${part} as "part", ${by} as "by" ${from}`))
    .join(' union all ')
  return `insert into "rowCounts" ("list", "part", "total")
  select '${table}', "part", sum("by") from (${parts}) as "parts" where "part" is not null group by "part" having sum("by") <> 0 order by "part"
  on conflict ("list", "part") do update set "total" = "rowCounts"."total" + excluded."total";
delete from "rowCounts" where "list" = '${table}' and "total" = 0 and "part" in (select "part" from (${parts}) as "parts");`
}

/** Copies the text of a row of `comments` to `searchedComments`, under its number in `commentNumbers`. */
function indexText(table: string, event: Event) {
  const index = `"searched${table.charAt(0).toUpperCase()}${table.slice(1)}"`
  const numbers = `"${table.slice(0, -1)}Numbers"`
  const from = (row: string) => `"number", ${row}."id", ${row}."searchText" from ${numbers} where "id" = ${row}."id"`
  const add = `insert into ${index} ("rowid", "id", "searchText") select ${from('new')}`
  const remove = `insert into ${index} (${index}, "rowid", "id", "searchText") select 'delete', ${from('old')}`
  const hasChanged = 'and old."searchText" <> new."searchText"'
  return {
    insert: `insert into ${numbers} ("id") values (new."id"); ${add};`,
    update: `${remove} ${hasChanged}; ${add} ${hasChanged};`,
    delete: `${remove}; delete from ${numbers} where "id" = old."id";`,
  }[event]
}

/** Imported rows may have the text 'true'. PostgreSQL reads it as a boolean; in SQLite it becomes 1, so that every query finds it. */
function replaceWords(table: string) {
  return `update "${table}" set "approved" = ("approved" = 'true') where "id" = new."id" and "approved" in ('true', 'false');`
}
