/** The roles of admins. An account without one is no admin. */
export const roles = ['editor', 'all'] as const

export type Role = (typeof roles)[number]

/**
 * What an admin may do: `own` is what everybody has, such as their account; `edit` is what the site shows, and what readers write about it; `run` is
 * the site itself and the people.
 */
export type Right = 'own' | 'edit' | 'run'

const rights: Record<Role, Right[]> = { editor: ['own', 'edit'], all: ['own', 'edit', 'run'] }

/** The role of an admin record, if it is one. */
export function toRole(text: string | undefined): Role | undefined {
  return roles.find((role) => role === text)
}

export function hasRight(role: Role, right: Right) {
  return rights[role].includes(right)
}
