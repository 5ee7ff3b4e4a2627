import type { Database } from '#core/database/database.ts'
import { isTrue, toIsoText } from '#core/database/schema.ts'
import type { Role } from '#domain/identity/roles.ts'

/** The role of an identity user (`uid`), who is an admin if the role is a known one. */
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

/** Whether any admin has the role 'all'. */
export async function hasAdmin(db: Database) {
  const row = await db.selectFrom('admin').select('uid').where('role', '=', 'all').limit(1).executeTakeFirst()
  return row !== undefined
}

/** All admins with their accounts; `lastActiveAt` is when they were last seen, if ever. */
export async function listPeople(db: Database) {
  const rows = await db
    .selectFrom('admin')
    .innerJoin('identity_user', 'identity_user.id', 'admin.uid')
    .select(['admin.uid', 'admin.role', 'admin.email', 'admin.createdAt', 'displayName', 'twoFactorEnabled', 'lastSignInAt'])
    .orderBy('admin.createdAt')
    .orderBy('admin.uid')
    .limit(maxList)
    .execute()
  const uids = rows.map(({ uid }) => uid)
  const uses = db
    .selectFrom('identity_session')
    .select(({ fn }) => ['userId', fn.max('updatedAt').as('usedAt')])
    .where('userId', 'in', uids)
    .groupBy('userId')
  const used = new Map(uids.length === 0 ? [] : (await uses.execute()).map(({ userId, usedAt }) => [userId, usedAt]))
  return rows.map(({ displayName, twoFactorEnabled, lastSignInAt, ...admin }) => {
    const moment = used.get(admin.uid) ?? lastSignInAt
    return {
      ...admin,
      name: displayName,
      hasSecondStep: isTrue(twoFactorEnabled),
      lastActiveAt: moment === null ? undefined : toIsoText(moment),
    }
  })
}

/** The uids of all admins with the role 'all'. Concurrent callers wait until the transaction ends. */
export async function lockOwners(db: Database) {
  const rows = await db.updateTable('admin').set({ role: 'all' }).where('role', '=', 'all').returning('uid').execute()
  return rows.map(({ uid }) => uid)
}

export async function updateRole(db: Database, uid: string, role: Role) {
  await db.updateTable('admin').set({ role }).where('uid', '=', uid).execute()
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
