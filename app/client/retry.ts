import { showToast } from '#app/ui/toast.ts'
import { setWaitingForVisitor } from '#app/ui/waiting.ts'

const waiting = new Set<() => void>()
let takeToastAway = () => {}

/** Shows a notice and waits until the visitor asks to retry. Rejects when `signal` is aborted. */
export function waitForRetry(signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(goOn)
      if (waiting.size === 0) withdrawOffer()
      reject(signal.reason)
    }
    const goOn = () => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
    if (signal.aborted) return giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    waiting.add(goOn)
    offerRetry()
  })
}

function offerRetry() {
  withdrawOffer()
  setWaitingForVisitor(true)
  takeToastAway = showToast('error', 'You seem to be offline. The page couldn’t load.', {
    label: 'Retry',
    run: retry,
    isOnlyWay: true,
  })
}

function withdrawOffer() {
  takeToastAway()
  setWaitingForVisitor(false)
}

function retry() {
  const all = [...waiting]
  waiting.clear()
  withdrawOffer()
  for (const goOn of all) goOn()
}
