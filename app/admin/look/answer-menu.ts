import { data, type RouterContextProvider } from 'react-router'
import type { AdminAnswer } from '#app/admin/use-admin-form.ts'
import { services } from '#app/context.ts'
import { catchOutage } from '#app/outage.ts'
import { menuDraft } from '#domain/settings/menu-draft.ts'
import { type Menus, originalMenus } from '#domain/settings/menus.ts'
import { saveMenu } from '#operations/settings/save-look.ts'

/** Saves a menu, or brings its original back. The faults of its rows are told together. */
export async function answerMenu(context: Readonly<RouterContextProvider>, name: keyof Menus, typed: Record<string, string>) {
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
    return answer(200, true, typed.change === 'original' ? 'The original menu is back' : 'Menu saved')
  }
  return catchOutage(context, work, () =>
    answer(503, false, 'This could not be saved just now. Your links are still here: try again in a minute.'),
  )
}

function readList(json = '[]'): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
