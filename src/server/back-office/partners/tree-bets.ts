import type { partnerContract } from '#contract/partner/partner.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { Query } from '#contract/wire/route.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import { type BetListDeps, LOOKED_MAX, readListed } from '../bets/read-bets.ts'
import { searchBets } from '../bets/search-bets.sql.ts'
import { listTreeIds } from './tree-members.sql.ts'

type Asked = Query<typeof partnerContract.bets>

/**
 * Returns a page of the bets of a partner's tree, newest first; a search reads a limited number of the newest bets,
 * like that of the back office.
 */
export async function readTreeBets(
  deps: BetListDeps,
  partner: MemberId,
  { page, member, memberId, status, gameType, from, to }: Asked,
) {
  const first = from === undefined ? undefined : seoulDayRange(from)?.from
  const before = to === undefined ? undefined : seoulDayRange(to)?.before
  const memberIds = await listTreeIds(deps.db, partner, {
    id: memberId as MemberId | undefined,
    name: member,
  })
  const found = await searchBets(
    deps.db,
    {
      memberIds,
      fromId: first && uuidFloor(first),
      toId: before && uuidFloor(before),
      statusCode: status,
      gameType,
      summedUp: {},
      kind: 'all',
      largeFrom: 0,
      closingSeconds: 0,
    },
    { limit: LOOKED_MAX },
    { sort: 'time', ...partOf(page) },
  )
  const owners = found.ids.map((id, index) => ({ id, memberId: found.memberIds[index] ?? (0 as MemberId) }))
  const bets = owners.length === 0 ? [] : await readListed(deps, owners)
  return { bets, ...pageCountsOf(found.total) }
}
