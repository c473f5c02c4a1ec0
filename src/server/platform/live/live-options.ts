import type { ReadState } from './live-states.ts'

export type LiveOptions = {
  readonly snapshot: ReadState
  readonly onFault?: (fault: unknown) => void
  /** Minimum interval between frames; messages in between are merged into the next frame. */
  readonly tickMilliseconds?: number
  /** Maximum number of unsent bytes; above it a listener gets only a fresh state once it reads again. */
  readonly waitingMax?: number
  /** Size of the buffer of frames for broken connections. */
  readonly ringBytesMax?: number
  /** How long a topic without listeners is still recorded, so that a broken connection can resume. */
  readonly warmMilliseconds?: number
  /** A listener that reads nothing for this long is disconnected. */
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
