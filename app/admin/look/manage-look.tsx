import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerVersionedForm } from '#app/admin/answer-form.ts'
import { type Admin, currentAdmin } from '#app/admin/require-admin.ts'
import { describeConflict } from '#app/admin/revisions/answer-conflict.ts'
import { readBase } from '#app/admin/revisions/read-base.ts'
import { readEditing } from '#app/admin/revisions/read-editing.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import type { AdminAnswer } from '#app/form-answers.ts'
import { readEditorForm } from '#app/forms.ts'
import { catchOutage, describeOutage } from '#app/outage.ts'
import { badRequest } from '#app/responses.ts'
import { saveLook, saveMenu, toMenuFields } from '#core/settings/save-look.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import type { SettingsPart } from '#domain/revisions/version-kinds.ts'
import { lookDraft, menuDraft } from '#domain/settings/look-draft.ts'
import { type Menus, menuNames, originalMenus, readMenuLine } from '#domain/settings/menus.ts'
import type { Route } from './+types/manage-look.ts'
import { LookForm } from './look-form.tsx'
import { MenuForm, toTypedMenu } from './menu-form.tsx'
import { readLook } from './read-look.ts'

const menus = { header: 'Header menu', footer: 'Footer, “On the menu”', house: 'Footer, “The house”' }

export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const { values, menus } = readLook(await findSettings(args.context.get(services).db))
  const readPart = (id: SettingsPart, stored: Record<string, string>) => readEditing(args.context, viewer, { kind: 'settings', id }, stored)
  const shown = menuNames.map(
    async (name) => [name, { ...menus[name], editing: await readPart(name, toTypedMenu(menus[name].links)) }] as const,
  )
  return { values, editing: await readPart('look', values), menus: await Promise.all(shown) }
}

/** Saves the form whose name is in the field `form`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const { db, clock } = context.get(services)
  const { typed, ...parsed } = await readEditorForm(args.request, () => z.looseObject({}), ['labels', 'addresses'])
  if (typed.form === 'look') {
    return answerVersionedForm(context, {
      form: 'look',
      typed,
      schema: lookDraft,
      save: (draft) => saveLook(db, draft, { now: clock(), editing: readBase(typed, by) }),
      readStored: async () => readLook(await findSettings(db)).values,
      done: 'Look saved',
    })
  }
  const name = menuNames.find((menu) => `menu-${menu}` === typed.form)
  if (!name || !parsed.ok) throw badRequest()
  return answerMenu(context, { name, typed, by })
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Look and menus')
}

/** Colour, pictures and menus of the site. */
export default function Look({ loaderData }: Route.ComponentProps) {
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <h1>Look and menus</h1>
      </div>
      <LookForm values={loaderData.values} editing={loaderData.editing} />
      {loaderData.menus.map(([name, menu]) => (
        <MenuForm key={name} name={name} title={menus[name]} menu={menu} />
      ))}
    </>
  )
}

type Posted = { name: keyof Menus; typed: Record<string, string>; by: Admin }

/** Saves a menu, or restores its original. Errors in its rows are reported together. */
async function answerMenu(context: Readonly<RouterContextProvider>, { name, typed, by }: Posted) {
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
