import { data, type RouterContextProvider } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import type { AdminAnswer } from '#app/admin/use-admin-form.ts'
import { services } from '#app/context.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { menuDraft } from '#domain/settings/menu-draft.ts'
import { type Menus, originalMenus } from '#domain/settings/menus.ts'
import type { Viewer } from '#operations/identity/admin-sessions.ts'
import { saveMenu } from '#operations/settings/save-look.ts'

type Posted = { name: keyof Menus; typed: Record<string, string>; by: Viewer }

/** Saves a menu, or brings its original back. The faults of its rows are told together. */
export async function answerMenu(context: Readonly<RouterContextProvider>, { name, typed, by }: Posted) {
  const { db } = context.get(services)
  const answer = (status: number, sent: boolean, message: string, errors: Record<string, string> = {}) =>
    data<AdminAnswer>({ form: `menu-${name}`, sent, message, errors, typed: sent ? {} : typed }, { status })
  const parsed = menuDraft.safeParse({ labels: readList(typed.labels), addresses: readList(typed.addresses) })
  const links = typed.change === 'original' ? originalMenus[name] : parsed.data
  if (!links) {
    const faults = parsed.error?.issues.map(({ path, message }) =>
      typeof path[0] === 'number' ? `Link ${path[0] + 1}: ${message}` : message,
    )
    return answer(400, false, 'Nothing was saved yet. Please check the links below.', { links: `${faults?.join('. ')}.` })
  }
  const work = async () => {
    await saveMenu(db, name, links)
    const what = name === 'header' ? 'changed the menu of the header' : 'changed a menu of the footer'
    await noteInLog(context, { by, log: { kind: 'site', what, link: '/admin/look' } })
    return answer(200, true, typed.change === 'original' ? 'The original menu is back' : 'Menu saved')
  }
  return catchOutage(context, work, (error) =>
    answer(503, false, describeOutage(error, 'This could not be saved', 'Your links are still here')),
  )
}

function readList(json = '[]'): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
