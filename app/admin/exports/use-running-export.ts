import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeRefusal } from './export-refusals.ts'

/** The page asks whether a file is being made for as long as one is, and once after one was asked for. */
const askMilliseconds = 1000

/** What a form for a file is told: what it says instead of asking, '' for nothing, and whom it tells that it asks. */
export type RunningExport = { busy: string; onAsk: () => void }

/** Shows the page anew until the file that is being made is there. */
export function useRunningExport(isRunning: boolean): RunningExport {
  const { revalidate } = useRevalidator()
  const [isAsked, setIsAsked] = useState(false)
  const isBusy = isRunning || isAsked
  useEffect(() => {
    if (!isBusy) return
    const ask = () => {
      void revalidate().then(() => setIsAsked(false))
    }
    const timer = setInterval(ask, askMilliseconds)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return { busy: isBusy ? describeRefusal('busy', 0).text : '', onAsk: () => setIsAsked(true) }
}
