// Stands in for React Router's fetching of route records while somebody browses: here the first page brings them all
// (react-router.config.ts, routeDiscovery), so the code for it would only be carried along. The names are React Router's.

/** Routes are never discovered. */
export function isFogOfWarEnabled() {
  return false
}

/** Nothing is fetched when an address matches no route. */
export function getPatchRoutesOnNavigationFunction() {
  return undefined
}

/** No links are watched. */
export function useFogOFWarDiscovery() {}

/** The whole manifest is the one there is. */
export function getPartialManifest<Manifest>(manifest: Manifest) {
  return manifest
}
