import { useLayoutEffect, useRef, useState } from 'react'
import { handlePopState } from '#app/ui/pop-state.ts'

/** Screen 0 shows the ingredients, followed by one screen per step and a last one. */
export type CookScreens = { screen: number; turnTo: (screen: number) => void; leave: () => void }

/**
 * The current screen, stored in the address, so that a reload returns to it and Back leaves. Bypasses the router, which would revalidate
 * the page; that fails offline.
 */
export function useCookScreens(stepCount: number, onClose: () => void): CookScreens {
  const [screen, setScreen] = useState(() => toScreen(window.location.hash, stepCount))
  const closing = useRef(onClose)
  closing.current = onClose
  // Before the first paint, and so before any interaction.
  useLayoutEffect(() => {
    if (!isCookAddress()) window.history.pushState({ ...window.history.state, isCookMode: true }, '', '#cook')
    const page = toPage()
    return handlePopState(() => {
      if (toPage() !== page) return false
      if (isCookAddress()) setScreen(toScreen(window.location.hash, stepCount))
      else closing.current()
      return true
    })
  }, [stepCount])

  const turnTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), stepCount + 1)
    window.history.replaceState(window.history.state, '', toHash(next, stepCount))
    setScreen(next)
  }
  const leave = () => {
    if (!isCookAddress()) return onClose()
    if (window.history.state?.isCookMode) return window.history.back()
    window.history.replaceState(window.history.state, '', toPage())
    onClose()
  }
  return { screen, turnTo, leave }
}

function isCookAddress() {
  return /^#cook(?:-|$)/.test(window.location.hash)
}

function toPage() {
  return window.location.pathname + window.location.search
}

function toHash(screen: number, stepCount: number) {
  if (screen === 0) return '#cook'
  return screen > stepCount ? '#cook-end' : `#cook-${screen}`
}

function toScreen(hash: string, stepCount: number) {
  if (hash === '#cook-end') return stepCount + 1
  const step = Number(/^#cook-(\d{1,4})$/.exec(hash)?.[1] ?? 0)
  return step <= stepCount ? step : 0
}
