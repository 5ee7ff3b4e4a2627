import { z } from 'zod'
import type { SourceFiles } from '#core/imports/source-files.ts'
import { readCsv } from '#domain/redirects/read-csv.ts'
import { parseJson } from '../loose-values.ts'

const text = z.string().optional().catch(undefined)

const authUser = z.object({
  localId: z.string().min(1),
  email: text,
  displayName: text,
  passwordHash: text,
  salt: text,
  createdAt: z.coerce.number().optional().catch(undefined),
  disabled: z.boolean().default(false),
})

/** A user of Firebase Auth; `createdAt` is in milliseconds. */
export type AuthUser = z.infer<typeof authUser>

const exported = z.object({ users: z.array(z.unknown()) })

const csvColumns = 28

/** Whether one of the files comes from `auth:export`. */
export async function hasAuthUsers(files: SourceFiles) {
  for (const name of files.names) if ((await readUsers(files, name)).length > 0) return true
  return false
}

/** The users in the files of `auth:export` and of the emulator. */
export async function readAuthUsers(files: SourceFiles): Promise<AuthUser[]> {
  const users: AuthUser[] = []
  for (const name of files.names) for (const user of await readUsers(files, name)) users.push(user)
  return users
}

async function readUsers(files: SourceFiles, name: string): Promise<AuthUser[]> {
  if (!/\.(?:json|csv)$/i.test(name)) return []
  const head = await files.readHead(name)
  if (/^\s*[{[]/.test(head)) return head.includes('"users"') ? readUsersJson(parseJson(await files.readText(name))) : []
  return (head.split('\n', 1)[0] ?? '').split(',').length >= csvColumns ? readUsersCsv(await files.readText(name)) : []
}

function readUsersJson(json: unknown) {
  const { data } = exported.safeParse(json)
  return (data?.users ?? []).flatMap((user) => authUser.safeParse(user).data ?? [])
}

function readUsersCsv(csv: string) {
  return readCsv(csv).flatMap(({ columns }) => {
    if (columns.length < csvColumns) return []
    const [localId, email, , passwordHash, salt, displayName] = columns
    const user = { localId, email, passwordHash, salt, displayName, createdAt: columns[23] || undefined, disabled: columns[26] === 'true' }
    return authUser.safeParse(user).data ?? []
  })
}
