import { type CopyPlace, type DeviceCopy, openDeviceCopies } from './device-copies.ts'
import { fillForm, hasSecret, readInitialFields, readOpenFields } from './form-fields.ts'
import { newCopyId } from './new-copy-id.ts'
import { holdCopies, listOpenElsewhere } from './open-copies.ts'
import { hasSameFields } from './typed-fields.ts'

type Typed = Record<string, string>

/**
 * Stores what is typed in a small form only in this browser, except passwords, codes and files. `isRefused`: the form starts with unsaved
 * input.
 */
export function openFormKeeper(form: HTMLFormElement, place: CopyPlace, isRefused: boolean) {
  const device = openDeviceCopies(place)
  let id = newCopyId()
  /** Marks the present copy as no longer open. A form in which nobody types has none. */
  let release: (() => void) | undefined
  let stored: Typed = isRefused ? {} : readInitialFields(form)
  let sent: Typed = {}
  /** What this browser last stored. */
  let kept: Typed | undefined
  let isKept = true
  let isEnded = false

  async function keepHere() {
    const fields = readOpenFields(form)
    if (hasSameFields(fields, kept ?? stored)) return
    kept = hasSameFields(fields, stored) ? undefined : fields
    if (!kept) return device.forget(id)
    release ??= holdCopies([id])
    isKept = (await device.keep({ id, base: 0, savedAt: new Date().toISOString(), fields })) !== 'refused'
  }

  /** Starts another copy. Its text is stored before the earlier copy is forgotten. */
  async function begin(fields: Typed) {
    const earlier = { id, release }
    id = newCopyId()
    release = undefined
    stored = fields
    kept = undefined
    await keepHere()
    await device.forget(earlier.id)
    earlier.release?.()
  }

  return {
    keepHere,
    /**
     * Puts the newest unsaved text from before into the form; returns its time (ISO 8601). What someone types meanwhile stays, and so does
     * that text.
     */
    async restore() {
      const copies = await device.list()
      const open = copies.length > 0 ? await listOpenElsewhere() : new Set()
      if (isEnded) return undefined
      const present = readOpenFields(form)
      const closed = copies.filter((copy) => !open.has(copy.id))
      const isShown = ({ fields }: DeviceCopy) => hasSameFields({ ...present, ...fields }, present)
      const shown = closed.filter(isShown)
      const newest = closed.find((copy) => !isShown(copy))
      if (!hasSameFields(present, stored) || !newest) {
        // The form has the text of these.
        await keepHere()
        await device.forget(...shown.map((copy) => copy.id))
        return undefined
      }
      id = newest.id
      release = holdCopies([id])
      fillForm(form, { ...present, ...newest.fields })
      kept = readOpenFields(form)
      return newest.savedAt
    },
    noteSending() {
      sent = readOpenFields(form)
    },
    /** What was sent is saved; what was typed since is kept. */
    noteSaved: () => begin(sent),
    /** The form shows what is stored. */
    async noteSettled() {
      stored = readOpenFields(form)
      kept = undefined
      await device.forget(id)
    },
    /** Clears what was typed from the form. */
    async discard() {
      fillForm(form, stored)
      await begin(readOpenFields(form))
    },
    /** Stores the current text; returns whether leaving then loses nothing. */
    keepNow() {
      void keepHere()
      return isKept && !hasSecret(form)
    },
    /** Call it before the form is gone. */
    async end() {
      isEnded = true
      await keepHere()
      release?.()
    },
  }
}
