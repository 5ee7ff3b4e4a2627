// Replaces React Router's instrumentation hooks, which this site does not use, to keep their code out of the bundle. The names are React
// Router's.

export function getRouteInstrumentationUpdates() {
  return {}
}

export function instrumentClientSideRouter<Router>(router: Router) {
  return router
}

export function consumeInstrumentationClientResultMetaReceiver() {
  return undefined
}
