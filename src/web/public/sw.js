// The worker of the installed app. It keeps the hashed files of the site and the page for when there is no line; never an
// answer of the API, and no page but that one. A release changes names of files, not this one: see decision 48.
const CACHE = 'hanpan-1'
const OFFLINE_PAGE = '/offline.html'
const offlineFiles = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/layout-mode.js', '/favicon.svg']
/** So many hashed files are kept; the oldest leave first. */
const FILES_MAX = 250

self.addEventListener('install', event => {
  event.waitUntil(keepOfflineFiles())
})

self.addEventListener('activate', event => {
  event.waitUntil(dropOldCaches())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
  // While there is no line, the page for it draws itself from what is kept.
  else if (offlineFiles.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function keepOfflineFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(offlineFiles.map(path => new Request(path, { cache: 'reload' })))
  await self.skipWaiting()
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))
  await self.clients.claim()
}

const kept = async path => (await caches.match(path)) ?? Response.error()

const offlinePage = () => kept(OFFLINE_PAGE)

/** A hashed file never changes. One that fails is left to the page, which loads itself anew after a release. */
async function keptFile(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await keep(cache, request, answer.clone()).catch(() => undefined)
  return answer
}

async function keep(cache, request, answer) {
  await cache.put(request, answer)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  await Promise.all(files.slice(0, Math.max(0, files.length - FILES_MAX)).map(old => cache.delete(old)))
}
