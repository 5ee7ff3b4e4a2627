import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { VersionOf } from '#core/revisions/revision-rows.ts'
import { type Message, openAutosaver, type Reply } from './autosaver.ts'
import { openDeviceCopies } from './device-copies.ts'
import { hasTyped } from './form-fields.ts'
import { alone, openKeptNews } from './kept-news.ts'
import { newCopyId } from './new-copy-id.ts'
import { holdCopies, onTabNews, tellTabs } from './open-copies.ts'
import { postWorkingCopy } from './post-working-copy.ts'
import { readTyped } from './read-typed.ts'
import { untilIdle, watchForm } from './watch-form.ts'

/** A working copy on the server, as it was at a time (ISO 8601). */
export type KeptCopy = { id: string; savedAt: string }

/**
 * A record's form at its start. `continued` are the working copies on the server, and `onDevice` the ids of those in this browser, whose
 * text it continues; they are deleted once its own is stored. `isUnsent`: the server does not have that text yet.
 */
export type FormStart = {
  kind: VersionOf['kind']
  /** '' for a new record. */
  id: string
  /** The signed-in admin's id. */
  account: string
  base: number
  copyId: string
  /** The last message about that copy, if the form continues one of this page. */
  sequence?: number
  continued: KeptCopy[]
  onDevice: string[]
  isUnsent?: boolean
  /** The fields that the copies had. */
  names?: string[]
}

/** Saves what is typed in a form in this browser, and on the server once it can be reached. Without `start` nothing is saved. */
export function useAutosave(formRef: RefObject<HTMLFormElement | null>, start: FormStart | undefined, lists: string[]) {
  const [news] = useState(openKeptNews)
  const saver = useRef<ReturnType<typeof openAutosaver>>(undefined)
  const isPaused = useRef(false)
  const isAbandoned = useRef(false)
  /** Another tab has discarded the text, or continues with it. */
  const isEnded = useRef(false)
  const renew = useRef<() => void>(undefined)
  const { revalidate } = useRevalidator()

  // Before the form is removed from the page, what was typed last is read once more: without its editors, their contents can no longer be
  // read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the form exists
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form || !start) return
    const device = openDeviceCopies(start)
    let isGone = false
    const holds = [holdCopies([start.copyId, ...start.continued.map(({ id }) => id), ...start.onDevice])]
    const release = () => {
      for (const end of holds) end()
    }
    // Nobody has what was typed before the page's script started.
    const isUnsent = start.isUnsent || hasTyped(form)
    let last: ReturnType<typeof readTyped> | undefined
    const received: string[] = []
    const forget = (...ids: string[]) => (isGone ? void received.push(...ids) : void device.forget(...ids))
    const own = openAutosaver(
      {
        read: () => last ?? readTyped(form, lists),
        // A long text has just been read and stored in this browser: key presses come first.
        send: (message) => (isGone ? Promise.resolve() : untilIdle()).then(() => sendCopy(start, message)),
        keepOnDevice: (copy) => device.keep({ ...copy, savedAt: new Date().toISOString() }, start.onDevice),
        forgetOnDevice: forget,
        tell: (told, reply) => {
          if (reply) forget(...start.onDevice)
          if (isGone) return
          const { newer, others = [], isGone: isDeleted } = reply ?? {}
          news.tell({ state: told, ...(reply && { elsewhere: { newer, others, isGone: isDeleted } }) })
        },
        newId: () => {
          const id = newCopyId()
          holds.push(holdCopies([id]))
          return id
        },
      },
      { id: start.copyId, base: start.base, sequence: start.sequence ?? 0, isUnsent, names: start.names ?? [] },
    )
    saver.current = own
    if (isUnsent) void own.check()
    const isStopped = () => isAbandoned.current || isEnded.current
    const leave = watchForm(form, {
      noteTyped() {
        if (isAbandoned.current) return
        if (isEnded.current) renew.current?.()
        own.noteTyped()
      },
      hasChanged: own.hasChanged,
      // Also while a save or an earlier text is in progress.
      keepHere: () => void (isStopped() || own.keepHere()),
      check: () => (isPaused.current || isStopped() ? undefined : own.check()),
    })
    renew.current = () => {
      isEnded.current = false
      own.renew()
      news.tell({ ended: undefined })
      void own.check()
    }
    const ignore = onTabNews(async (said) => {
      const [ids, ended] = 'wanted' in said ? [said.wanted, 'taken' as const] : [said.discarded, 'discarded' as const]
      const mine = [own.readId(), ...start.continued.map(({ id }) => id), ...start.onDevice]
      if (isStopped() || !ids.some((id) => mine.includes(id))) return
      isEnded.current = true
      if (ended === 'taken') await own.handOver()
      release()
      news.tell({ state: { is: 'unchanged' }, ended })
    })
    return () => {
      leave()
      ignore()
      renew.current = undefined
      isGone = true
      saver.current = undefined
      if (isStopped()) return release()
      last = readTyped(form, lists)
      own.keepNow()
      if (isPaused.current) return release()
      void own.check().then(async () => {
        release()
        // The list of records says that a new one was started. A form that is opened meanwhile may have been read before the server had the
        // last text.
        if (start.id === '' || received.length > 0) await revalidate()
        await device.forget(...received)
      })
    }
  }, [])

  return {
    news,
    /** Whether leaving loses nothing, because everything is stored. */
    keepNow: () => (isEnded.current ? false : (saver.current?.keepNow() ?? false)),
    isEnded: () => isEnded.current,
    /** The current working copy, which a save ends. */
    readCopyId: () => saver.current?.readId() ?? start?.copyId ?? '',
    /** Stops saving this form, which is restarted; returns its working copy to continue, unless another tab has ended it. */
    abandon(): Pick<FormStart, 'copyId' | 'sequence'> | undefined {
      isAbandoned.current = true
      const own = saver.current?.stop()
      return isEnded.current ? undefined : own
    },
    /** Continues with a text that another tab has discarded or taken, as a copy of its own. */
    renew: () => renew.current?.(),
    /** Sends nothing while the form is being saved. */
    pause() {
      isPaused.current = true
    },
    resume(saved?: { base: number; fields: Record<string, string> }) {
      isPaused.current = false
      if (!saved) return
      saver.current?.begin(saved)
      news.tell({ elsewhere: alone })
    },
  }
}

async function sendCopy({ kind, id, continued }: FormStart, message: Message): Promise<Reply> {
  try {
    const response = await postWorkingCopy({ ...message, record: { kind, id }, continued }, AbortSignal.timeout(15_000))
    if (response.status === 401) return { outcome: 'signed-out' }
    if (!response.ok) return { outcome: [502, 503, 504].includes(response.status) ? 'offline' : 'other' }
    return await response.json()
  } catch {
    return { outcome: 'offline' }
  }
}

/**
 * Discards working copies, on the server and then here, once `end` has ended their form. Rejects if the server could not be reached: then
 * they stay.
 */
export async function discardCopies(place: Pick<FormStart, 'kind' | 'id' | 'account'>, copyIds: string[], end = () => {}) {
  for (const discard of new Set(copyIds)) {
    const response = await postWorkingCopy({ discard })
    if (!response.ok) throw new Error(`Discarding failed with status ${response.status}`)
  }
  end()
  await openDeviceCopies(place).forget(...copyIds)
  tellTabs({ discarded: copyIds })
}
