/** The roles of admins, the one that may do least first. An account without one is no admin. */
export const roles = ['author', 'editor', 'all'] as const

export type Role = (typeof roles)[number]

/** What each right lets an admin do, and who has it. Every admin page stands in `app/routes.ts` under the right that it needs. */
const rights = {
  /** The dashboard, their own account and sessions. */
  own: ['author', 'editor', 'all'],
  /** Writing posts and recipes, with pictures and tags; seeing those of others in lists. Changing a record is another question: `mayChange`. */
  write: ['author', 'editor', 'all'],
  /** Everybody's posts and recipes, pages, tags, what to improve in recipes, and what readers write about them: comments, reviews, missed searches. */
  edit: ['editor', 'all'],
  /** The site and the people: settings, look and menus, redirects, the join popup, members, messages, admins and the log. */
  run: ['all'],
} satisfies Record<string, Role[]>

export type Right = keyof typeof rights

/** The right with this name, if there is one. */
export function toRight(name = ''): Right | undefined {
  return Object.hasOwn(rights, name) ? (name as Right) : undefined
}

/** What each role is, for whoever gives it. */
export const roleWords: Record<Role, string> = {
  author: 'can write and publish their own posts and recipes',
  editor: 'can also edit everyone’s posts and recipes, pages and tags, and moderate comments and reviews',
  all: 'can do everything, including inviting admins and changing settings',
}

/** The role of an admin record, if it is one. */
export function toRole(text: string | undefined): Role | undefined {
  return roles.find((role) => role === text)
}

export function hasRight(role: Role, right: Right) {
  const having: Role[] = rights[right]
  return having.includes(role)
}

/** Whether an admin may change a post or recipe: those who may not change everybody's, only what they made. */
export function mayChange({ role, uid }: { role: Role; uid: string }, ownerId: string | null) {
  return hasRight(role, 'edit') || ownerId === uid
}
