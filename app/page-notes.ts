import { createContext } from 'react-router'

/** What is noted while a page is made, for whoever keeps it: the query parameters that it takes, and whether a read failed. */
export type PageNotes = { queryNames: Set<string>; hasFailed: boolean }

/** The notes on the page at hand. */
export const pageNotes = createContext<PageNotes>()
