import type { KeptState } from './autosaver.ts'
import type { KeptNews } from './kept-news.ts'

const reasons = { offline: 'Offline', 'signed-out': 'Signed out', other: 'Not saved' }
const toTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Where what is typed is stored, beside the save buttons. */
export function SaveState({ news }: { news: KeptNews }) {
  const { state } = news.useValue()
  const isLost = state.is === 'nowhere'
  return (
    <span
      className="save-state"
      data-failed={isLost || state.is === 'on-device' || state.is === 'on-device-late' || undefined}
      role={isLost ? 'alert' : 'status'}
    >
      {describe(state)}
    </span>
  )
}

function describe(state: KeptState) {
  if (state.is === 'saving') return 'Saving…'
  if (state.is === 'kept') return `Saved ${toTime.format(new Date(state.at))}`
  if (state.is === 'on-device') return `${reasons[state.because]}, saved on this device`
  if (state.is === 'on-device-late') return `${reasons[state.because]}, saved on this device unless the browser crashes`
  if (state.is === 'nowhere')
    return `${reasons[state.because]}, and this browser’s storage isn’t available: copy your text before you leave`
  return ''
}
