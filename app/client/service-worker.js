/*
 * The service worker: docs/decisions/0044-offline.md. Before its text `app/feeds/service-worker.ts` writes what it is to know of this release, as `self.release`:
 * its `version`, the `files` that pages are made of, and the `pages` that every reader has.
 */
const { version, files, pages } = self.release

/** Names of caches. Files of the site have one for each release, the oldest first; pages have one for each reason to keep them. */
const code = `code ${version}`
const pageCaches = ['fixed', 'saved', 'planned', 'read']
const pictures = 'pictures'

/** How many pages are kept at most: the last recipes that were read, the favourites, and what is planned. */
const limits = { fixed: pages.length, saved: 300, planned: 60, read: 30 }

/** How long the network is waited for where something is kept, in milliseconds: for a page, and for a larger size of a picture. */
const patience = 6000
const picturePatience = 1000

/** The address of a picture in one of its sizes. Each file of a picture has a name of its own, so that what comes from there never changes. */
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

/** Takes over pages that are open. Their own release's files stay until the next release. */
async function activate() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  if (!(await renew())) return
  const releases = (await caches.keys()).filter((name) => name.startsWith('code '))
  for (const name of releases.slice(0, -2)) await caches.delete(name)
}

/** Keeps again what earlier releases kept, so that no page is left that needs their files. Returns whether that was possible. */
async function renew() {
  const kept = []
  for (const name of ['saved', 'planned', 'read'])
    for (const request of await (await caches.open(name)).keys()) kept.push([name, toPath(request)])
  const done = await inTurns(kept, ([name, path]) => keep(name, path))
  return done.every(Boolean)
}

/** What pages tell: a timer that is over, the recipe that is being read, or all that are saved or planned. */
async function hear({ over, read, saved, planned }) {
  if (over) await notify(over)
  if (read) await keepRead(read)
  if (saved) await keepAll('saved', saved)
  if (planned) await keepAll('planned', planned)
  if (hasDropped) await dropPictures()
}

/** Tells a reader who looks at another window that a timer is over. Each page tells of it; the browser shows what has one tag once. */
async function notify({ id, title, body, path }) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ focused }) => focused)) return
  const shown = { body, tag: id, icon: '/icon-192.png', requireInteraction: true, data: path }
  // Permission may be gone by now: the timer rings without it.
  await self.registration.showNotification(title, shown).catch(() => {})
}

/** Back to a page of the site that is open, else to the step of the timer. */
async function openTimer(notification) {
  notification.close()
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await (page ? page.focus() : self.clients.openWindow(notification.data))
}

/** Keeps a page that is being read, also in place of what is kept of it for another reason: the newest is shown offline. */
async function keepRead(path) {
  const outcome = await keep('read', path)
  if (!outcome) return
  const read = await (await caches.open('read')).match(path)
  for (const name of ['saved', 'planned']) {
    const cache = await caches.open(name)
    if (!(await cache.match(path))) continue
    if (outcome === 'gone') await drop(cache, path)
    // A reader may just have removed what was read from this device: what is kept for another reason stays.
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
 * Keeps a page with its pictures, as a guest has it. Returns 'kept', 'gone' if there is no such page any more, or false if the site could not be reached.
 * Pages of another release bring files that this one does not have: they are kept with it, and the next worker is fetched.
 */
async function keep(name, path) {
  const cache = await caches.open(name)
  const response = await fetch(ask(path)).catch(() => undefined)
  if (!response || response.status >= 500) return false
  // A page that is gone, or has moved, is no longer offered.
  if (!response.ok || response.redirected) return drop(cache, path).then(() => 'gone')
  const html = await response.clone().text()
  try {
    await keepFiles(html)
    await keepPictures(html)
    // Put again, it is the newest.
    await cache.delete(path)
    await cache.put(path, response)
    for (const old of (await cache.keys()).slice(0, -limits[name])) await drop(cache, old)
    return 'kept'
  } catch {
    // No space is left, or the network went away: what was kept before stays.
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

/** The pictures of a page's own, each in one size that serves on any screen; not those of its links to other recipes. */
async function keepPictures(html) {
  const cache = await caches.open(pictures)
  for (const path of listPictures(html)) {
    const key = toPicture(path)
    if (!(await cache.match(key))) await cache.put(key, await fetchOk(path))
  }
}

/** Whether pages went whose pictures may still be here. To find out which, all pages are read: only then. */
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

/** All sizes of a picture have one key. */
function toPicture(path) {
  return path.split('/').slice(0, 3).join('/')
}

/**
 * A picture that is kept comes at once if it is as large as is wanted. A larger one is shown if the network is quick, and is kept in its place in any case:
 * next time it comes at once.
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
  // Where no space is left, it is shown all the same.
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

/** The page from the network, else as it is kept, else the one that says that the reader is offline. */
async function showPage(event, path) {
  const kept = await findPage(path)
  const coming = load(event)
  // Nobody waits for it where the kept page comes first.
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

/** Of a proxy that can't reach the site; the site's own answers have a reference. */
function isGatewayError({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.has('x-reference')
}

/** A request of a guest, which has the browser's cache ask the site. */
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

/** Does the work for all items, four at a time. */
async function inTurns(items, work) {
  const results = []
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) results.push(await work(item))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return results
}
