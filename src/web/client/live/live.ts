import { useEffect, useSyncExternalStore } from 'react'
import { now } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import type { StreamState } from './kept-stream.ts'
import type { HubMessage, TabWish } from './live-hub.ts'
import { liveSilence } from './live-silence.ts'
import type { LiveMessage } from './live-stream.ts'
import { readJson } from './read-json.ts'
import { TabConnection } from './tab-connection.ts'

type Handler = (data: unknown) => void

type TopicHandler = (event: string, data: unknown) => void

const handlers = new Map<string, Set<Handler>>()
const topicHandlers = new Map<string, TopicHandler>()
const topics = new Map<string, number>()
const stateListeners = new Set<() => void>()
let state: StreamState = 'off'
/** Number of consecutive failed attempts. */
let failures = 0
/** The server has refused the connection for good. */
let isRefused = false
/** When the connection last received anything; if it was off, when it was requested. */
let heardAt = 0
let refusal: (status: number, text: string) => void = () => {}
let token: () => string | undefined = () => undefined

const connection = new TabConnection({
  listener: {
    onMessage: dispatch,
    onHeard: () => {
      heardAt = now()
    },
    onState: (next, count) => {
      if (state === 'off' && next !== 'off') {
        heardAt = now()
        isRefused = false
      }
      state = next
      failures = count
      for (const notify of stateListeners) notify()
    },
    onRefused: (status, text) => {
      isRefused = true
      refusal(status, text)
    },
  },
  readToken: () => token(),
  isHidden: () => document.hidden,
  openOwn: async listener => {
    const { openOwnConnection } = await import('./live-connection.ts')
    return openOwnConnection({ listener, readToken: () => token(), schedule })
  },
  openWorker: openLiveWorker,
  schedule,
})

function schedule(act: () => void, delay: number): () => void {
  const timer = window.setTimeout(act, delay)
  return () => window.clearTimeout(timer)
}

/** The port to the shared worker of the browser; undefined where there is none, as in Chrome for Android. */
function openLiveWorker(onMessage: (message: HubMessage) => void, onFault: () => void) {
  if (!('SharedWorker' in window)) return undefined
  try {
    const worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = onFault
    worker.port.onmessage = ({ data }: MessageEvent<HubMessage>) => onMessage(data)
    return {
      post: (wish: TabWish) => worker.port.postMessage(wish),
      close: () => worker.port.close(),
    }
  } catch {
    // Browsers that block the site's storage throw here.
    return undefined
  }
}

/** Called by the app: provides the token, and handles refusals. */
export function setUpLive(setUp: { readToken: typeof token; onRefused: typeof refusal }): void {
  token = setUp.readToken
  refusal = setUp.onRefused
  connection.turn()
  document.addEventListener('visibilitychange', () => connection.turn())
  document.addEventListener('freeze', () => connection.setAway(true))
  document.addEventListener('resume', () => connection.setAway(false))
  window.addEventListener('pagehide', () => connection.setAway(true))
  window.addEventListener('pageshow', () => connection.setAway(false))
  window.addEventListener('online', () => connection.retryNow())
}

/** Requests the full state of these topics again after a gap. */
export const renewTopics = (missed: (topic: string) => boolean): void =>
  connection.renew([...topics.keys()].filter(missed))

/** Closes the connection, for example after a logout; the next requested topic reopens it. */
export const stopLive = (): void => connection.stop()

/** The server limits the number of topics; the oldest requests come first. */
const resumeLive = (): void => connection.listenTo(token() === undefined ? [] : [...topics.keys()])

/** Subscribes to all messages of an event, parsed. Returns an unsubscribe function. */
export function onLive(event: string, handler: Handler): () => void {
  const own = handlers.get(event) ?? new Set()
  handlers.set(event, own.add(handler))
  return () => void own.delete(handler)
}

/**
 * Subscribes to all messages of a topic, which are then not passed to the event handlers. Returns an
 * unsubscribe function.
 */
export function onLiveTopic(topic: string, handler: TopicHandler): () => void {
  topicHandlers.set(topic, handler)
  return () => void (topicHandlers.get(topic) === handler && topicHandlers.delete(topic))
}

/**
 * Subscribes to topics (`oddsTopic(fixtureId)`, `LIVE_TOPIC` …) while the component is mounted; one
 * connection carries all topics of the page and stays open when they change.
 */
export function useLiveTopics(wanted: readonly string[]): void {
  const key = [...new Set(wanted)].sort().join(',')
  useEffect(() => {
    const own = key === '' ? [] : key.split(',')
    for (const topic of own) topics.set(topic, (topics.get(topic) ?? 0) + 1)
    queueMicrotask(resumeLive)
    return () => {
      for (const topic of own) release(topic)
      queueMicrotask(resumeLive)
    }
  }, [key])
}

function release(topic: string): void {
  const left = (topics.get(topic) ?? 1) - 1
  if (left > 0) topics.set(topic, left)
  else topics.delete(topic)
}

function subscribeState(notify: () => void): () => void {
  stateListeners.add(notify)
  return () => void stateListeners.delete(notify)
}

/** Whether prices on screen are live now. */
export const useLiveState = (): StreamState => useSyncExternalStore(subscribeState, () => state)

/** Number of consecutive failed attempts; 0 while the connection is open. */
export const useLiveFailures = (): number => useSyncExternalStore(subscribeState, () => failures)

/** Milliseconds since the connection last received anything; 0 while none is requested. */
export const silentFor = (at: number): number => (state === 'off' && !isRefused ? 0 : at - heardAt)

/** True when the connection has been silent too long for live prices to be reliable (handbook 2.8). */
export const useConnectionSilent = (): boolean => useClock(at => silentFor(at) > liveSilence)

function dispatch({ event, topic, data: text }: LiveMessage): void {
  const ofTopic = topicHandlers.get(topic)
  const ofEvent = handlers.get(event)
  if (!ofTopic && !ofEvent) return
  const data = readJson(text)
  if (data === undefined) return
  if (ofTopic) ofTopic(event, data)
  else for (const handle of ofEvent ?? []) handle(data)
}
