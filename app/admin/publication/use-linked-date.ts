import { type RefObject, useEffect } from 'react'

/**
 * Keeps a post's date and its publication day in step as long as they are the same, so the owner need not change both. `today` is the date
 * of a new post.
 */
export function useLinkedDate(time: RefObject<HTMLInputElement | null>, today: string) {
  useEffect(() => {
    const form = time.current?.form
    if (!form) return
    const date = form.elements.namedItem('formattedDate')
    if (!(date instanceof HTMLInputElement) || !time.current) return
    const field = time.current
    let shared = field.value.slice(0, 10) || today
    const note = ({ target }: Event) => {
      if (target === field) {
        const day = field.value.slice(0, 10) || today
        if (date.value !== shared || day === shared) return
        shared = day
        put(date, day)
      } else if (target === date && date.value !== shared) {
        const isTogether = field.value.slice(0, 10) === shared
        if (!isTogether || date.value <= today) return
        shared = date.value
        put(field, date.value + field.value.slice(10))
      }
    }
    form.addEventListener('input', note)
    return () => form.removeEventListener('input', note)
  }, [time, today])
}

function put(field: HTMLInputElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
