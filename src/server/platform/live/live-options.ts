import type { ReadState } from './live-states.ts'

export type LiveOptions = {
  readonly snapshot: ReadState
  readonly onFault?: (fault: unknown) => void
  /** Frames leave at most so often; what comes meanwhile is gathered into the next. */
  readonly tickMilliseconds?: number
  /** More than this unsent, and a listener gets nothing but a fresh state once it reads again. */
  readonly waitingMax?: number
  /** Frames kept for connections that break. */
  readonly ringBytesMax?: number
  /** How long a topic that nobody hears is still recorded, so that a broken connection can come back. */
  readonly warmMilliseconds?: number
  /** A listener that reads nothing for so long is hung up on. */
  readonly lateMilliseconds?: number
}

export const usualLiveOptions = {
  onFault: () => {},
  tickMilliseconds: 60,
  waitingMax: 256 * 1024,
  ringBytesMax: 8 * 1024 * 1024,
  warmMilliseconds: 60_000,
  lateMilliseconds: 120_000,
} satisfies Omit<LiveOptions, 'snapshot'>
