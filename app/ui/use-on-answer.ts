import { useEffect, useEffectEvent } from 'react'

/** Calls `onAnswer` once for each answer of a form, as that function is when the answer arrives. */
export function useOnAnswer<Answer extends object>(answer: Answer | undefined, onAnswer: (answer: Answer) => void) {
  useOnChange(answer, (arrived) => arrived && onAnswer(arrived))
}

/** Calls `onChange` at the start and whenever `value` is another one, as that function is then, and what it returned before the next call and at the end. */
export function useOnChange<Value>(value: Value, onChange: (value: Value) => unknown) {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    const end = change(value)
    return typeof end === 'function' ? () => void end() : undefined
  }, [value])
}
