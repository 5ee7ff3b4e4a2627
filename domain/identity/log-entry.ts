/** What the log of the admin tells of, and what its filter calls it. */
export const logKinds = {
  writing: 'Posts and recipes',
  opinions: 'Comments and reviews',
  people: 'Users and messages',
  pages: 'Pages, tags, pictures and redirects',
  site: 'Settings and look',
  downloads: 'Downloads',
  admins: 'Admins and invitations',
  account: 'Their own accounts',
  'signing-in': 'Signing in',
  failed: 'Failed sign-ins',
} as const

export type LogKind = keyof typeof logKinds

export function isLogKind(text: string | undefined): text is LogKind {
  return text !== undefined && Object.hasOwn(logKinds, text)
}

/**
 * What an admin did: goes on after their name, such as 'changed the settings'. `link` is the page of the admin that has it. Holds no secrets, and nothing
 * that visitors wrote.
 */
export type LogEntry = { kind: LogKind; what: string; link?: string | undefined }

/** Who did it; the name is their e-mail address. */
export type Actor = { uid: string; name: string }

/** Whoever types commands on the machine that the site runs on. */
export const terminal: Actor = { uid: '', name: 'The terminal' }
