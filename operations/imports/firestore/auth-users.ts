import { z } from 'zod'
import { readCsv } from '#domain/redirects/read-csv.ts'
import type { SourceFiles } from '#storage/imports/source-files.ts'
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

/** The users in the files of `auth:export` and of the emulator. */
export async function readAuthUsers(files: SourceFiles): Promise<AuthUser[]> {
  const users: AuthUser[] = []
  for (const name of files.names) {
    if (/\.json$/i.test(name)) users.push(...readUsersJson(parseJson(await files.readText(name))))
    else if (/\.csv$/i.test(name)) users.push(...readUsersCsv(await files.readText(name)))
  }
  return users
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
