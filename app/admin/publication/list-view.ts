/** Posts or recipes as cards, or as one line each. */
export type ListView = 'cards' | 'rows'

const name = 'griddle-list'
const yearSeconds = 365 * 24 * 60 * 60

/** The requested view, or else the browser's last choice; `headers` remember it. */
export function readListView(request: Request, asked: ListView | undefined): { view: ListView; headers: Record<string, string> } {
  if (asked) return { view: asked, headers: { 'Set-Cookie': `${name}=${asked}; Path=/admin; Max-Age=${yearSeconds}; SameSite=Lax` } }
  const isRows = /(?:^|; ?)griddle-list=rows(?:;|$)/.test(request.headers.get('cookie') ?? '')
  return { view: isRows ? 'rows' : 'cards', headers: {} }
}
