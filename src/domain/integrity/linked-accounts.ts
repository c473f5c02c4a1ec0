import type { MemberId } from '../ids.ts'
import { formatFigure } from '../korean-formats.ts'
import { type Hint, type PickedBet, stakesOf } from './hints.ts'
import type { Thresholds } from './thresholds.ts'

export const linkWords = { browser: '같은 기기', address: '같은 아이피', phone: '같은 휴대폰 번호' } as const
export type LinkBy = keyof typeof linkWords

/** Two members who share something. */
export type MemberLink = { readonly one: MemberId; readonly other: MemberId; readonly by: LinkBy }

/** Finds linked accounts that bet on one market, on the same pick or on different picks (B19). */
export const linkedAccounts = (
  bets: readonly PickedBet[],
  links: readonly MemberLink[],
  thresholds: Thresholds,
): readonly Hint[] =>
  links.length === 0
    ? []
    : [...Map.groupBy(bets, ({ marketId }) => marketId)].flatMap(([marketId, onMarket]) =>
        groupsOf(onMarket, links).flatMap((group): Hint[] => {
          const own = onMarket.filter(({ memberId }) => group.members.has(memberId))
          if (stakesOf(own) < thresholds.linkedStakeMin) return []
          return [
            {
              kind: 'linked-accounts',
              subject: `member:${Math.min(...group.members)}`,
              key: `market:${marketId}`,
              bets: own,
              others: [],
              text: textOf(own, group),
            },
          ]
        }),
      )

type Group = { readonly members: ReadonlySet<MemberId>; readonly by: ReadonlySet<LinkBy> }

/** Groups the bettors of a market by their links. */
function groupsOf(bets: readonly PickedBet[], links: readonly MemberLink[]): readonly Group[] {
  const bettors = new Set(bets.map(({ memberId }) => memberId))
  let groups: Group[] = []
  for (const { one, other, by } of links) {
    if (!bettors.has(one) || !bettors.has(other)) continue
    const met = groups.filter(({ members }) => members.has(one) || members.has(other))
    const joined: Group = {
      members: new Set([one, other, ...met.flatMap(({ members }) => [...members])]),
      by: new Set([by, ...met.flatMap(group => [...group.by])]),
    }
    groups = [...groups.filter(group => !met.includes(group)), joined]
  }
  return groups
}

function textOf(bets: readonly PickedBet[], { members, by }: Group): string {
  const shared = (Object.keys(linkWords) as LinkBy[]).filter(one => by.has(one)).map(one => linkWords[one])
  const sides = new Set(bets.map(({ outcomeId }) => outcomeId)).size
  const where = sides === 1 ? '같은 픽에' : `한 마켓의 서로 다른 픽 ${sides}개에`
  return `${shared.join(', ')}로 연결된 회원 ${formatFigure(members.size)}명이 ${where} ${formatFigure(new Set(bets.map(({ betId }) => betId)).size)}건, 모두 ${formatFigure(stakesOf(bets))}원을 베팅했습니다.`
}
