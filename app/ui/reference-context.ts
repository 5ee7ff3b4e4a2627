import { createContext } from 'react'

/** The reference number that an error page names and the log carries; '' on every other page. */
export const ReferenceContext = createContext('')
