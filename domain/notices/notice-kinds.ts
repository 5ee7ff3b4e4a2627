import { hasRight, type Right, type Role } from '#domain/identity/roles.ts'

/** When an admin is told: at once, at the next full hour, at the next 8:00 in the site's time zone, or never. */
export const rhythms = { now: 'At once', hourly: 'Hourly', daily: 'Daily', never: 'Never' } as const

export type Rhythm = keyof typeof rhythms

const isRhythm = (text: string): text is Rhythm => Object.hasOwn(rhythms, text)

/** What admins are told by mail: its name on the account page, the right that it needs, and the default rhythm. */
export const noticeKinds = {
  comment: { label: 'New comment', needs: 'edit', usual: { editor: 'hourly', all: 'now' } },
  review: { label: 'New review', needs: 'edit', usual: { editor: 'hourly', all: 'now' } },
  question: { label: 'New question', needs: 'edit', usual: { editor: 'hourly', all: 'now' } },
  message: { label: 'New message', needs: 'run', usual: { all: 'now' } },
  member: { label: 'New member', needs: 'run', usual: { all: 'daily' } },
  backup: { label: 'Failed backup', needs: 'run', usual: { all: 'now' } },
  clock: { label: 'Wrong clock', needs: 'run', usual: { all: 'now' } },
  disk: { label: 'Disk nearly full', needs: 'run', usual: { all: 'now' } },
  'sign-in': { label: 'Sign-in from a new browser', needs: 'own', usual: { author: 'now', editor: 'now', all: 'now' } },
} as const satisfies Record<string, { label: string; needs: Right; usual: Partial<Record<Role, Rhythm>> }>

export type NoticeKind = keyof typeof noticeKinds

/** What readers write that needs approval before others see it. */
export const opinionKinds = ['comment', 'review', 'question'] as const

export type OpinionKind = (typeof opinionKinds)[number]

export function isOpinionKind(kind: string): kind is OpinionKind {
  return opinionKinds.some((one) => one === kind)
}

/** The kinds that an admin with a role may be told about, in the order of the form. */
export function listKindsOf(role: Role) {
  // The keys are the kinds.
  return (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => hasRight(role, noticeKinds[kind].needs))
}

/** When an admin with a role is told about a kind, given their choice, if any. */
export function rhythmOf(kind: NoticeKind, role: Role, chosen: Partial<Record<string, string>>): Rhythm {
  const usual: Partial<Record<Role, Rhythm>> = noticeKinds[kind].usual
  if (!hasRight(role, noticeKinds[kind].needs)) return 'never'
  const own = chosen[kind] ?? ''
  return isRhythm(own) ? own : (usual[role] ?? 'never')
}
