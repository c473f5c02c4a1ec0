import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeskMemberView } from '#contract/back-office/member-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'
import type { MemberTab } from './member-filter.ts'
import { RecentBets, RecentMoney } from './recent-part.tsx'
import { SealedDialog, type SealedField, sealedWords } from './sealed-dialog.tsx'

const won = (figure: number): string => `${formatFigure(figure)}원`
const points = (figure: number): string => `${formatFigure(figure)}P`

type PartProps = { readonly member: DeskMemberView }

type OverviewProps = PartProps & { readonly onTab: (tab: MemberTab) => void }

/** Overview of a member: money, activity, account, and masked personal data. */
export function OverviewPart({ member, onTab }: OverviewProps) {
  const [seesBets, seesMoney] = [useMay('bets:read'), useMay('money:read')]
  return (
    <div className="grid grid-cols-3 items-start gap-4 narrow:grid-cols-1">
      <div className="col-span-2 grid grid-cols-2 items-start gap-4 narrow:col-span-1 narrow:grid-cols-1">
        <Group title="보유" facts={moneyFacts(member)} />
        <Group title="이용" facts={useFacts(member)} />
        {seesBets && <RecentBets id={member.id} onTab={onTab} />}
        {seesMoney && <RecentMoney id={member.id} onTab={onTab} />}
      </div>
      <Account member={member} />
    </div>
  )
}

const Group = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    <FactList dense facts={facts} />
  </section>
)

const moneyFacts = ({
  wallet,
  points: held,
  coins,
  held: waiting,
  debt,
  pointsDebt,
}: DeskMemberView): Fact[] => [
  ['보유 머니', won(wallet)],
  ['포인트', points(held)],
  ['코인', `${formatFigure(coins)}개`],
  ['접수중인 베팅금', won(waiting)],
  ...(debt > 0 ? [['미수 머니', won(debt)] as const] : []),
  ...(pointsDebt > 0 ? [['미수 포인트', points(pointsDebt)] as const] : []),
]

function useFacts({ use, openBets }: DeskMemberView): Fact[] {
  const word = ({ staked, returned }: DeskMemberView['use']['day']) =>
    `베팅 ${won(staked)} · 지급 ${won(returned)}`
  return [
    ['오늘', word(use.day)],
    ['이번 주', word(use.week)],
    ['이번 달', word(use.month)],
    ['진행중 베팅', `${formatFigure(openBets.count)}건 · ${won(openBets.staked)}`],
    ['예상 당첨금', won(openBets.winnings)],
  ]
}

function Account({ member }: PartProps) {
  const [asked, setAsked] = useState<SealedField>()
  const maySee = useMay('personal:read')
  const sealed = (field: SealedField, isKept: boolean): Fact => [
    sealedWords[field],
    isKept ? (
      maySee ? (
        <Button
          key={field}
          size="sm"
          aria-label={`${sealedWords[field]} 보기`}
          onClick={() => setAsked(field)}
        >
          보기
        </Button>
      ) : (
        '비공개'
      )
    ) : (
      '없음'
    ),
  ]
  return (
    <>
      <Group
        title="계정"
        facts={[
          ...accountFacts(member),
          sealed('phone', member.hasPhone),
          sealed('birthDate', member.hasBirthDate),
        ]}
      />
      {asked && <SealedDialog member={member} field={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const accountFacts = (member: DeskMemberView): Fact[] => {
  const { recommender, lastLogin } = member
  return [
    ['가입', member.joinedAt.slice(0, 16)],
    ['승인', member.activatedAt?.slice(0, 16) ?? '–'],
    ['최근 로그인', lastLogin ? `${lastLogin.at.slice(0, 16)} · ${lastLogin.address}` : '–'],
    [
      '추천인',
      recommender ? (
        <MemberLink
          key="recommender"
          id={recommender.id}
        >{`${recommender.nickname} (${recommender.userId})`}</MemberLink>
      ) : (
        '없음'
      ),
    ],
    ['추천인 코드', member.recommenderCode],
    ['추천한 친구', <Friends key="friends" member={member} />],
    ['성향', member.tendency === 0 ? '일반' : String(member.tendency)],
    ['2단계 인증', member.hasSecondFactor ? '사용' : '사용 안 함'],
    ['환전비밀번호', member.hasExchangePassword ? '설정됨' : '없음'],
  ]
}

function Friends({ member: { id, friends } }: PartProps) {
  const text = `${formatFigure(friends)}명`
  if (!useMay('promotions:read')) return text
  return (
    <Link
      to="/admin/friends/$memberId"
      params={{ memberId: String(id) }}
      className="underline decoration-edge underline-offset-4 hover:decoration-current"
    >
      {text}
    </Link>
  )
}
