type Typed = Record<string, string>

/** What one message to the server holds: all fields, or those that changed since the state `after`. */
export type Message = { id: string; base: number; sequence: number; after: number; fields: Typed }

/** What the server makes of it. `other` is another failure than a lost connection: an ended session, a full disk. */
export type Reply =
  | { outcome: 'kept'; savedAt: string; newer?: { author: string; createdAt: string } | undefined; others: string[] }
  | { outcome: 'again' | 'saved' | 'offline' | 'signed-out' | 'other' }

/** What is told of a form: where its present text is kept. */
export type KeptState =
  | { is: 'unchanged' | 'saving' }
  | { is: 'kept'; at: string }
  | { is: 'on-device' | 'nowhere'; because: 'offline' | 'signed-out' | 'other' }

type Parts = {
  read: () => Typed
  send: (message: Message) => Promise<Reply>
  /** Keeps the fields in this browser until the server has them; returns whether it could. */
  keepOnDevice: (copy: { id: string; base: number; fields: Typed }) => boolean
  forgetOnDevice: (id: string) => void
  tell: (state: KeptState, reply?: Extract<Reply, { outcome: 'kept' }>) => void
  newId: () => string
}

/**
 * Keeps what is typed in one form: first in this browser, then on the server, which has the last word. One message at a time, each with what changed
 * since the last one that arrived. `id` and `base` are those of the working copy and of the revision that the form began with;
 * `isUnsent` says that the server does not have the form's first text yet.
 */
export function openAutosaver(parts: Parts, start: { id: string; base: number; isUnsent: boolean }) {
  const { read, send, keepOnDevice, forgetOnDevice, tell, newId } = parts
  let { id, base } = start
  let known = start.isUnsent ? {} : read()
  let savedAt: string | undefined
  let [sequence, after] = [0, 0]
  let sending: Promise<void> | undefined
  let isKept = true

  /** Keeps the present text; returns when the server has answered. */
  async function check() {
    if (sending) await sending
    const fields = read()
    if (listChanges(known, fields).length === 0) return
    sending ??= sendAll(fields).finally(() => {
      sending = undefined
    })
    await sending
  }

  async function sendAll(fields: Typed): Promise<void> {
    const changes = listChanges(known, fields)
    const isOnDevice = keepOnDevice({ id, base, fields })
    isKept = isOnDevice
    const message = { id, base, sequence: ++sequence, after, fields: after > 0 ? pick(fields, changes) : fields }
    tell({ is: 'saving' })
    const reply = await send(message)
    if (message.id !== id) return
    if (reply.outcome === 'again' && after > 0) {
      after = 0
      return sendAll(read())
    }
    if (reply.outcome === 'saved') return begin({ base, fields: known })
    if (reply.outcome !== 'kept') {
      const because = reply.outcome === 'again' ? 'other' : reply.outcome
      return tell({ is: isOnDevice ? 'on-device' : 'nowhere', because })
    }
    savedAt = reply.savedAt
    known = fields
    after = message.sequence
    isKept = true
    forgetOnDevice(id)
    tell({ is: 'kept', at: savedAt }, reply)
  }

  /** Begins a new working copy after a save, of which `fields` is what was saved. */
  function begin(saved: { base: number; fields: Typed }) {
    forgetOnDevice(id)
    id = newId()
    base = saved.base
    known = saved.fields
    sequence = 0
    after = 0
    savedAt = undefined
    isKept = true
    tell({ is: 'unchanged' })
  }

  return {
    check,
    begin,
    /** Keeps the present text in this browser at once, for a page that goes; returns whether it is kept here or on the server. */
    keepNow() {
      const fields = read()
      if (listChanges(known, fields).length > 0) isKept = keepOnDevice({ id, base, fields })
      return isKept
    },
    /** The present working copy; `savedAt` is undefined until the server has it. */
    readCopy: () => ({ id, savedAt }),
  }
}

/** The names of fields whose values differ; a field that is gone is empty. */
function listChanges(before: Typed, present: Typed) {
  const names = new Set([...Object.keys(before), ...Object.keys(present)])
  return [...names].filter((name) => (before[name] ?? '') !== (present[name] ?? ''))
}

function pick(fields: Typed, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
}
