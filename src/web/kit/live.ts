import { useEffect, useSyncExternalStore } from 'react'
import { createLiveClient, type LiveState } from './live-client.ts'
import type { LiveMessage } from './live-stream.ts'

type Handler = (data: unknown) => void

const handlers = new Map<string, Set<Handler>>()
const topics = new Map<string, number>()
const stateListeners = new Set<() => void>()
let state: LiveState = 'off'
let refusal: (status: number, text: string) => boolean = () => false
let token: () => string | undefined = () => undefined

const client = createLiveClient({
  fetch: (...request) => fetch(...request),
  readToken: () => token(),
  onMessage: dispatch,
  onState: next => {
    state = next
    for (const notify of stateListeners) notify()
  },
  onRefused: (status, text) => refusal(status, text),
  schedule: (act, delay) => {
    const timer = window.setTimeout(act, delay)
    return () => window.clearTimeout(timer)
  },
  spread: Math.random,
})

/** The app tells whose line this is and what a refused line means. */
export function setUpLive(setUp: { readToken: typeof token; onRefused: typeof refusal }): void {
  token = setUp.readToken
  refusal = setUp.onRefused
  window.addEventListener('online', () => client.retryNow())
}

/** Hangs up, as after a logout. Topics still asked for are listened to again by `resumeLive`. */
export const stopLive = (): void => client.stop()
export const resumeLive = (): void => client.listenTo([...topics.keys()])

/** Hears every message of one event, parsed. Gives the way to stop. */
export function onLive(event: string, handler: Handler): () => void {
  const own = handlers.get(event) ?? new Set()
  handlers.set(event, own.add(handler))
  return () => void own.delete(handler)
}

/** Listens to a topic for as long as the component is there; one line carries all topics of the page. */
export function useLiveTopic(topic: string | undefined): void {
  useEffect(() => {
    if (topic === undefined) return
    topics.set(topic, (topics.get(topic) ?? 0) + 1)
    queueMicrotask(resumeLive)
    return () => {
      const left = (topics.get(topic) ?? 1) - 1
      if (left > 0) topics.set(topic, left)
      else topics.delete(topic)
      queueMicrotask(resumeLive)
    }
  }, [topic])
}

function subscribeState(notify: () => void): () => void {
  stateListeners.add(notify)
  return () => void stateListeners.delete(notify)
}

/** Whether prices on screen are live just now. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribeState, () => state)

function dispatch(message: LiveMessage): void {
  const own = handlers.get(message.event)
  if (!own) return
  const data = parse(message.data)
  if (data !== undefined) for (const handle of own) handle(data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
