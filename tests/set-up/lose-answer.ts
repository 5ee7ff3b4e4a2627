import type { Page } from 'playwright-core'

/** Has the page's next form reach the server, whose answer then is lost on its way back. */
export async function loseAnswer(page: Page) {
  let isLost = false
  await page.route('**/*.data*', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}
