/** Measurements that a page records during a visit. Runs in the page, before the page's own code. */
export type PageWatch = {
  lcp: number
  shift: number
  interaction: number
  /** When the first control that the visit presses is drawn, in milliseconds from the start. */
  usableAt: number | undefined
  pressedAt: number | undefined
  answeredAt: number | undefined
}

declare global {
  interface Window {
    pageWatch: PageWatch
  }
}

type Interaction = PerformanceEntry & { readonly interactionId?: number }
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/**
 * Watches for the largest paint, for layout shifts, for interactions, and for the two moments that the selectors
 * name.
 */
export function watchPage({ usable, answer }: { readonly usable: string; readonly answer: string }): void {
  const watch: PageWatch = {
    lcp: 0,
    shift: 0,
    interaction: 0,
    usableAt: undefined,
    pressedAt: undefined,
    answeredAt: undefined,
  }
  window.pageWatch = watch
  const observe = <E extends PerformanceEntry>(type: string, note: (entry: E) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry as E)
    }).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', entry => {
    watch.lcp = entry.startTime
  })
  observe<Shift>('layout-shift', entry => {
    if (!entry.hadRecentInput) watch.shift += entry.value
  })
  observe<Interaction>('event', entry => {
    if (entry.interactionId) watch.interaction = Math.max(watch.interaction, entry.duration)
  })
  addEventListener('pointerdown', () => (watch.pressedAt ??= performance.now()), true)
  const look = () => {
    if (watch.usableAt === undefined && document.querySelector(usable)) watch.usableAt = performance.now()
    if (watch.pressedAt !== undefined && watch.answeredAt === undefined && document.querySelector(answer))
      requestAnimationFrame(() => (watch.answeredAt ??= performance.now()))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}
