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
  'not-an-address': 'This is no address of a page.',
  'no-recipe': 'No recipe was found on that page.',
  unreachable: 'That page could not be reached, or may not be read.',
  'too-many': 'That were many pages in one hour.',
  busy: 'This site is reading other pages just now. Try again in a moment.',
  outage: 'The page could not be read just now. Try again in a minute.',
  off: 'This site reads no pages of others.',
  offline: 'This site could not be reached. You may be offline.',
}

/** Why there is no recipe, and what can be done. */
export function tellWhyNone(reason: Reason) {
  return `${reasons[reason]} You can write it yourself: its address stays with it.`
}
