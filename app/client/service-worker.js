/*
 * The service worker: docs/decisions/0044-offline.md. `app/feeds/service-worker.ts` prepends the facts about this release as `self.release`:
 * its `version`, the `files` that pages need, and the `pages` that every reader stores.
 */
const { version, files, pages } = self.release

/** Names of caches. There is one per release for the site's files, oldest first, and one per reason for stored pages. */
const code = `code ${version}`
const pageCaches = ['fixed', 'saved', 'planned', 'read']
const pictures = 'pictures'

/** The maximum number of stored pages: recently read recipes, favourites and planned recipes. */
const limits = { fixed: pages.length, saved: 300, planned: 60, read: 30 }

/** Timeouts in milliseconds for the network if something is stored: for a page, and for a larger size of a picture. */
const patience = 6000
const picturePatience = 1000

/** The address of a picture in one of its sizes. Each file has its own name, so the content at an address never changes. */
const sized = /^\/images\/[\w-]+\/(\d+)\.(?:avif|webp|jpg)$/

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openTimer(event.notification)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || /^\/admin(?:[/.]|$)/i.test(pathname)) return
  if (pathname.startsWith('/assets/')) event.respondWith(findFile(request))
  else if (sized.test(pathname)) event.respondWith(showPicture(event, pathname))
  else if (pathname.startsWith('/images/')) event.respondWith(fetch(request).catch((error) => findPicture(pathname, error)))
  else if (request.mode === 'navigate') event.respondWith(showPage(event, pathname))
})

async function install() {
  const cache = await caches.open(code)
  await inTurns(files, async (file) => {
    const had = await caches.match(file)
    return had ? cache.put(file, had) : cache.add(ask(file))
  })
  for (const page of pages) if (!(await keep('fixed', page))) throw new Error(`${page} could not be kept`)
  await self.skipWaiting()
}

/** Takes over open pages. Their own release's files stay until the next release. */
async function activate() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  if (!(await renew())) return
  const releases = (await caches.keys()).filter((name) => name.startsWith('code '))
  for (const name of releases.slice(0, -2)) await caches.delete(name)
}

/** Fetches pages stored by earlier releases again, so none is left that needs their files. Returns whether that succeeded. */
async function renew() {
  const kept = []
  for (const name of ['saved', 'planned', 'read'])
    for (const request of await (await caches.open(name)).keys()) kept.push([name, toPath(request)])
  const done = await inTurns(kept, ([name, path]) => keep(name, path))
  return done.every(Boolean)
}

/** Messages from pages: a finished timer, the recipe being read, or all saved or planned recipes. */
async function hear({ over, read, saved, planned }) {
  if (over) await notify(over)
  if (read) await keepRead(read)
  if (saved) await keepAll('saved', saved)
  if (planned) await keepAll('planned', planned)
  if (hasDropped) await dropPictures()
}

/** Notifies a reader who looks at another window that a timer is over. Every page sends it; the browser shows one notification per tag. */
async function notify({ id, title, body, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ focused }) => focused)) return
  const shown = { body, tag: id, icon: '/icon-192.png', requireInteraction: true, data: path }
  // Permission may have been revoked: the timer rings without it.
  await self.registration.showNotification(title, shown).catch(() => {})
}

/** Focuses an open page of the site, or else opens the timer's step. */
async function openTimer(notification) {
  notification.close()
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (page ? page.focus() : self.clients.openWindow(notification.data))
}

/** Stores a page being read, replacing copies stored for other reasons: the newest is shown offline. */
async function keepRead(path) {
  const outcome = await keep('read', path)
  if (!outcome) return
  const read = await (await caches.open('read')).match(path)
  for (const name of ['saved', 'planned']) {
    const cache = await caches.open(name)
    if (!(await cache.match(path))) continue
    if (outcome === 'gone') await drop(cache, path)
    // The reader may just have removed recently read recipes from this device; pages stored for other reasons stay.
    else if (read) await cache.put(path, read.clone()).catch(() => {})
  }
}

async function keepAll(name, paths) {
  const cache = await caches.open(name)
  const wanted = paths.slice(-limits[name])
  for (const request of await cache.keys()) if (!wanted.includes(toPath(request))) await drop(cache, request)
  const has = new Set((await cache.keys()).map(toPath))
  await inTurns(
    wanted.filter((path) => !has.has(path)),
    (path) => keep(name, path),
  )
}

/**
 * Stores a page with its pictures, as guests get it. Returns 'kept', 'gone' if the page no longer exists, or false if the site couldn't be reached.
 * Pages of another release need files that this one doesn't have: they are stored too, and the next worker is fetched.
 */
async function keep(name, path) {
  const cache = await caches.open(name)
  const response = await fetch(ask(path)).catch(() => undefined)
  if (!response || response.status >= 500) return false
  // A page that was deleted or moved is no longer offered.
  if (!response.ok || response.redirected) return drop(cache, path).then(() => 'gone')
  const html = await response.clone().text()
  try {
    await keepFiles(html)
    await keepPictures(html)
    // Putting it again makes it the newest.
    await cache.delete(path)
    await cache.put(path, response)
    for (const old of (await cache.keys()).slice(0, -limits[name])) await drop(cache, old)
    return 'kept'
  } catch {
    // Storage is full or the network failed: the stored copy stays.
    return false
  }
}

async function keepFiles(html) {
  const named = new Set([...html.matchAll(/["'](\/assets\/[\w.-]+)["']/g)].map(([, file]) => file))
  const missing = []
  for (const file of named) if (!(await caches.match(file))) missing.push(file)
  if (missing.length === 0) return
  const cache = await caches.open(code)
  await inTurns(missing, (file) => cache.add(ask(file)))
  await self.registration.update()
}

/** A page's own pictures, each in one size that suits any screen; not those of links to other recipes. */
async function keepPictures(html) {
  const cache = await caches.open(pictures)
  for (const path of listPictures(html)) {
    const key = toPicture(path)
    if (!(await cache.match(key))) await cache.put(key, await fetchOk(path))
  }
}

/** Whether pages were deleted whose pictures may still be stored. Finding those requires reading all pages, so it is done only then. */
let hasDropped = false

async function drop(cache, page) {
  if (await cache.delete(page)) hasDropped = true
}

async function dropPictures() {
  hasDropped = false
  const wanted = new Set()
  for (const name of pageCaches) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      for (const path of listPictures(await (await cache.match(request)).text())) wanted.add(toPicture(path))
  }
  const cache = await caches.open(pictures)
  for (const request of await cache.keys()) if (!wanted.has(toPath(request))) await cache.delete(request)
}

function listPictures(html) {
  const [own] = html.split('aria-labelledby="related"')
  return [...own.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, path]) => path).slice(0, 12)
}

/** All sizes of a picture share one key. */
function toPicture(path) {
  return path.split('/').slice(0, 3).join('/')
}

/**
 * A stored picture is returned at once if it is large enough. A larger one is shown if the network is quick, and replaces the stored one in any case,
 * for next time.
 */
async function showPicture(event, path) {
  const kept = await caches.match(toPicture(path), { cacheName: pictures })
  if (!kept) return fetch(event.request)
  if (toWidth(new URL(kept.url, location).pathname) >= toWidth(path)) return kept
  const coming = fetchLarger(event.request, toPicture(path)).catch(() => undefined)
  event.waitUntil(coming)
  return (await Promise.race([coming, after(picturePatience)])) ?? kept
}

async function fetchLarger(request, key) {
  const response = await fetchOk(request)
  const cache = await caches.open(pictures)
  // If storage is full, it is still shown.
  await cache.put(key, response.clone()).catch(() => {})
  return response
}

function toWidth(path) {
  return Number(sized.exec(path)?.[1] ?? 0)
}

async function findPicture(path, error) {
  const found = await caches.match(toPicture(path), { cacheName: pictures })
  if (found) return found
  throw error
}

async function findFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** The page from the network, else the stored one, else the page that says the reader is offline. */
async function showPage(event, path) {
  const kept = await findPage(path)
  const coming = load(event)
  // If the stored page comes first, nothing awaits this.
  coming.catch(() => {})
  try {
    const response = await (kept ? Promise.race([coming, after(patience)]) : coming)
    if (response && !(kept && isGatewayError(response))) return response
  } catch {
    // Offline.
  }
  if (kept) return kept
  if (path === '/offline') return Response.error()
  const { pathname, search } = new URL(event.request.url)
  return Response.redirect(`/offline?to=${encodeURIComponent(pathname + search)}`)
}

async function load({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request)
}

async function findPage(path) {
  for (const cacheName of pageCaches) {
    const found = await caches.match(path, { cacheName, ignoreSearch: true, ignoreVary: true })
    if (found) return found
  }
}

/** From a proxy that can't reach the site: the site's own responses have a reference. */
function isGatewayError({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.has('x-reference')
}

/** A request as a guest, for which the browser's cache must ask the site. */
function ask(path) {
  return new Request(path, { credentials: 'omit', cache: 'no-cache' })
}

async function fetchOk(wanted) {
  const response = await fetch(wanted)
  if (response.ok) return response
  throw new Error(`${response.url}: ${response.status}`)
}

function toPath({ url }) {
  return new URL(url).pathname
}

function after(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds))
}

/** Runs the work for all items, four at a time. */
async function inTurns(items, work) {
  const results = []
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return results
}
