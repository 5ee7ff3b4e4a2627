const storageKey = 'joinPopup'

/** How long the popup stays away after it is closed, in milliseconds: seven days. */
const snoozeTime = 7 * 24 * 60 * 60 * 1000

/** Whether the popup may be shown now. Never if storage is unavailable. */
export function mayShowPopup(now: number) {
  try {
    const { joined, closedAt } = { joined: false, closedAt: 0, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') }
    return joined !== true && !(Number(closedAt) > now - snoozeTime)
  } catch (error) {
    return error instanceof SyntaxError
  }
}

/** Remembers that the visitor closed the popup, unless they have joined. */
export function rememberClosed(now: number) {
  if (mayShowPopup(now)) remember({ closedAt: now })
}

/** Remembers that the visitor joined, so that the popup never appears again. */
export function rememberJoined() {
  remember({ joined: true })
}

function remember(memory: { closedAt: number } | { joined: true }) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(memory))
  } catch {
    // Storage is unavailable; the popup is not shown again on this page anyway.
  }
}
