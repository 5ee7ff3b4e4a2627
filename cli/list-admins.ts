import { listAdmins as listStoredAdmins } from '#core/identity/admin-rows.ts'
import type { Command } from './terminal.ts'

/** Lists all admins, one per line. */
export const listAdmins: Command = async ({ db, migrate }) => {
  await migrate()
  const admins = await listStoredAdmins(db)
  if (admins.length === 0) return 'There are no admins yet. Start the site or run add-admin to create one.'
  return admins.map(({ email, role, createdAt }) => `${email}  role ${role}  since ${createdAt.slice(0, 10)}`).join('\n')
}
