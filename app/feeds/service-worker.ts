import off from '#app/client/no-service-worker.js?inline-script'
import worker from '#app/client/service-worker.js?inline-script'
import { services } from '#app/context.ts'
import { offlinePages } from '#app/kitchen/offline/offline-pages.ts'
import type { Route } from './+types/service-worker.ts'

/** The service worker, with the data of this release that it needs. Browsers check for a new one with each page load. */
export function loader({ context }: Route.LoaderArgs) {
  const { offlineFiles } = context.get(services)
  const script = offlineFiles ? `self.release=${JSON.stringify({ ...offlineFiles, pages: offlinePages })};${worker}` : off
  return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' } })
}
