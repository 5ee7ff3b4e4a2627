import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** So often the page asks how far it is. */
const askMilliseconds = 2000

/** Loads the page's data anew every two seconds while something is under way. */
export function useRenewal(isUnderWay: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void revalidate(), askMilliseconds)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
