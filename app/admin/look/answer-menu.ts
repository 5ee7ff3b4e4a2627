import { data, type RouterContextProvider } from 'react-router'
import type { Admin } from '#app/admin/require-admin.ts'
import { describeConflict } from '#app/admin/revisions/answer-conflict.ts'
import { readBase } from '#app/admin/revisions/read-base.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { saveMenu, toMenuFields } from '#core/settings/save-look.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { menuDraft } from '#domain/settings/menu-draft.ts'
import { type Menus, originalMenus, readMenuLine } from '#domain/settings/menus.ts'
import { toTypedMenu } from './typed-menu.ts'

type Posted = { name: keyof Menus; typed: Record<string, string>; by: Admin }

/** Saves a menu, or brings its original back. The faults of its rows are told together. */
export async function answerMenu(context: Readonly<RouterContextProvider>, { name, typed, by }: Posted) {
  const { db, clock } = context.get(services)
  const answer = (status: number, sent: boolean, message: string, more: Partial<AdminAnswer> = {}) =>
    data<AdminAnswer>({ form: `menu-${name}`, sent, message, errors: {}, typed: sent ? {} : typed, ...more }, { status })
  const parsed = menuDraft.safeParse({ labels: readList(typed.labels), addresses: readList(typed.addresses) })
  const links = typed.change === 'original' ? originalMenus[name] : parsed.data
  if (!links) {
    const faults = parsed.error?.issues.map(({ path, message }) =>
      typeof path[0] === 'number' ? `Link ${path[0] + 1}: ${message}` : message,
    )
    return answer(400, false, 'Not saved yet. Please check the links below.', { errors: { links: `${faults?.join('. ')}.` } })
  }
  const work = async () => {
    const outcome = await saveMenu(db, name, links, { now: clock(), editing: readBase(typed, by) })
    const done = typed.change === 'original' ? 'Original menu restored' : 'Menu saved'
    if (outcome.ok) return answer(200, true, done, { revision: outcome.revision })
    if (outcome.reason === 'refused') return answer(400, false, 'Not saved yet. Please check the links below.', { errors: outcome.errors })
    const stored = toTypedMenu(toMenuFields(await findSettings(db), name).links.map(readMenuLine))
    return answer(409, false, describeConflict(outcome.conflict), { conflict: { ...outcome.conflict, stored } })
  }
  return catchOutage(context, work, (error) =>
    answer(503, false, describeOutage(error, 'This could not be saved', 'Your links are still here')),
  )
}

function readList(json = '[]'): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
