import type { memberLinkContract } from '#contract/back-office/members/member-links.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { findMember } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readReceived, readRecommenders, readShares } from './member-links.ts'
import { seoul, seoulOrNone } from './wire-member.ts'

/** Operator routes for links between a member and others. */
export const memberLinkRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof memberLinkContract> => {
  const isMember = async (id: number) => (await findMember(deps.db, id as MemberId)) !== undefined
  return {
    shares: async ({ params, caller }) => {
      if (!(await isMember(params.id))) return refuse({ code: 'NOT_FOUND' })
      const mayKnowPhones = caller.permissions.has('personal:read')
      const { addresses, ...shares } = await readShares(deps, params.id as MemberId, mayKnowPhones)
      return accept({
        ...shares,
        addresses: addresses.map(({ lastAt, ...one }) => ({ ...one, lastAt: seoul(lastAt) })),
      })
    },
    recommenders: async ({ params, query }) => {
      if (!(await isMember(params.id))) return refuse({ code: 'NOT_FOUND' })
      const { below, ...found } = await readRecommenders(deps, params.id as MemberId, query.page)
      return accept({
        ...found,
        below: below.map(({ joinedAt, ...one }) => ({ ...one, joinedAt: seoul(joinedAt) })),
      })
    },
    messages: async ({ params, query }) => {
      if (!(await isMember(params.id))) return refuse({ code: 'NOT_FOUND' })
      const { messages, ...counts } = await readReceived(deps, params.id as MemberId, query.page)
      return accept({
        messages: messages.map(({ operator, sentAt, readAt, deletedAt, ...one }) => ({
          ...one,
          operator: operator ?? '',
          sentAt: seoul(sentAt),
          readAt: seoulOrNone(readAt),
          deletedAt: seoulOrNone(deletedAt),
        })),
        ...counts,
      })
    },
  }
}
