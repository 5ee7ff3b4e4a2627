import { data, redirect } from 'react-router'
import { noteInLog } from '#app/admin/note-in-log.ts'
import { services } from '#app/context.ts'
import type { ChangeAnswer } from '#app/form-answers.ts'
import { readFields } from '#app/forms.ts'
import { catchOutage, nameFullDisk } from '#app/outage.ts'
import { badRequest } from '#app/responses.ts'
import { updatePopup } from '#core/settings/setting-rows.ts'
import type { Route } from './+types/switch-popup.ts'
import { toNextPath } from './next-path.ts'
import { currentAdmin } from './require-admin.ts'

/** Nothing to GET. */
export function loader() {
  return redirect('/admin')
}

/** Switches the join popup. The plain form also submits the page to return to, in `back`. */
export async function action(args: Route.ActionArgs) {
  const by = args.context.get(currentAdmin)
  const { context, request } = args
  const { enabled, back } = await readFields(request)
  if (enabled !== 'true' && enabled !== 'false') throw badRequest()
  const work = async () => {
    await updatePopup(context.get(services).db, enabled === 'true')
    await noteInLog(context, { by, log: { kind: 'site', what: `turned the popup ${enabled === 'true' ? 'on' : 'off'}` } })
    if (back !== undefined) return redirect(toNextPath(back))
    return data<ChangeAnswer>({ sent: true, message: enabled === 'true' ? 'Popup turned on' : 'Popup turned off' })
  }
  return catchOutage(context, work, (error) => {
    if (back !== undefined) throw data('unavailable', { status: 503 })
    return data<ChangeAnswer>({ sent: false, message: nameFullDisk(error, 'Error updating popup setting') }, { status: 503 })
  })
}

export { keepUnsaved as clientAction } from './keep-unsaved.ts'

/** Never rendered. Makes this a page route, so that a plain form that is refused gets an error page inside the frame. */
export default function Popup() {
  return null
}
