import { useState } from 'react'

/** How many answers came, the one that is shown included: counted before it is shown, so that nothing is shown twice for it. */
export function useAnswerCount(answer: object | undefined) {
  const [counted, setCounted] = useState({ answer, count: answer ? 1 : 0 })
  if (counted.answer === answer) return counted.count
  const count = counted.count + 1
  setCounted({ answer, count })
  return count
}
