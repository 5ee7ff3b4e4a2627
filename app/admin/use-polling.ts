import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const askMilliseconds = 2000

/** Reloads the page's data repeatedly while something is in progress. */
export function usePolling(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), askMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
