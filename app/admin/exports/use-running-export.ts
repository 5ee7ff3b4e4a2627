import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeRefusal } from './export-refusals.ts'

/** The page asks whether a file is being made for as long as one is, and a few times after one was asked for. */
const askMilliseconds = 1000
const asksAfterwards = 2

/** What a form for a file is told: what it says instead of asking, '' for nothing, and whom it tells that it asks. */
export type RunningExport = { busy: string; onAsk: () => void }

/** Shows the page anew until the file that is being made is there. */
export function useRunningExport(isRunning: boolean): RunningExport {
  const { revalidate } = useRevalidator()
  const [asksLeft, setAsksLeft] = useState(0)
  const isBusy = isRunning || asksLeft > 0
  useEffect(() => {
    if (!isBusy) return
    const ask = () => {
      setAsksLeft((left) => Math.max(0, left - 1))
      void revalidate()
    }
    const timer = setInterval(ask, askMilliseconds)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return { busy: isBusy ? describeRefusal('busy', 0).text : '', onAsk: () => setAsksLeft(asksAfterwards) }
}
