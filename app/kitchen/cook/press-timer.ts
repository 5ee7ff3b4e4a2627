import { showToast } from '#app/ui/toast.ts'
import type { TimerDraft } from '#domain/recipes/timer.ts'
import { reloadAt } from './reload-at.ts'
import { loadTimerTools } from './timer-tools.tsx'
import { unlockSound } from './unlock-sound.ts'

/** Starts, pauses, resumes or silences the timer of a time, depending on its state. */
export function pressTimer(draft: TimerDraft) {
  unlockSound()
  loadTimerTools().then(
    (tools) => tools.pressTimer(draft),
    () => offerRetry(draft),
  )
}

/** Retrying reloads the page at the step with the button. */
function offerRetry(draft: TimerDraft) {
  const run = () => void reloadAt(`#step-${draft.step}`).catch(() => offerRetry(draft))
  showToast('error', 'The timer couldn’t load. You seem to be offline.', { label: 'Reload the page', run })
}
