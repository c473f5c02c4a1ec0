import { answerTemplateContract } from '#contract/back-office/answer-templates.ts'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { boardContract } from '#contract/community/boards.ts'
import { customerContract } from '#contract/community/customer.ts'
import { messageContract, messageOperatorContract } from '#contract/community/messages.ts'
import { popupContract, popupOperatorContract } from '#contract/community/popups.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { boardOperatorRoutes } from './boards/boards.operator.ts'
import { boardRoutes } from './boards/boards.routes.ts'
import { messageOperatorRoutes } from './community.operator.ts'
import { messageRoutes } from './community.routes.ts'
import { customerOperatorRoutes } from './customer/customer.operator.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { openFindPassword } from './customer/find-password.ts'
import { answerTemplateRoutes } from './customer/templates.operator.ts'
import { popupOperatorRoutes, popupRoutes } from './popups/popups.routes.ts'
import { type FindUnreadCount, unreadCounts } from './unread-count.ts'

export type Community = {
  readonly findUnreadCount: FindUnreadCount
  readonly features: readonly Feature[]
}

type CommunityDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'newUuid'> & { readonly site: Site }

/** Opens communication between members and operators: messages, popups, the free board, customer service. */
export function openCommunity(deps: CommunityDeps): Community {
  const findUnreadCount = unreadCounts(deps)
  return {
    findUnreadCount,
    features: [
      feature(messageContract, messageRoutes({ ...deps, findUnreadCount })),
      feature(messageOperatorContract, messageOperatorRoutes(deps)),
      feature(boardContract, boardRoutes(deps)),
      feature(boardOperatorContract, boardOperatorRoutes(deps)),
      feature(customerContract, customerRoutes({ ...deps, findPassword: openFindPassword(deps) })),
      feature(customerOperatorContract, customerOperatorRoutes(deps)),
      feature(answerTemplateContract, answerTemplateRoutes(deps)),
      feature(popupContract, popupRoutes(deps)),
      feature(popupOperatorContract, popupOperatorRoutes(deps)),
    ],
  }
}
