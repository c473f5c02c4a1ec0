import type { FixtureId, MemberId } from '../ids.ts'
import { formatFigure } from '../korean-formats.ts'
import { type Hint, type PickedBet, stakesOf } from './hints.ts'
import { type LinkBy, linkWords } from './linked-accounts.ts'

/** An employee, and the accounts linked to them. */
export type Staff = {
  readonly id: MemberId
  readonly userId: string
  /** Accounts that share something with the employee's account. */
  readonly linked: ReadonlyMap<MemberId, LinkBy>
  /** Fixtures that the employee has priced, stopped or settled. */
  readonly handled: ReadonlySet<FixtureId>
}

/**
 * Finds bets of employees, and bets of linked accounts on fixtures that the employee prices or settles
 * (B19).
 */
export const insiders = (bets: readonly PickedBet[], staff: readonly Staff[]): readonly Hint[] =>
  staff.flatMap(one => [...ownBets(bets, one), ...linkedBets(bets, one)])

function ownBets(bets: readonly PickedBet[], { id, userId }: Staff): readonly Hint[] {
  const own = bets.filter(({ memberId }) => memberId === id)
  if (own.length === 0) return []
  return [
    {
      kind: 'insider',
      subject: `member:${id}`,
      key: 'own',
      bets: own,
      others: [],
      text: `운영자·파트너 계정 ${userId}에서 직접 ${countOf(own)}을 베팅했습니다.`,
    },
  ]
}

const linkedBets = (bets: readonly PickedBet[], { id, userId, linked, handled }: Staff): readonly Hint[] =>
  [...linked].flatMap(([memberId, by]): Hint[] => {
    const own = bets.filter(bet => bet.memberId === memberId && handled.has(bet.fixtureId))
    if (own.length === 0) return []
    const fixtures = new Set(own.map(({ fixtureId }) => fixtureId)).size
    return [
      {
        kind: 'insider',
        subject: `member:${memberId}`,
        key: `staff:${id}`,
        bets: own,
        others: [id],
        text: `운영자 ${userId} 계정과 ${linkWords[by]}로 연결된 회원이, 그 운영자가 배당·정지·결과를 처리한 경기 ${formatFigure(fixtures)}개에 ${countOf(own)}을 베팅했습니다.`,
      },
    ]
  })

const countOf = (bets: readonly PickedBet[]): string =>
  `${formatFigure(new Set(bets.map(({ betId }) => betId)).size)}건, ${formatFigure(stakesOf(bets))}원`
