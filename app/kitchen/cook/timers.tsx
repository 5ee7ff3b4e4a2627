import { toSpokenTime } from '#domain/recipes/clock-text.ts'
import { isOver, pauseTimer, resumeTimer, startTimer, type Timer, type TimerDraft } from '#domain/recipes/timer.ts'
import { watchTimers } from './alarm.ts'
import { Announcements, announce } from './announcements.tsx'
import { StartLabel } from './start-label.tsx'
import { TimerClock, useTimerState } from './timer-clock.tsx'
import { changeTimer, findTimer, putTimer, removeTimer, useTimers } from './timer-store.ts'
import { TimerTray } from './timer-tray.tsx'
import { useWakeLock } from './use-wake-lock.ts'

watchTimers()

export function PageTimers() {
  return (
    <>
      <Announcements />
      {useTimers().map((timer) => (
        <ScreenLock key={timer.id} timer={timer} />
      ))}
      <TimerTray />
    </>
  )
}

/** Keeps the screen on while a timer runs: a sleeping phone would not ring. */
function ScreenLock({ timer }: { timer: Timer }) {
  return useTimerState(timer) === 'running' ? <HeldScreen /> : null
}

function HeldScreen() {
  useWakeLock()
  return null
}

/** The content of a time's button: how to start its timer, or the timer's state. */
export function TimerLabel({ draft }: { draft: TimerDraft }) {
  const timer = useTimers().find(({ id }) => id === draft.id)
  const state = useTimerState(timer)
  if (!timer || !state) return <StartLabel draft={draft} />
  return (
    <span data-state={state}>
      {state === 'over' ? (
        <span aria-hidden="true">Time’s up</span>
      ) : (
        <>
          <TimerClock timer={timer} />
          <span aria-hidden="true">{state === 'paused' ? ' paused' : ' left'}</span>
        </>
      )}
      <span className="visually-hidden">{`${presses[state]} the timer: ${timer.name}`}</span>
    </span>
  )
}

const presses = { running: 'Pause', paused: 'Resume', over: 'Stop' }

/** Starts the timer of a time. An existing one is paused, resumed or, if finished, removed. */
export function pressTimer(draft: TimerDraft) {
  const timer = findTimer(draft.id)
  const now = Date.now()
  if (!timer) return start(draft)
  if (isOver(timer, now)) return removeTimer(timer.id)
  changeTimer(timer.id, timer.left === null ? pauseTimer : resumeTimer)
}

function start(draft: TimerDraft) {
  putTimer(startTimer(draft, Date.now()))
  announce('polite', `Timer started: ${draft.name}, ${toSpokenTime(draft.seconds)}.`)
}
