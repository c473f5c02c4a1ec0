import type { Instant } from '#domain/instant.ts'
import type { PackageName } from './feed-publisher.ts'
import type { WireEvent } from './wire-events.ts'

/** A message of a recorded day: its content, package and time. */
export type DayMessage = {
  readonly at: Instant
  readonly kind: PackageName
  readonly type: number
  readonly event: WireEvent
}
