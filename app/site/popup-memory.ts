const storageKey = 'joinPopup'

/** How long the popup stays away from someone who closed it, in milliseconds: seven days. */
const restTime = 7 * 24 * 60 * 60 * 1000

/** Whether the popup may be shown to this visitor now. Where nothing can be remembered it is not shown at all. */
export function mayShowPopup(now: number) {
  try {
    const { joined, closedAt } = { joined: false, closedAt: 0, ...JSON.parse(localStorage.getItem(storageKey) ?? '{}') }
    return joined !== true && !(Number(closedAt) > now - restTime)
  } catch (error) {
    return error instanceof SyntaxError
  }
}

/** Remembers that the visitor closed the popup. Someone who joined stays remembered as that. */
export function rememberClosed(now: number) {
  if (mayShowPopup(now)) remember({ closedAt: now })
}

/** Remembers that the visitor joined, so that the popup never shows again. */
export function rememberJoined() {
  remember({ joined: true })
}

function remember(memory: { closedAt: number } | { joined: true }) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(memory))
  } catch {
    // It was shown once and will not be again on this page.
  }
}
