import { createContext } from 'react-router'
import { type Noted, newNoted } from '#core/database/per-request.ts'

/**
 * What the rendering of one page used, noted for the page cache: what it read, the query parameters it takes, whether a read failed that the page can do
 * without, and whether it asked who is signed in.
 */
export type RenderTrace = Noted & { queryNames: Set<string>; hasFailed: boolean; isPersonal: boolean }

/** The trace of the page at hand. */
export const renderTrace = createContext<RenderTrace>()

/** The trace of a rendering that has not begun. */
export function newRenderTrace({ hasReads = false } = {}): RenderTrace {
  return { ...newNoted({ hasReads }), queryNames: new Set(), hasFailed: false, isPersonal: false }
}
