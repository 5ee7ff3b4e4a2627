import { createContext } from 'react-router'
import { type Noted, newNoted } from '#core/database/per-request.ts'

/**
 * What the rendering of one page used, recorded for the page cache: what it read, the query parameters it takes, whether an optional read
 * failed, and whether it asked who is signed in.
 */
export type RenderTrace = Noted & { queryNames: Set<string>; hasFailed: boolean; isPersonal: boolean }

/** The trace of the current page. */
export const renderTrace = createContext<RenderTrace>()

/** The trace of a rendering that has not started. */
export function newRenderTrace({ hasReads = false } = {}): RenderTrace {
  return { ...newNoted({ hasReads }), queryNames: new Set(), hasFailed: false, isPersonal: false }
}
