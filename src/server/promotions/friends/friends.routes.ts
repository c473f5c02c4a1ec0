import type { friendContract, FriendRule as WireRule } from '#contract/promotions/friends.ts'
import type { FriendRule } from '#domain/promotions/friend-points.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readFriendList, readOwnFriends } from './read-friends.ts'

/** Member routes for their code and their friends. */
export const friendRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof friendContract> => ({
  own: async ({ caller }) => {
    const { rule, ...own } = await readOwnFriends(deps, caller.memberId)
    return accept({ ...own, rule: wireRule(rule) })
  },
  list: async ({ query, caller }) => accept(await readFriendList(deps, caller.memberId, query.page)),
})

export const wireRule = ({ on, base, rates }: FriendRule): WireRule => ({
  on,
  base,
  firstRate: rates[1],
  secondRate: rates[2],
})
