import type { MemberId } from '#domain/ids.ts'
import { topic } from '#server/platform/news/bus.ts'

/** Published after each commit of this folder that changed a member's points. */
export const pointsChanged = topic<{ readonly memberId: MemberId }>('points-changed', { reach: 'house' })
