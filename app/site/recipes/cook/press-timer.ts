import { showToast } from '#app/ui/toast.ts'
import type { TimerDraft } from '#domain/recipes/timer.ts'
import { loadAnew } from './load-anew.ts'
import { loadTimerTools } from './timer-tools.tsx'
import { unlockSound } from './unlock-sound.ts'

/** Does what a press on a time means: starts, pauses, resumes or silences its timer. */
export function pressTimer(draft: TimerDraft) {
  unlockSound()
  loadTimerTools().then(
    (tools) => tools.pressTimer(draft),
    () => offerRetry(draft),
  )
}

/** Another try opens the page at the step, where the button is. */
function offerRetry(draft: TimerDraft) {
  const run = () => void loadAnew(`#step-${draft.step}`).catch(() => offerRetry(draft))
  showToast('error', 'The timer could not be loaded. You seem to be offline.', { label: 'Load the page again', run })
}
