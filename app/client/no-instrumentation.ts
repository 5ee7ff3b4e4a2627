// Stands in for React Router's hooks for measuring tools: this site hands it none, so the code would only be carried along.
// The names are React Router's.

/** Routes stay as they are. */
export function getRouteInstrumentationUpdates() {
  return {}
}

/** The router stays as it is. */
export function instrumentClientSideRouter<Router>(router: Router) {
  return router
}

/** Nobody waits to hear of a navigation. */
export function consumeInstrumentationClientResultMetaReceiver() {
  return undefined
}
