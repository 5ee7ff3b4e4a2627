import type { DeviceCopy, Keeping } from './device-copies.ts'
import { hasSameFields, listChangedFields } from './typed-fields.ts'

type Typed = Record<string, string>

/** The content of one message to the server: all fields, or those that changed since the state `after`. */
export type Message = { id: string; base: number; sequence: number; after: number; fields: Typed }

/** The server's response. `other` is any failure but a lost connection: an ended session, a full disk. */
export type Reply =
  | { outcome: 'kept'; savedAt: string; newer?: { author: string; createdAt: string } | undefined; others: string[]; isGone?: boolean }
  | { outcome: 'again' | 'saved' | 'offline' | 'signed-out' | 'other' }

type Because = 'offline' | 'signed-out' | 'other'

/** Where a form's current text is stored. `on-device-late` is lost if the browser is killed within seconds. */
export type KeptState =
  | { is: 'unchanged' | 'saving' }
  | { is: 'kept'; at: string }
  | { is: 'on-device' | 'on-device-late' | 'nowhere'; because: Because }

type Parts = {
  /** The fields as typed; a missing one counts as empty. */
  read: () => Typed
  send: (message: Message) => Promise<Reply>
  /** Stores the fields in this browser until the server has them. Calls take effect in order. */
  keepOnDevice: (copy: Omit<DeviceCopy, 'savedAt'>) => Promise<Keeping>
  forgetOnDevice: (id: string) => void
  tell: (state: KeptState, reply?: Extract<Reply, { outcome: 'kept' }>) => void
  newId: () => string
}

const states = { kept: 'on-device', late: 'on-device-late', refused: 'nowhere' } as const

/**
 * Saves what is typed in one form: first in this browser, then on the server, which is authoritative. One message at a time, each with what
 * changed since the last one that arrived; this browser does not wait for the responses. `id` and `base` identify the working copy and the
 * revision that the form started with, and `sequence` the last message of the same copy; `isUnsent` means that the server does not have the
 * form's first text yet, and `names` are that text's other fields, which may be empty now.
 */
export function openAutosaver(parts: Parts, start: { id: string; base: number; sequence?: number; isUnsent: boolean; names?: string[] }) {
  const { send, keepOnDevice, forgetOnDevice, tell, newId } = parts
  let { id, base } = start
  const names = new Set(start.names)
  let known = start.isUnsent ? {} : read()
  let savedAt: string | undefined
  let [sequence, after] = [start.sequence ?? 0, 0]
  let isStopped = false
  let sending: Promise<void> | undefined
  /** What this browser last stored of this copy. */
  let onDevice: { fields: Typed; keeping: Promise<Keeping> } | undefined
  let lastKeeping: Keeping = 'kept'

  /** All fields that the form ever had: an emptied one must not come back. */
  function read() {
    const fields = parts.read()
    for (const name of Object.keys(fields)) names.add(name)
    return { ...Object.fromEntries([...names].map((name) => [name, ''])), ...fields }
  }

  /** Stores the current text in this browser, if it doesn't have it yet. */
  function keepHere(fields = read()): Promise<Keeping> {
    if (onDevice && hasSameFields(onDevice.fields, fields)) return onDevice.keeping
    if (!onDevice && hasSameFields(known, fields)) return Promise.resolve('kept')
    const keeping = keepOnDevice({ id, base, fields }).then((kept) => {
      lastKeeping = kept
      return kept
    })
    onDevice = { fields, keeping }
    return keeping
  }

  function forgetHere() {
    onDevice = undefined
    forgetOnDevice(id)
  }

  /** Saves the current text; returns when the server has responded. */
  async function check() {
    if (sending) await sending
    if (isStopped) return
    const fields = read()
    if (hasSameFields(known, fields)) return settle()
    sending ??= sendAll(fields).finally(() => {
      sending = undefined
    })
    await sending
  }

  /** The text is back to what the server has. */
  function settle() {
    if (onDevice) forgetHere()
    tell(savedAt === undefined ? { is: 'unchanged' } : { is: 'kept', at: savedAt })
  }

  async function sendAll(fields: Typed): Promise<void> {
    const keeping = keepHere(fields)
    const changes = listChangedFields(known, fields)
    const message = { id, base, sequence: ++sequence, after, fields: after > 0 ? pick(fields, changes) : fields }
    tell({ is: 'saving' })
    const reply = await send(message)
    if (isStopped || message.id !== id) return
    if (reply.outcome === 'again' && after > 0) {
      after = 0
      return sendAll(read())
    }
    if (reply.outcome === 'saved') return begin({ base, fields: known })
    if (reply.outcome !== 'kept') {
      const because = reply.outcome === 'again' ? 'other' : reply.outcome
      const kept = await keeping
      return message.id === id && !isStopped ? tell({ is: states[kept], because }) : undefined
    }
    savedAt = reply.savedAt
    known = fields
    after = message.sequence
    if (onDevice && hasSameFields(onDevice.fields, fields)) forgetHere()
    tell(hasSameFields(known, read()) ? { is: 'kept', at: savedAt } : { is: 'saving' }, reply)
  }

  /** Starts a new working copy after a save of `fields`. */
  function begin(saved: { base: number; fields: Typed }) {
    const ended = id
    id = newId()
    base = saved.base
    known = saved.fields
    sequence = 0
    after = 0
    savedAt = undefined
    onDevice = undefined
    // What was typed meanwhile is stored here before the copy that had it last is forgotten.
    const fields = read()
    void keepHere(fields)
    forgetOnDevice(ended)
    tell({ is: hasSameFields(known, fields) ? 'unchanged' : 'saving' })
  }

  return {
    check,
    begin,
    keepHere,
    /** Whether the current text differs from the server's. Reads the whole form. */
    hasChanged: () => !hasSameFields(known, read()),
    /** Marks text as unsaved that was just typed. */
    noteTyped: () => tell({ is: 'saving' }),
    /** Stores the current text in this browser, for a page that is being left; returns whether it stores what it is given. */
    keepNow() {
      void keepHere()
      return lastKeeping !== 'refused'
    },
    /** Stores the whole current text in this browser, for another tab that continues with it. */
    async handOver() {
      onDevice = undefined
      await keepOnDevice({ id, base, fields: read() })
    },
    /** Continues as another copy, not stored anywhere yet: the present one was ended elsewhere. */
    renew() {
      id = newId()
      known = {}
      sequence = 0
      after = 0
      savedAt = undefined
      onDevice = undefined
    },
    readId: () => id,
    /**
     * Saves nothing more, whatever is in progress. Returns the working copy and the sequence of its last message, for another form to
     * continue with it.
     */
    stop() {
      isStopped = true
      return { copyId: id, sequence }
    },
  }
}

function pick(fields: Typed, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}
