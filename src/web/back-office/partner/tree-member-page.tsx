import { useParams } from '@tanstack/react-router'
import { partnerContract, type TreeMember } from '#contract/partner/partner.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { BackLink } from '../kit/back-link.tsx'
import { DayFigures } from '../kit/day-figures.tsx'
import { pageText, readWord } from '../kit/lists/address.ts'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { TreeMemberBadges } from './member-words.tsx'
import { type Period, readPeriod, writePeriod } from './period.ts'
import { ResultsPart } from './results-part.tsx'
import { TreeBets } from './tree-bets.tsx'

const tabs = [
  { key: 'days', label: '일자별 실적' },
  { key: 'bets', label: '베팅내역' },
] as const
type Tab = (typeof tabs)[number]['key']

type Filter = Period & { readonly tab: Tab; readonly page: number }

const form: AddressForm<Filter> = {
  read: ({ tab, from, to, page }) => ({
    ...readPeriod(from, to),
    tab: readWord(['days', 'bets'], tab) ?? 'days',
    page: readPage(page),
  }),
  write: ({ tab, page, ...period }) => ({
    tab: tab === 'days' ? undefined : tab,
    page: pageText(page),
    ...(tab === 'days' && writePeriod(period)),
  }),
}

/** One member of the own tree: balances, and bets by day and one by one (handbook 6.4). */
export function Page() {
  const { memberId = '' }: { readonly memberId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(memberId)) throw pageNotFound()
  return <Member key={memberId} id={Number(memberId)} />
}

function Member({ id }: { readonly id: number }) {
  const answer = useCall(partnerContract.member, { params: { id } }, { staleTime: 0 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BackLink to="/manager/members">회원목록</BackLink>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {member => (
          <>
            <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h1 className="text-xl wrap-anywhere">
                {member.nickname} <span className="text-base font-normal text-dim">{`${member.id}번`}</span>
              </h1>
              <TreeMemberBadges member={member} />
            </header>
            <DayFigures label="회원" figures={figuresOf(member)} />
            <Parts id={id} />
          </>
        )}
      </AnswerView>
    </div>
  )
}

function Parts({ id }: { readonly id: number }) {
  const { filter, show } = useAddressFilter(form)
  return (
    <Tabs label="회원 내역" tabs={tabs} value={filter.tab} look="lines" onChange={tab => show({ tab })}>
      {filter.tab === 'days' ? (
        <ResultsPart period={filter} onPeriod={show} memberId={id} />
      ) : (
        <div className="grid gap-3">
          <TreeBets
            query={{ memberId: String(id) }}
            page={filter.page}
            onPage={page => show({ page })}
            ofOne
          />
        </div>
      )}
    </Tabs>
  )
}

const figuresOf = (member: TreeMember): readonly (readonly [string, string])[] => [
  ['보유 머니', `${formatFigure(member.wallet)}원`],
  ['포인트', `${formatFigure(member.points)}P`],
  ['이번 달 베팅금', `${formatFigure(member.month.staked)}원`],
  ['이번 달 당첨금', `${formatFigure(member.month.winnings)}원`],
  ['이번 달 순매출', `${signedFigure(member.month.ggr)}원`],
  ['추천인', member.recommender],
  ['가입', member.joinedOn],
  ['최근 로그인', member.lastLoginAt?.slice(5, 16) ?? '–'],
]
