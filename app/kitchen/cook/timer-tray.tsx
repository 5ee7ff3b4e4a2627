import { useReducer } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Timer } from '#domain/recipes/timer.ts'
import { askForNotifications, canAskForNotifications } from './notifications.ts'
import { useTimers } from './timer-store.ts'
import { TimerTicket } from './timer-ticket.tsx'

/**
 * The device's timers in a row at the bottom. `onOpenStep` opens a timer's step and returns whether it could do so without leaving the
 * page.
 */
export function TimerTray({ onOpenStep }: { onOpenStep?: (timer: Timer) => boolean }) {
  const timers = useTimers()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  if (timers.length === 0) return null
  const ask = () => void askForNotifications().then(renderAgain)
  return (
    <section className="timer-tray" aria-label="Timers">
      <ul className="timer-tray__row">
        {timers.map((timer) => (
          <TimerTicket key={timer.id} timer={timer} onOpenStep={onOpenStep} />
        ))}
        {canAskForNotifications() ? (
          <li className="timer-tray__ask">
            <button className="tray-button" type="button" onClick={ask}>
              <Icon name="info" />
              Notify me in other tabs too
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
