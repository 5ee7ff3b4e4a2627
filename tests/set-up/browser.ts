import { chromium } from 'playwright-core'
import { inject } from 'vitest'

// No sandbox because tests may run as root. One process for all pages of a browser takes a tenth less than one for each. The rest keeps the browser
// from talking to anyone but the site.
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

/** Starts a fresh Chromium without a window; the caller closes it. With `keepsPages` it keeps pages for going back, as people's browsers do. */
export function launchBrowser({ keepsPages = false } = {}) {
  const { executablePath, env } = inject('browser')
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : []
  return chromium.launch({ executablePath, args: browserArguments, ignoreDefaultArgs, env: { ...process.env, ...env } })
}
