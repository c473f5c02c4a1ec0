import { messageContract, messageOperatorContract } from '#contract/messages.ts'
import { popupContract, popupOperatorContract } from '#contract/popups.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { messageOperatorRoutes } from './community.operator.ts'
import { messageRoutes } from './community.routes.ts'
import { popupOperatorRoutes, popupRoutes } from './popups/popups.routes.ts'
import { type FindUnreadCount, unreadCounts } from './unread-count.ts'

export type Community = {
  readonly findUnreadCount: FindUnreadCount
  readonly features: readonly Feature[]
}

/** What members and operators have to say to each other, as the app takes it: messages and popups. */
export function openCommunity(deps: Pick<Deps, 'db' | 'clock' | 'bus'>): Community {
  const findUnreadCount = unreadCounts(deps)
  return {
    findUnreadCount,
    features: [
      feature(messageContract, messageRoutes({ ...deps, findUnreadCount })),
      feature(messageOperatorContract, messageOperatorRoutes(deps)),
      feature(popupContract, popupRoutes(deps)),
      feature(popupOperatorContract, popupOperatorRoutes(deps)),
    ],
  }
}
