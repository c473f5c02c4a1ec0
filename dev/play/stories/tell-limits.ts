import type { Person, Visitor } from '../visitor.ts'

const NONE = { stakeMax: null, payoutMax: null, memberStakeMax: null, openPayoutMax: null }

/** Sets house limits on markets that are easily misjudged, on a day, and on the first offered match. */
export async function limitTheHouse({ done }: Visitor, operator: Person): Promise<void> {
  const limit = (place: object, amounts: object, reason: string) =>
    done('admin/house-limits', operator, { place, amounts: { ...NONE, ...amounts }, revision: 0, reason })
  await limit(
    { scope: 'market', marketId: 6 },
    { stakeMax: 200_000, payoutMax: 5_000_000 },
    '고배당 유형 위험 관리',
  )
  await limit({ scope: 'day', level: null }, { memberStakeMax: 20_000_000 }, '하루 베팅 상한')
  const { fixtures }: { fixtures: readonly { fixtureId: number }[] } = await done(
    'admin/trading/fixtures?state=upcoming',
    operator,
  )
  const fixtureId = fixtures.at(-1)?.fixtureId
  if (fixtureId !== undefined)
    await limit(
      { scope: 'fixture', fixtureId, marketId: null },
      { stakeMax: 1_000_000, openPayoutMax: 50_000_000 },
      '관심 경기 노출 관리',
    )
}
