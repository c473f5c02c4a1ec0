import { Link } from '@tanstack/react-router'
import type { BetDetail } from '#contract/back-office/bet-desk.ts'
import { resettleCauseWord } from '#domain/bets/resettle-cause.ts'
import { ruleTitles } from '#domain/rules/rule-keys.ts'
import { oddsAcceptWord } from '#domain/slip/odds-accept.ko.ts'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Money } from '#web/kit/display/figures.tsx'
import { kindWord, totalWord } from './bet-words.tsx'

/** Facts of the bet: member, time, amounts, and rules. */
export function BetFacts({ detail }: { readonly detail: BetDetail }) {
  return (
    <section aria-label="베팅 정보">
      <FactList dense facts={factsOf(detail)} />
    </section>
  )
}

function factsOf({ bet, member, settlements, ledger }: BetDetail): readonly Fact[] {
  const isOpen = bet.status === 0
  const facts: (Fact | false)[] = [
    [
      '회원',
      <Link
        key="member"
        to="/admin/bets"
        search={{ member: member.userId }}
        className="underline underline-offset-2"
      >{`${member.nickname} (${member.userId})`}</Link>,
    ],
    ['베팅시간', bet.createdAt],
    [
      '구분',
      kindWord({
        gameType: bet.gameType,
        legCount: bet.bettings.filter(({ round }) => !round).length || null,
      }),
    ],
    ['방식', bet.betStyle === 'KR' ? '한국형' : '유럽형'],
    ['베팅금', <Money key="stake" won={bet.amounts} />],
    bet.isFree !== undefined && [
      '프리벳',
      '쿠폰 베팅금 (당첨 시 베팅금 제외 지급, 적중특례·취소 시 쿠폰 반환)',
    ],
    ['총배당', totalWord(bet.totalRatio)],
    bet.bonus !== null && ['보너스 배당', `${bet.bonus.folds}폴더 이상 ${totalWord(bet.bonus.betPrice)}`],
    isOpen
      ? ['예상당첨금', <Money key="winnings" won={bet.winnings} />]
      : ['지급액', <Money key="paid" won={ledger.paid} />],
    ['배당 변경 시', bet.oddsAcceptMode ? oddsAcceptWord[bet.oddsAcceptMode] : '–'],
    ['적용 규정', bet.rules ? <RulesLink key="rules" rules={bet.rules} /> : '–'],
    ['처리시간', bet.settledAt ?? '–'],
    settlements > 1 && ['정산 횟수', `${settlements}회`],
    bet.resettledBy !== null && ['재정산', resettleCauseWord[bet.resettledBy]],
    ['기기', bet.device ?? '–'],
    ['아이피', bet.address ?? '–'],
  ]
  return facts.filter(fact => fact !== false)
}

const RulesLink = ({
  rules: { key, version },
}: {
  readonly rules: NonNullable<BetDetail['bet']['rules']>
}) => (
  <Link to="/rule" search={{ category: key, version }} className="underline underline-offset-2">
    {`${ruleTitles[key]} 제${version}판`}
  </Link>
)
