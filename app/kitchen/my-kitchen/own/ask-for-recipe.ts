import type { PageAnswer } from '#app/feeds/page-recipe.ts'

type Reason = Extract<PageAnswer, { reason: unknown }>['reason'] | 'offline'

/** How long the site may take to read a page, in milliseconds: it gives the other site five seconds. */
const patience = 20_000

/** Has the site read the page at an address. */
export async function askForRecipe(address: string): Promise<PageAnswer | { reason: 'offline' }> {
  try {
    const body = new URLSearchParams({ address })
    const response = await fetch('/api/page-recipe', { method: 'POST', body, signal: AbortSignal.timeout(patience) })
    return await response.json()
  } catch {
    return { reason: 'offline' }
  }
}

const reasons: Record<Reason, string> = {
  'not-an-address': 'That isn’t a web address.',
  'no-recipe': 'No recipe was found on that page.',
  unreachable: 'Couldn’t reach that page, or it doesn’t allow reading.',
  'too-many': 'You’ve read a lot of pages this hour.',
  busy: 'This site is busy reading other pages. Try again in a moment.',
  outage: 'Couldn’t read the page. Try again in a minute.',
  off: 'This site can’t read other sites’ pages.',
  offline: 'Couldn’t reach this site. You may be offline.',
}

/** Why there is no recipe, and what can be done. */
export function tellWhyNone(reason: Reason) {
  return `${reasons[reason]} You can type it in yourself; the address is kept.`
}
