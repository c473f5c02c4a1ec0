import type { Page } from 'playwright-core'

/** Maximum sum of layout shifts while a page loads. Browsers call a page good below 0.1. */
const SHIFT_MAX = 0.02

/** Watches the layout shifts of a page's visits. For `visit({ prepare })`. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(watch)

/**
 * Returns the layout shifts since the last call as one text, if their sum is too high, and starts again from zero. A
 * footer that moves alone belongs to the change of the page.
 */
export async function takeShifts(page: Page): Promise<string | undefined> {
  const shifts = await page.evaluate(take)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum < SHIFT_MAX ? undefined : `${sum.toFixed(3)} (${shifts.map(({ moved }) => moved).join('; ')})`
}

type Shift = { readonly value: number; readonly moved: string }

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

type ShiftEntry = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

function watch(): void {
  const nameOf = (node: Node | null) => {
    const element = node instanceof HTMLElement ? node : node?.parentElement
    return `${element?.tagName} "${element?.textContent?.slice(0, 20)}"`
  }
  const note = ({ value, hadRecentInput, sources }: ShiftEntry) => {
    const moved = sources.filter(({ node }) => !(node instanceof HTMLElement && node.matches('footer')))
    if (hadRecentInput || moved.length === 0) return
    const names = moved.map(({ node }) => nameOf(node))
    window.shifts = [...(window.shifts ?? []), { value, moved: names.join(', ') }]
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) note(entry as ShiftEntry)
  }).observe({ type: 'layout-shift', buffered: true })
}

async function take(): Promise<Shift[]> {
  // Shifts of a frame are reported after it is drawn.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const shifts = window.shifts ?? []
  window.shifts = []
  return shifts
}
