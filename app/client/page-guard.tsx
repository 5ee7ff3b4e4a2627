import guard from './page-guard.js?raw'

/** Belongs into the head of every page, before any other script: it notices when the page's own code does not come. */
export function PageGuard() {
  return <script>{guard}</script>
}
