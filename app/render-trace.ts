import { createContext } from 'react-router'

/**
 * What the rendering of one page used, noted for the page cache: the database tables it read, the query parameters it takes, whether a
 * read failed that the page can do without, and whether it asked who is signed in.
 */
export type RenderTrace = { tables: Set<string>; queryNames: Set<string>; hasFailed: boolean; isPersonal: boolean }

/** The trace of the page at hand. */
export const renderTrace = createContext<RenderTrace>()

/** The trace of a rendering that has not begun. */
export function newRenderTrace(): RenderTrace {
  return { tables: new Set(), queryNames: new Set(), hasFailed: false, isPersonal: false }
}
