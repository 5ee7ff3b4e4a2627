import { chromium } from 'playwright-core'
import { inject } from 'vitest'

// No sandbox, because tests may run as root. One process for all pages of a browser takes a tenth less than one for each. The rest keeps
// the browser from contacting anyone but the site.
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--renderer-process-limit=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a fresh headless Chromium; the caller closes it. With `keepsPages` it has a back-forward cache, as people's browsers do. */
export function launchBrowser({ keepsPages = false } = {}) {
  const { executablePath, env } = inject('browser')
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : []
  return chromium.launch({ executablePath, args: browserArguments, ignoreDefaultArgs, env: { ...process.env, ...env } })
}
