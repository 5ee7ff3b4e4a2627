import { z } from 'zod'
import type { Identity } from '#core/identity/open-identity.ts'
import { readSignedLink, signLink } from '#core/identity/secret-links.ts'
import { opinionKinds } from '#domain/notices/notice-kinds.ts'
import { isIn } from '#domain/span.ts'

const goodMilliseconds = 14 * 24 * 60 * 60 * 1000

const pressed = z.tuple([z.enum(['approve', 'spam', 'delete']), z.enum(opinionKinds), z.string(), z.string(), z.number()])

/** What a link in a mail does, to which record, and for which admin. */
export type Press = { action: z.infer<typeof pressed>[0]; kind: (typeof opinionKinds)[number]; id: string; uid: string }

type Sign = Identity['sign']

/** The path of the page where an admin takes an action with one press; valid for 14 days. */
export function toPressPath(sign: Sign, { action, kind, id, uid }: Press, now: Date) {
  const payload = Buffer.from(JSON.stringify([action, kind, id, uid, now.getTime()])).toString('base64url')
  return `/admin/notice?press=${signLink(sign, 'notice', payload)}`
}

/** What a link does; undefined for a forged link, or one older than 14 days. */
export function readPress(sign: Sign, token: string, now: Date): Press | undefined {
  const payload = readSignedLink(sign, 'notice', token)
  if (payload === undefined) return undefined
  const parsed = pressed.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!parsed.success) return undefined
  const [action, kind, id, uid, made] = parsed.data
  const isGood = isIn({ after: now.getTime() - goodMilliseconds, until: now.getTime() + goodMilliseconds }, made)
  return isGood ? { action, kind, id, uid } : undefined
}
