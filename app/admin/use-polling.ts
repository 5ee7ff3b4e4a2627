import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const askMilliseconds = 2000

/** Asks again and again for the data of the page while something goes on. */
export function usePolling(isRunning: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), askMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
