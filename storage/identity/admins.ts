import type { Database } from '#storage/database/database.ts'

/** The role of an identity user (`uid`); only the role 'all' is an admin. */
export type Admin = { uid: string; role: string; email: string; createdAt: string }

const columns = ['uid', 'role', 'email', 'createdAt'] as const

const maxList = 200

/** The admin record of a user, whatever its role. */
export function findAdmin(db: Database, uid: string): Promise<Admin | undefined> {
  return db.selectFrom('admin').select(columns).where('uid', '=', uid).executeTakeFirst()
}

export function listAdmins(db: Database): Promise<Admin[]> {
  return db.selectFrom('admin').select(columns).orderBy('createdAt').orderBy('uid').limit(maxList).execute()
}

/** Whether anybody has the role 'all'. */
export async function hasAdmin(db: Database) {
  const row = await db.selectFrom('admin').select('uid').where('role', '=', 'all').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Stores an admin record; an existing one gets the given role and e-mail. */
export async function insertAdmin(db: Database, admin: Admin) {
  const { role, email } = admin
  await db
    .insertInto('admin')
    .values(admin)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ role, email }))
    .execute()
}
