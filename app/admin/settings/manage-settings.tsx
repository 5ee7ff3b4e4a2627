import { adminMeta } from '#app/admin/admin-meta.ts'
import { answerForm, answerVersionedForm } from '#app/admin/answer-form.ts'
import { currentAdmin } from '#app/admin/require-admin.ts'
import { readBase } from '#app/admin/revisions/read-base.ts'
import { readEditing } from '#app/admin/revisions/read-editing.ts'
import { useLeaveConfirmation } from '#app/admin/use-leave-confirmation.ts'
import { services } from '#app/context.ts'
import { readFields } from '#app/forms.ts'
import { badRequest } from '#app/responses.ts'
import { saveSettings } from '#core/settings/save-settings.ts'
import { findSettings } from '#core/settings/setting-rows.ts'
import { deleteSiteNumbers, updateSiteNumbers } from '#core/settings/site-number-rows.ts'
import { editBlockList } from '#core/spam/edit-block-list.ts'
import type { LogEntry } from '#domain/identity/log-entry.ts'
import { blockListDraft, settingsDraft, siteNumbersDeletion, siteNumbersDraft } from '#domain/settings/settings-draft.ts'
import type { Route } from './+types/manage-settings.ts'
import { BlockListPart } from './block-list-part.tsx'
import { checkSpecial, readSettings, toTypedSettings } from './read-settings.ts'
import { SettingsForm } from './settings-form.tsx'
import { SiteNumbersPart } from './site-numbers-part.tsx'

export async function loader(args: Route.LoaderArgs) {
  const viewer = args.context.get(currentAdmin)
  const settings = await readSettings(args.context.get(services))
  return { ...settings, editing: await readEditing(args.context, viewer, { kind: 'settings', id: 'site' }, settings.values) }
}

/** Saves the form whose name is in the field `form`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context } = args
  const { db, siteName, clock } = context.get(services)
  const typed = await readFields(args.request)
  if (typed.form === 'settings') {
    return answerVersionedForm(context, {
      form: 'settings',
      typed,
      schema: settingsDraft,
      async save(draft) {
        const errors = await checkSpecial(db, draft.specialRecipeId)
        if (errors) return { ok: false, reason: 'refused', errors }
        return saveSettings(db, draft, siteName, { now: clock(), editing: readBase(typed, by) })
      },
      readStored: async () => toTypedSettings(await findSettings(db), siteName),
      done: 'Settings saved',
    })
  }
  if (typed.form === 'numbers') {
    return answerForm(context, {
      by,
      log: ({ host }) => toEntry(`changed the phone numbers for ${host}`),
      form: 'numbers',
      typed,
      schema: siteNumbersDraft,
      async save({ host, ...numbers }) {
        await updateSiteNumbers(db, host, numbers)
        return undefined
      },
      done: 'Numbers saved',
    })
  }
  if (typed.form === 'delete-numbers') {
    return answerForm(context, {
      by,
      log: ({ host }) => toEntry(`deleted the phone numbers for ${host}`),
      form: 'delete-numbers',
      typed,
      schema: siteNumbersDeletion,
      async save({ host }) {
        await deleteSiteNumbers(db, host)
        return undefined
      },
      done: 'Numbers deleted',
    })
  }
  if (typed.form === 'block-list') {
    return answerForm(context, {
      by,
      log: toEntry('changed the block list'),
      form: 'block-list',
      typed,
      schema: blockListDraft,
      async save({ blockList, before }) {
        await editBlockList(db, before, blockList)
        return undefined
      },
      done: 'Block list saved',
    })
  }
  throw badRequest()
}

function toEntry(what: string): LogEntry {
  return { kind: 'site', what, link: '/admin/settings' }
}

export { keepUnsaved as clientAction } from '#app/admin/keep-unsaved.ts'

export function meta(args: Route.MetaArgs) {
  return adminMeta(args, 'Settings')
}

/** The owner's settings, the phone numbers by host, and the block list. */
export default function Settings({
  loaderData: { values, editing, special, offered, timeZones, languages, numbers, blocked, telling },
}: Route.ComponentProps) {
  useLeaveConfirmation()
  return (
    <>
      <div className="admin-work__head">
        <h1>Settings</h1>
      </div>
      <SettingsForm {...{ values, editing, special, offered, timeZones, languages, telling }} />
      <SiteNumbersPart numbers={numbers} />
      <BlockListPart lines={blocked} />
    </>
  )
}
