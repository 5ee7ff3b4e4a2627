/** The areas that the admin's log covers, and their names in its filter. */
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
 * What an admin did, worded to follow their name, such as 'changed the settings'. `link` is the admin page about it. Holds no secrets, and
 * nothing that visitors wrote.
 */
export type LogEntry = { kind: LogKind; what: string; link?: string | undefined }

/** Who did it; the name is their email address. */
export type Actor = { uid: string; name: string }

/** Someone who uses the terminal on the site's machine. */
export const terminal: Actor = { uid: '', name: 'The terminal' }
