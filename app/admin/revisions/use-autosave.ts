import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Message, openAutosaver, type Reply } from './autosaver.ts'
import { openDeviceCopies } from './device-copies.ts'
import { alone, openKeptNews } from './kept-news.ts'
import { readTyped } from './read-typed.ts'

/**
 * A form of a record at its beginning. `continued` is the working copy on the server, and `onDevice` the id of the one in this browser, whose text it goes
 * on with; `isUnsent` that the server does not have that text yet.
 */
export type FormStart = {
  kind: 'blog' | 'recipe'
  /** '' for a new record. */
  id: string
  base: number
  copyId: string
  continued?: { id: string; savedAt: string } | undefined
  onDevice?: string
  isUnsent?: boolean
}

/** Typing is kept after a pause of a second, and without one before this many milliseconds have passed. */
const pause = 1000
const longestWait = 1500
const tick = 250
const retryMilliseconds = 5000

const activities = ['input', 'change', 'click', 'keyup', 'paste', 'drop'] as const

/** Keeps what is typed in a form on the server, and in this browser while that can't be reached. Without `start` nothing is kept. */
export function useAutosave(formRef: RefObject<HTMLFormElement | null>, start: FormStart | undefined, lists: string[]) {
  const [news] = useState(openKeptNews)
  const saver = useRef<ReturnType<typeof openAutosaver>>(undefined)
  const isPaused = useRef(false)
  const isAbandoned = useRef(false)
  const { revalidate } = useRevalidator()

  // Before the form is taken out of the page, what was typed last is read once more: without its editors it tells no longer what they held.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the form is there
  useLayoutEffect(() => {
    const form = formRef.current
    if (!form || !start) return
    const device = openDeviceCopies(start)
    let isGone = false
    let last: ReturnType<typeof readTyped> | undefined
    const received: string[] = []
    const own = openAutosaver(
      {
        read: () => last ?? readTyped(form, lists),
        // A long text has just been read and kept in this browser: a key comes first.
        send: (message) => (isGone ? Promise.resolve() : untilIdle()).then(() => sendCopy(start, message)),
        keepOnDevice: (copy) => device.keep({ ...copy, savedAt: new Date().toISOString() }),
        forgetOnDevice: (id) => (isGone ? received.push(id) : device.forget(id)),
        tell: (told, reply) => {
          if (reply && start.onDevice) device.forget(start.onDevice)
          if (isGone) return
          news.tell({ state: told, ...(reply && { elsewhere: { newer: reply.newer, others: reply.others } }) })
        },
        newId: () => crypto.randomUUID(),
      },
      { id: start.copyId, base: start.base, isUnsent: start.isUnsent ?? false },
    )
    saver.current = own
    if (start.isUnsent) void own.check()
    const leave = watch(form, () => (isPaused.current || isAbandoned.current ? undefined : own.check()), own.keepNow)
    return () => {
      leave()
      isGone = true
      saver.current = undefined
      if (isAbandoned.current) return
      last = readTyped(form, lists)
      own.keepNow()
      if (isPaused.current) return
      void own.check().then(async () => {
        // The list of records says that a new one was begun. A form that is opened meanwhile may have been read before the server had the last text.
        if (start.id === '' || received.length > 0) await revalidate()
        received.forEach(device.forget)
      })
    }
  }, [])

  return {
    news,
    /** Whether leaving loses nothing, because everything is kept. */
    keepNow: () => saver.current?.keepNow() ?? false,
    /** The present working copy, which a save ends. */
    readCopyId: () => saver.current?.readCopy().id ?? start?.copyId ?? '',
    /** The working copy as the server has it, if it has one. */
    readKeptCopy() {
      const copy = saver.current?.readCopy()
      return copy?.savedAt ? { id: copy.id, savedAt: copy.savedAt } : undefined
    },
    /** Keeps nothing more of this form, which is begun anew; returns the working copies that held its text. */
    abandon() {
      isAbandoned.current = true
      return [saver.current?.readCopy().id, start?.continued?.id, start?.onDevice].filter((id) => id !== undefined)
    },
    /** Waits while the form is being saved. */
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

/** Calls `check` after pauses in what people do in a form, and `leave` when the page goes out of sight. */
function watch(form: HTMLFormElement, check: () => Promise<void> | undefined, leave: () => void) {
  let [firstAt, lastAt, checkedAt] = [0, 0, 0]
  const note = () => {
    lastAt = Date.now()
    firstAt ||= lastAt
  }
  const look = () => {
    const now = Date.now()
    const isDue = firstAt > 0 && (now - lastAt >= pause || now - firstAt >= longestWait)
    // Uploads and failures change a form or its fate without anybody doing anything in it.
    if (!isDue && now - checkedAt < retryMilliseconds) return
    firstAt = 0
    checkedAt = now
    void untilIdle().then(check)
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  for (const type of activities) form.addEventListener(type, note)
  const timer = setInterval(look, tick)
  const online = () => void check()
  addEventListener('online', online)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  return () => {
    for (const type of activities) form.removeEventListener(type, note)
    clearInterval(timer)
    removeEventListener('online', online)
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hide)
  }
}

/** So that a key comes first. */
function untilIdle() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 200 })
    else resolve(undefined)
  })
}

async function sendCopy({ kind, id, continued }: FormStart, message: Message): Promise<Reply> {
  try {
    const response = await fetch('/admin/working-copy', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, record: { kind, id }, continued }),
      signal: AbortSignal.timeout(15_000),
    })
    if (response.status === 401) return { outcome: 'signed-out' }
    if (!response.ok) return { outcome: [502, 503, 504].includes(response.status) ? 'offline' : 'other' }
    return await response.json()
  } catch {
    return { outcome: 'offline' }
  }
}

/** Throws working copies away, here and on the server. */
export async function discardCopies({ kind, id }: Pick<FormStart, 'kind' | 'id'>, copyIds: string[]) {
  const device = openDeviceCopies({ kind, id })
  for (const discard of new Set(copyIds)) {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/admin/working-copy', { method: 'POST', headers, body: JSON.stringify({ discard }) })
    if (!response.ok) throw new Error(`Discarding was answered with ${response.status}`)
    device.forget(discard)
  }
}
