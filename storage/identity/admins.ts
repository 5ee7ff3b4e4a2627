import type { Database } from '#storage/database/database.ts'

/** Who may do what in the admin, by the id of the identity user; only the role 'all' is an admin. */
export type Admin = { uid: string; role: string; email: string; createdAt: string }

const columns = ['uid', 'role', 'email', 'createdAt'] as const

/** Most admins that are listed; a site has a handful. */
const maxList = 200

/** The admin record of a user, whatever its role. */
export function findAdmin(db: Database, uid: string): Promise<Admin | undefined> {
  return db.selectFrom('admin').select(columns).where('uid', '=', uid).executeTakeFirst()
}

/** The admin records, oldest first. */
export function listAdmins(db: Database): Promise<Admin[]> {
  return db.selectFrom('admin').select(columns).orderBy('createdAt').orderBy('uid').limit(maxList).execute()
}

/** Whether anybody has the role 'all'. */
export async function hasAdmin(db: Database) {
  const row = await db.selectFrom('admin').select('uid').where('role', '=', 'all').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Makes a user an admin; a record that is there gets the given role and e-mail. */
export async function insertAdmin(db: Database, admin: Admin) {
  const { role, email } = admin
  await db
    .insertInto('admin')
    .values(admin)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ role, email }))
    .execute()
}
