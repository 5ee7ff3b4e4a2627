import { useEffect, useState } from 'react'

/**
 * The response to what is being typed, requested after a pause of some milliseconds; undefined before the first one and for fewer than two
 * characters. An earlier response stays until the new one arrives; outdated ones are dropped. `ask` must not change.
 */
export function useAnswerTo<Answer>(typed: string, ask: (typed: string, signal: AbortSignal) => Promise<Answer>, pause: number) {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (typed.length < 2) return setAnswer(undefined)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(typed, stop.signal)
      if (!stop.signal.aborted) setAnswer(found)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, ask, pause])
  return answer
}
