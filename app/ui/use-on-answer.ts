import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `onAnswer` once for each response of a form, when it arrives. */
export function useOnAnswer<Answer extends object>(answer: Answer | undefined, onAnswer: (answer: Answer) => void) {
  useOnChange(answer, (arrived) => arrived && onAnswer(arrived))
}

/**
 * Calls the latest `onChange` initially and whenever `value` changes, and the function it returned before the next call and on unmounting.
 */
export function useOnChange<Value>(value: Value, onChange: (value: Value) => unknown) {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const end = change(value)
    return typeof end === 'function' ? () => void end() : undefined
  }, [value])
}
