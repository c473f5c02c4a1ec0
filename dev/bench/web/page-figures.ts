import { assert } from '#domain/assert.ts'
import { bytesSent, type Visited } from './visit.ts'

/** Kilobytes (1,000 bytes, gzip) and milliseconds; medians of the visits. */
export type PageFigures = {
  /** Scripts until the page can be used, then all that load without a press. */
  readonly jsKb: number
  readonly jsRequests: number
  readonly jsAllKb: number
  readonly jsAllRequests: number
  readonly cssKb: number
  readonly fontKb: number
  readonly fontRequests: number
  readonly lcpMs: number
  readonly usableMs: number
  readonly clsLoad: number
  readonly clsIdle: number
  readonly inpMs: number
  readonly pressToCartMs: number
}

/** Returns the figures of a page at one width from its visits. */
export function figuresOfVisits(visits: readonly Visited[], clsIdle: number): PageFigures {
  const of = (figure: (visit: Visited) => number) => median(visits.map(figure))
  const filesOf = (files: readonly string[], ending: string) => files.filter(file => file.endsWith(ending))
  const kbOf = (files: readonly string[], ending: string) =>
    Math.round(filesOf(files, ending).reduce((sum, file) => sum + bytesSent(file), 0) / 100) / 10
  return {
    jsKb: of(visit => kbOf(visit.first, '.js')),
    jsRequests: of(visit => filesOf(visit.first, '.js').length),
    jsAllKb: of(visit => kbOf(visit.all, '.js')),
    jsAllRequests: of(visit => filesOf(visit.all, '.js').length),
    cssKb: of(visit => kbOf(visit.all, '.css')),
    fontKb: of(visit => kbOf(visit.all, '.woff2')),
    fontRequests: of(visit => filesOf(visit.all, '.woff2').length),
    lcpMs: Math.round(of(visit => visit.lcp)),
    usableMs: Math.round(of(visit => visit.usableAt ?? 0)),
    clsLoad: round3(of(visit => visit.shift)),
    clsIdle: round3(clsIdle),
    inpMs: of(visit => visit.interaction),
    pressToCartMs: Math.round(of(visit => (visit.answeredAt ?? 0) - (visit.pressedAt ?? 0))),
  }
}

const round3 = (figure: number): number => Math.round(figure * 1_000) / 1_000

function median(figures: readonly number[]): number {
  const middle = figures.toSorted((a, b) => a - b)[figures.length >> 1]
  assert(middle !== undefined, 'there was a visit')
  return middle
}
