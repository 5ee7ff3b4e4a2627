import { createContext } from 'react'

/** The request's reference number, which the error page shows and the log contains; '' on every other page. */
export const ReferenceContext = createContext('')
