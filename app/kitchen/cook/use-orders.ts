import { useEffect, useRef, useState } from 'react'
import { createStoredText } from '#app/public/recipes/stored-text.ts'
import type { Order } from './orders.ts'
import { canRecognise, canRecogniseHere, type Listening, listenForOrders } from './recognition.ts'
import { reloadAt } from './reload-at.ts'
import { unlockSound } from './unlock-sound.ts'

/** That the reader agreed to have what is heard sent to their browser's maker. */
const agreed = createStoredText('voiceOrders')
/** In session storage: that listening goes on when the page has been loaded again. */
const goesOn = 'listenAgain'

const recipePage = /^\/recipes\/[^/]+$/

/**
 * The microphone is allowed to documents of recipes. One that was loaded as another page, and became a recipe's by a link, has to be loaded again.
 * Browsers that can't be asked don't forbid it either.
 */
const isAllowed =
  (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy?.allowsFeature('microphone') ?? true

/** Whether orders can be given by voice on this page. */
export const canTakeOrders = canRecognise && (isAllowed || recipePage.test(window.location.pathname))

export type OrdersState = {
  state: 'off' | 'preparing' | 'asking' | 'on'
  isOnDevice: boolean
  /** The last order that was understood, or what went wrong; '' if nothing. */
  heard: string
  fault: string
  toggle: () => void
  /** Listens although what is heard is sent to the browser's maker. */
  agree: () => void
  /** Stops, and asks again the next time. */
  withdraw: () => void
}

const off = { state: 'off' as const, isOnDevice: false, heard: '', fault: '' }

/** Orders by voice, from the press of a button until the next one, or until the page is hidden or left. Nothing is heard while `isPaused`. */
export function useOrders({ isPaused, obey }: { isPaused: boolean; obey: (order: Order) => void }): OrdersState {
  const [shown, setShown] = useState<Pick<OrdersState, 'state' | 'isOnDevice' | 'heard' | 'fault'>>(off)
  const listening = useRef<Listening>(undefined)
  const obeying = useRef(obey)
  obeying.current = obey
  // Each press is another try; what an earlier one was waiting for is too late.
  const tries = useRef(0)

  const stop = (fault = '') => {
    tries.current += 1
    listening.current?.stop()
    listening.current = undefined
    setShown({ ...off, fault })
  }
  const begin = (isOnDevice: boolean) => {
    setShown({ ...off, state: 'on', isOnDevice })
    const onOrder = (order: Order) => {
      if (order === 'stop listening') return stop()
      setShown((before) => ({ ...before, heard: order }))
      obeying.current(order)
    }
    listening.current = listenForOrders({ isOnDevice, onOrder, onFault: stop })
  }
  const prepare = async () => {
    tries.current += 1
    const mine = tries.current
    setShown({ ...off, state: 'preparing' })
    const isOnDevice = await canRecogniseHere()
    if (mine !== tries.current) return
    if (isOnDevice || agreed.reread()) begin(isOnDevice)
    else setShown({ ...off, state: 'asking' })
  }
  const start = () => {
    unlockSound()
    if (isAllowed) return void prepare()
    keepGoingOn(true)
    reloadAt(window.location.hash).catch(() => {
      keepGoingOn(false)
      stop('The page has to be loaded again for the microphone, and could not be. You seem to be offline.')
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: while open
  useEffect(() => {
    const isBack = keepGoingOn(false)
    if (isBack && isAllowed) void prepare()
    else if (isBack) stop('This page may not use the microphone.')
    const look = () => {
      if (document.visibilityState === 'hidden') stop()
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [])
  const isOn = shown.state === 'on'
  useEffect(() => {
    if (isOn) listening.current?.setPaused(isPaused)
  }, [isOn, isPaused])

  return {
    ...shown,
    toggle: () => (shown.state === 'off' ? start() : stop()),
    agree: () => {
      agreed.write('yes')
      begin(false)
    },
    withdraw: () => {
      agreed.write(null)
      stop()
    },
  }
}

/** Notes for the page that is loaded next whether listening goes on, and returns whether it was to go on here. */
function keepGoingOn(isGoingOn: boolean) {
  try {
    const was = sessionStorage.getItem(goesOn) !== null
    if (isGoingOn) sessionStorage.setItem(goesOn, 'yes')
    else sessionStorage.removeItem(goesOn)
    return was
  } catch {
    return false
  }
}
