// Replaces React Router's lazy route discovery, which this site has switched off (react-router.config.ts, routeDiscovery), to keep its code
// out of the bundle. The names are React Router's.

export function isFogOfWarEnabled() {
  return false
}

export function getPatchRoutesOnNavigationFunction() {
  return undefined
}

export function useFogOFWarDiscovery() {}

/** The full manifest. */
export function getPartialManifest<Manifest>(manifest: Manifest) {
  return manifest
}
