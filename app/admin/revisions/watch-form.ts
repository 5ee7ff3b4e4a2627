import { isTypedName } from './read-typed.ts'

/** When what is typed is saved: after a pause, or after the longest wait without one, in milliseconds. */
const onServer = { pause: 1000, longestWait: 1500 }
const inBrowser = { pause: 400, longestWait: 800 }
const tick = 200
const retryMilliseconds = 5000

const typing = ['input', 'change', 'paste', 'drop'] as const
const activities = [...typing, 'click', 'keyup'] as const

/** `hasChanged` tells whether the form's text differs from the saved one. */
type Watcher = { noteTyped?: () => void; hasChanged?: () => boolean; keepHere: () => void; check?: () => Promise<void> | undefined }

/** Calls `noteTyped` when someone types in a form, and the others after pauses; `keepHere` also when the page is hidden. */
export function watchForm(
  form: HTMLFormElement,
  { noteTyped = () => {}, hasChanged = () => true, keepHere, check = () => undefined }: Watcher,
) {
  let lastAt = 0
  let checkedAt = 0
  const firstAt = { onServer: 0, inBrowser: 0 }
  const note = () => {
    lastAt = Date.now()
    firstAt.onServer ||= lastAt
    firstAt.inBrowser ||= lastAt
  }
  const isDue = (since: number, { pause, longestWait }: typeof onServer) => {
    const now = Date.now()
    return since > 0 && (now - lastAt >= pause || now - since >= longestWait)
  }
  const look = () => {
    if (isDue(firstAt.inBrowser, inBrowser)) {
      firstAt.inBrowser = 0
      void untilIdle().then(keepHere)
    }
    // Failures change what happens to a form without any input.
    if (!isDue(firstAt.onServer, onServer) && Date.now() - checkedAt < retryMilliseconds) return
    firstAt.onServer = 0
    checkedAt = Date.now()
    void untilIdle().then(check)
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') keepHere()
  }
  // Uploads and buttons change fields that nobody types in.
  const changes = new MutationObserver((records) => {
    if (!records.some(touchesField)) return
    note()
    // React sets names and values again when it starts, without any typing.
    if (hasChanged()) noteTyped()
  })
  changes.observe(form, { subtree: true, childList: true, attributeFilter: ['name', 'value'] })
  for (const type of activities) form.addEventListener(type, note)
  for (const type of typing) form.addEventListener(type, noteTyped)
  const timer = setInterval(look, tick)
  const online = () => void check()
  addEventListener('online', online)
  addEventListener('pagehide', keepHere)
  document.addEventListener('visibilitychange', hide)
  return () => {
    changes.disconnect()
    for (const type of activities) form.removeEventListener(type, note)
    for (const type of typing) form.removeEventListener(type, noteTyped)
    clearInterval(timer)
    removeEventListener('online', online)
    removeEventListener('pagehide', keepHere)
    document.removeEventListener('visibilitychange', hide)
  }
}

function touchesField({ type, target, addedNodes, removedNodes }: MutationRecord) {
  const changed = type === 'attributes' ? [target] : [...addedNodes, ...removedNodes]
  const elements = changed.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('input, textarea, select')] : []))
  return elements.some((element) => isTypedName(element.getAttribute('name') ?? ''))
}

/** So that key presses come first. */
export function untilIdle() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 200 })
    else resolve(undefined)
  })
}
