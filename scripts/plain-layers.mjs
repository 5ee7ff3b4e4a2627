/** The layers that Node runs as they are, in production and in development; only `app/` and `server/site.ts` go through Vite. */
export const plainLayers = ['content', 'core', 'domain', 'packages', 'server']
