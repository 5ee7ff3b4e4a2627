/** The roles of admins, least powerful first. An account without a role is not an admin. */
export const roles = ['author', 'editor', 'all'] as const

export type Role = (typeof roles)[number]

/** What each right permits, and who has it. Every admin page is listed in `app/routes.ts` under the right that it needs. */
const rights = {
  /** The dashboard, their own account and sessions. */
  own: ['author', 'editor', 'all'],
  /**
   * Writing posts and recipes, with pictures and tags; seeing those of others in lists. Changing a record is checked separately by
   * `mayChange`.
   */
  write: ['author', 'editor', 'all'],
  /** Everyone's posts and recipes, pages, tags, recipe health, and moderation: comments, reviews, missed searches. */
  edit: ['editor', 'all'],
  /** The site and the people: settings, look and menus, redirects, the join popup, members, messages, admins and the log. */
  run: ['all'],
} satisfies Record<string, Role[]>

export type Right = keyof typeof rights

/** The right with this name, if there is one. */
export function toRight(name = ''): Right | undefined {
  return Object.hasOwn(rights, name) ? (name as Right) : undefined
}

/** A description of each role, for whoever assigns it. */
export const roleWords: Record<Role, string> = {
  author: 'can write and publish their own posts and recipes',
  editor: 'can also edit everyone’s posts and recipes, pages and tags, and moderate comments and reviews',
  all: 'can do everything, including inviting admins and changing settings',
}

/** The role of an admin record; undefined for other accounts. */
export function toRole(text: string | undefined): Role | undefined {
  return roles.find((role) => role === text)
}

export function hasRight(role: Role, right: Right) {
  const having: Role[] = rights[right]
  return having.includes(role)
}

/** Whether an admin may change a post or recipe: without the right to change everyone's, only their own. */
export function mayChange({ role, uid }: { role: Role; uid: string }, ownerId: string | null) {
  return hasRight(role, 'edit') || ownerId === uid
}
