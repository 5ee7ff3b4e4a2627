import { chromium } from 'playwright-core'
import { inject } from 'vitest'

// No sandbox because tests may run as root; the rest keeps the browser from talking to anyone but the site.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts a fresh Chromium without a window; the caller closes it. */
export function launchBrowser() {
  const { executablePath, env } = inject('browser')
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
}
