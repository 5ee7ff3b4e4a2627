import type { DatabaseKind, Tables } from './schema.ts'

type PublicRows = 'all' | 'approved' | 'none'

/**
 * Which rows of each table visitors see. A table with public rows has a content version, so that cached pages that were rendered from it
 * become stale: one line here is all it takes. `none` is for admins, internal data, and pages that are never cached (searches).
 */
export const publicRows = {
  _blogs: 'all',
  _recipes: 'all',
  comments: 'approved',
  reviews: 'approved',
  settings: 'all',
  _function: 'all',
  siteNumbers: 'all',
  images: 'all',
  oldAddresses: 'all',
  antivirus_blogs: 'none',
  contacts: 'none',
  users: 'none',
  searchedComments: 'none',
  searchedContacts: 'none',
  searchedReviews: 'none',
  searchedUsers: 'none',
  sentForms: 'none',
  // Written together with the recipes, whose version covers them.
  recipeFacets: 'none',
  recipeFacetChanges: 'none',
  rowCounts: 'none',
  usedNumbers: 'none',
  searchIndex: 'none',
  searchDocuments: 'none',
  searchDocumentWords: 'none',
  searchedBlogs: 'none',
  searchedRecipes: 'none',
  searchWords: 'none',
  submissions: 'none',
  contentVersions: 'none',
  identity_user: 'none',
  identity_session: 'none',
  identity_account: 'none',
  identity_verification: 'none',
  admin: 'none',
  sign_in_failures: 'none',
} satisfies Record<keyof Tables, PublicRows>

/** SQL that gives each table with public rows a version, unless it has one, and replaces the triggers that increment it. */
export function toContentVersionTriggers(kind: DatabaseKind) {
  const make = kind === 'sqlite' ? makeSqliteTriggers : makePostgresTriggers
  return Object.entries(publicRows)
    .flatMap(([table, rows]: [string, PublicRows]) =>
      rows === 'none' ? [] : [addVersion(table), ...dropTriggers(kind, table), ...make(table, rows)],
    )
    .join('\n')
}

function addVersion(table: string) {
  return `insert into "contentVersions" ("collection", "version") values ('${table}', 1) on conflict do nothing;`
}

function dropTriggers(kind: DatabaseKind, table: string) {
  const on = kind === 'sqlite' ? '' : ` on "${table}"`
  return ['', '_inserted', '_updated', '_deleted'].map((ending) => `drop trigger if exists "${table}_version${ending}"${on};`)
}

/** SQLite runs triggers once for each row. */
function makeSqliteTriggers(table: string, rows: Exclude<PublicRows, 'none'>) {
  const move = `begin update "contentVersions" set "version" = "version" + 1 where "collection" = '${table}'; end;`
  const when = (condition: string) => (rows === 'approved' ? `when ${condition} ` : '')
  return [
    `create trigger "${table}_version_inserted" after insert on "${table}" ${when('new."approved"')}${move}`,
    `create trigger "${table}_version_updated" after update on "${table}" ${when('old."approved" or new."approved"')}${move}`,
    `create trigger "${table}_version_deleted" after delete on "${table}" ${when('old."approved"')}${move}`,
  ]
}

/** PostgreSQL runs them once for each statement, with the functions of migrations 0009 and 0011, which also notify other processes. */
function makePostgresTriggers(table: string, rows: Exclude<PublicRows, 'none'>) {
  const run = (name: string) => `for each statement execute function "${name}"();`
  if (rows === 'all')
    return [`create trigger "${table}_version" after insert or update or delete on "${table}" ${run('moveContentVersion')}`]
  return [
    `create trigger "${table}_version_inserted" after insert on "${table}" referencing new table as "changed" ${run('moveApprovedVersion')}`,
    `create trigger "${table}_version_updated" after update on "${table}" referencing old table as "was" new table as "became" ${run('moveReapprovedVersion')}`,
    `create trigger "${table}_version_deleted" after delete on "${table}" referencing old table as "changed" ${run('moveApprovedVersion')}`,
  ]
}
