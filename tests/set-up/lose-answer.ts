import type { Page } from 'playwright-core'

/** Lets the page's next form reach the server, but drops the response. */
export async function loseAnswer(page: Page) {
  let isLost = false
  await page.route('**/*.data*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
