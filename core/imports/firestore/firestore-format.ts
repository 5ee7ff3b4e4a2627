import { z } from 'zod'
import type { SourceRecord } from '#domain/imports/source-record.ts'
import { countOf } from '#domain/text/count-of.ts'
import { toValid } from '../loose-values.ts'
import type { ReadParts, SourceFormat } from '../source-format.ts'
import { type AuthUser, hasAuthUsers, readAuthUsers } from './auth-users.ts'
import { hasCollections, readDocuments, recogniseDocuments } from './read-documents.ts'
import { knownCollections } from './read-json-documents.ts'
import { fromSeconds, type SourceDocument, ValueFault } from './source-document.ts'
import { toRecord } from './to-records.ts'

const adminDocument = z.object({ role: z.string().catch('') })

/** Exports of Firestore, managed or as JSON, and of the users of Firebase Auth. */
export const firestore: SourceFormat = {
  name: 'firestore',
  recognise: async (files) => (await recogniseDocuments(files)) || (await hasAuthUsers(files)),
  async *read(files, parts) {
    const others = new Map<string, number>()
    const chosen = new Map<string, number>()
    const admins = new Map<string, z.infer<typeof adminDocument>>()
    for await (const document of readDocuments(files)) {
      if (document.kind === 'unreadable') {
        yield document
        continue
      }
      const [collection = '', id = ''] = document.path.split('/')
      if (collection === 'admin') {
        admins.set(id, adminDocument.parse(document.data))
        continue
      }
      const record = await readRecord(document, parts)
      if (record && record.kind !== 'comment' && parts.collections?.has(collection))
        chosen.set(collection, (chosen.get(collection) ?? 0) + 1)
      if (record === undefined) {
        const names = document.path.split('/').filter((_, index) => index % 2 === 0)
        others.set(names.join('/'), (others.get(names.join('/')) ?? 0) + 1)
      } else yield record.kind === 'unreadable' ? record : toValid(record, document.path)
    }
    for (const [name, count] of [...chosen, ...others])
      if (!name.includes('/') && !knownCollections.includes(name)) parts.noteCollection?.(name, count)
    for (const [name, count] of others) {
      yield { kind: 'unreadable', place: name, reason: toReason(name, countOf(count, 'document'), parts) }
    }
    const users = new Map((await readAuthUsers(files)).map((user) => [user.localId, user]))
    if (users.size > 0 && admins.size === 0)
      yield {
        kind: 'unreadable',
        place: 'admin',
        reason: 'No admins were imported: the collection “admin” isn’t in the export.',
      }
    for (const [uid, { role }] of admins) {
      const place = `admin/${uid}`
      const fault = findFault(users.get(uid), role)
      if (fault === undefined) yield toAdmin(place, users.get(uid))
      else yield { kind: 'unreadable', place, reason: fault }
    }
  },
}

/** Collections as JSON without a name or mark that identifies them: the owner says what they are. Tried last. */
export const looseCollections: SourceFormat = { ...firestore, recognise: hasCollections }

function toReason(name: string, size: string, { collections }: ReadParts) {
  const [outer = ''] = name.split('/')
  if (collections?.get(name) === 'none') return `You chose to leave this collection out (${size}).`
  if (knownCollections.includes(outer) || collections?.has(outer)) return `This collection (${size}) can’t be imported.`
  const open = 'won’t be imported until you choose what it holds.'
  return name === outer ? `This collection (${size}) ${open}` : `This collection (${size}) is part of “${outer}”, which ${open}`
}

async function readRecord(document: SourceDocument, parts: ReadParts) {
  try {
    return await toRecord(document, parts)
  } catch (error) {
    if (error instanceof ValueFault) return { kind: 'unreadable' as const, place: document.path, reason: error.message }
    throw error
  }
}

function findFault(user: AuthUser | undefined, role: string) {
  if (role !== 'all') return 'The role isn’t “all”, so this isn’t an admin.'
  if (!user) return 'The Firebase Auth export with the email address is missing or doesn’t include this user.'
  if (user.disabled) return 'The account is disabled.'
  return user.email ? undefined : 'The account has no email address.'
}

function toAdmin(place: string, user: AuthUser | undefined): SourceRecord {
  const { passwordHash: hash, salt, displayName = '', createdAt } = user ?? {}
  const isUsable = hash && salt && !hash.startsWith('fakeHash:')
  return {
    kind: 'admin',
    sourceId: place,
    place,
    name: displayName,
    email: user?.email ?? '',
    createdAt: createdAt === undefined ? undefined : fromSeconds(createdAt / 1000),
    password: isUsable ? { hash, salt } : undefined,
  }
}
