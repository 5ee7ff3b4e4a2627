import { type MouseEvent, useEffect, useReducer, useRef } from 'react'
import { Drawing, Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { toClock } from '#domain/recipes/clock-text.ts'
import { addMinute, pauseTimer, resumeTimer, startTimer, type Timer } from '#domain/recipes/timer.ts'
import { askForNotifications, canAskForNotifications } from './notifications.ts'
import { TimerClock, useTimerState } from './timer-clock.tsx'
import { changeTimer, removeTimer, useTimers } from './timer-store.ts'

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

const pauseMark = 'M9 5v14M15 5v14'
const playMark = 'M7 4.5v15l12-7.5z'
const againMark = 'M3 12a9 9 0 1 0 3-6.7L3 8m0-5v5h5'

const restart = { verb: 'Restart', path: againMark, change: startTimer }
/** A single button for the most likely action, so that it keeps the focus when the state changes. */
const mainButtons = {
  running: { verb: 'Pause', path: pauseMark, change: pauseTimer },
  paused: { verb: 'Resume', path: playMark, change: resumeTimer },
  over: restart,
}

type TimerTicketProps = { timer: Timer; onOpenStep?: ((timer: Timer) => boolean) | undefined }

/** A timer in the tray: remaining time, name, and buttons. */
function TimerTicket({ timer, onOpenStep }: TimerTicketProps) {
  const { id, name, recipe, address, step, atMostSeconds } = timer
  const ticket = useRef<HTMLLIElement>(null)
  const state = useTimerState(timer) ?? 'running'
  const isOver = state === 'over'
  useEffect(() => {
    if (isOver) ticket.current?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  }, [isOver])
  const open = (event: MouseEvent) => {
    if (onOpenStep?.(timer)) event.preventDefault()
  }
  return (
    <li ref={ticket} className="timer-ticket" data-state={state} data-ticket={id}>
      <Link className="timer-ticket__what" to={address} onClick={open}>
        <b className="timer-ticket__clock">{isOver ? 'Time’s up' : <TimerClock timer={timer} />}</b>
        <span className="timer-ticket__words">
          <b>{name}</b>
          <span>{isOver && atMostSeconds ? `Up to ${toClock(atMostSeconds)} in the recipe` : `Step ${step}, ${recipe}`}</span>
        </span>
      </Link>
      <TicketButton {...mainButtons[state]} name={name} press={() => changeTimer(id, mainButtons[state].change)} />
      {state === 'paused' ? <TicketButton {...restart} name={name} press={() => changeTimer(id, startTimer)} /> : null}
      <button className="tray-button" type="button" onClick={() => changeTimer(id, addMinute)}>
        +1 min<span className="visually-hidden">{` for ${name}`}</span>
      </button>
      <button className="tray-button tray-button--last" type="button" onClick={(event) => leave(id, event)}>
        {isOver ? 'Stop' : <Icon name="close" />}
        <span className="visually-hidden">{isOver ? ` ${name}` : `Cancel ${name}`}</span>
      </button>
    </li>
  )
}

function TicketButton({ verb, name, path, press }: { verb: string; name: string; path: string; press: () => void }) {
  return (
    <button className="tray-button" type="button" aria-label={`${verb} ${name}`} onClick={press}>
      <Drawing path={path} />
    </button>
  )
}

/** Removes a timer and moves the focus to the next timer, or else to the button that started it, or else to the page. */
function leave(id: string, { currentTarget }: MouseEvent) {
  const surface = currentTarget.closest('dialog') ?? document
  const next =
    surface.querySelector<HTMLElement>(`.timer-ticket:not([data-ticket="${id}"]) button`) ??
    surface.querySelector<HTMLElement>(`[data-timer="${id}"]`) ??
    surface.querySelector<HTMLElement>('h2[tabindex], #main')
  removeTimer(id)
  next?.focus({ preventScroll: true })
}
