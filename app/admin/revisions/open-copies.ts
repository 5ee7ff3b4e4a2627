// Which working copies are open in which tab of this browser, and the messages between tabs about them.

/** `discarded`: the copies were discarded. `wanted`: the tab that has them open should leave them to the sender. */
type News = { discarded: string[] } | { wanted: string[] }
type Message = News | { asked: string } | { held: string[]; for: string }

const prefix = 'griddle-copy:'
/** If the browser doesn't tell, as without TLS, an open tab has this long to answer. */
const answerMilliseconds = 1500

/** How often each copy is open in this tab. */
const own = new Map<string, number>()
let shared: BroadcastChannel | undefined

/** Marks these copies as open in this tab until the returned function is called, or the tab is gone for any reason. */
export function holdCopies(ids: string[]) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  openChannel()
  for (const id of ids) {
    own.set(id, (own.get(id) ?? 0) + 1)
    const held = navigator.locks ? navigator.locks.request(prefix + id, { mode: 'shared' }, () => released) : released
    // Until the browser has released it, the copy counts as open in this tab and not in another.
    void held.catch(() => undefined).finally(() => own.set(id, (own.get(id) ?? 1) - 1))
  }
  return release
}

/** The copies that other tabs have open. */
export async function listOpenElsewhere(): Promise<Set<string>> {
  if (!navigator.locks) return askTabs()
  // One of this tab's forms may end before the browser answers.
  const before = new Map(own)
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  const ids = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  const countOwn = (id: string) => Math.max(before.get(id) ?? 0, own.get(id) ?? 0)
  return new Set(ids.filter((id) => ids.filter((other) => other === id).length > countOwn(id)))
}

export function tellTabs(news: News) {
  openChannel()?.postMessage(news)
}

/** Calls the listener with other tabs' messages; returns a function that stops it. */
export function onTabNews(listener: (news: News) => void) {
  const channel = openChannel()
  const listen = ({ data }: MessageEvent<Message>) => {
    if ('discarded' in data || 'wanted' in data) listener(data)
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}

function openChannel() {
  if (shared || !('BroadcastChannel' in window)) return shared
  shared = new BroadcastChannel('griddle-copies')
  shared.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const held = [...own].flatMap(([id, times]) => (times > 0 ? [id] : []))
    if ('asked' in data && held.length > 0) shared?.postMessage({ held, for: data.asked })
  })
  return shared
}

async function askTabs() {
  const held = new Set<string>()
  const asked = String(Math.random())
  const note = ({ data }: MessageEvent<Message>) => {
    if ('held' in data && data.for === asked) for (const id of data.held) held.add(id)
  }
  const channel = openChannel()
  channel?.addEventListener('message', note)
  channel?.postMessage({ asked })
  await new Promise((resolve) => setTimeout(resolve, answerMilliseconds))
  channel?.removeEventListener('message', note)
  return held
}
