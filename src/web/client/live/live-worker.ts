// The shared worker that holds the live connection of a browser: all tabs of a login listen by it.
import { isLiveOver } from '../api/global-status.ts'
import { createLiveHub, type HubTab, type TabWish } from './live-hub.ts'
import { liveSilence } from './live-silence.ts'

const SWEEP_MILLISECONDS = 60_000

const hub = createLiveHub({
  fetch: (...request) => fetch(...request),
  isFinal: isLiveOver,
  now: Date.now,
  schedule: (act, delay) => {
    const timer = setTimeout(act, delay)
    return () => clearTimeout(timer)
  },
  spread: Math.random,
  silenceMax: liveSilence,
})

setInterval(hub.sweep, SWEEP_MILLISECONDS)

addEventListener('connect', event => {
  const [port] = event instanceof MessageEvent ? event.ports : []
  if (!port) return
  const tab: HubTab = { post: message => port.postMessage(message) }
  port.onmessage = ({ data }: MessageEvent<TabWish>) => hub.take(tab, data)
})

addEventListener('online', hub.retryNow)
