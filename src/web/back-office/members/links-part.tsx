import { Network } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type MemberShares,
  memberLinkContract,
  type RecommendedMember,
} from '#contract/back-office/members/member-links.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { LevelBadge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { StateBadge } from './member-badges.tsx'
import type { TabProps } from './member-filter.ts'

/** A member's links to others: shared devices, IP addresses and phones, and recommendations. */
export const LinksPart = (props: TabProps) => (
  <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
    <Shares id={props.id} />
    <Recommenders {...props} />
  </div>
)

function Shares({ id }: { readonly id: number }) {
  const answer = useCall(memberLinkContract.shares, { params: { id } }, { staleTime: 0 })
  return (
    <section aria-label="함께 사용하는 회원" className="grid gap-3">
      <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-11" />}>
        {shares => (
          <>
            <Group title="같은 기기" nothing="같은 기기를 사용하는 회원이 없습니다.">
              {shares.browsers.map(one => (
                <Row
                  key={one.id}
                  member={one}
                  note={`함께 사용한 날 ${formatFigure(one.days)}일 · 최근 ${one.lastDay}`}
                />
              ))}
            </Group>
            <Group title="같은 아이피 (90일)" nothing="같은 아이피를 사용하는 회원이 없습니다.">
              {shares.addresses.map(one => (
                <Row
                  key={`${one.id} ${one.address}`}
                  member={one}
                  note={`${one.address} · 같은 날 ${formatFigure(one.days)}일 · 로그인 ${formatFigure(one.logins)}회 · ${one.lastAt.slice(5, 16)}`}
                />
              ))}
            </Group>
            {shares.phones && (
              <Group title="같은 휴대폰 번호" nothing="같은 번호를 등록한 회원이 없습니다.">
                {shares.phones.map(one => (
                  <Row key={one.id} member={one} note="가입할 때 입력한 번호가 같습니다." />
                ))}
              </Group>
            )}
          </>
        )}
      </AnswerView>
    </section>
  )
}

type GroupProps = {
  readonly title: string
  readonly nothing: string
  readonly children: readonly ReactNode[]
}

const Group = ({ title, nothing, children }: GroupProps) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    {children.length === 0 ? (
      <p className="card px-3.5 py-3 text-sm text-dim">{nothing}</p>
    ) : (
      <ul className="card divide-y divide-line text-sm">{children}</ul>
    )}
  </section>
)

type RowProps = { readonly member: MemberShares['browsers'][number]; readonly note: string }
type Named = Omit<RowProps['member'], 'days' | 'lastDay'>

const Row = ({ member, note }: { readonly member: Named; readonly note: string }) => (
  <li className="flex items-center justify-between gap-3 px-3.5 py-2">
    <div className="grid min-w-0 gap-0.5">
      <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
      <p className="text-xs text-dim wrap-anywhere">{note}</p>
    </div>
    <StateBadge state={member.status} />
  </li>
)

function Recommenders({ id, filter: { page }, show }: TabProps) {
  const answer = usePagedCall(memberLinkContract.recommenders, { params: { id }, query: { page } }, page)
  return (
    <section aria-label="추천인 계보" className="grid gap-2">
      <h2 className="text-md font-semibold">추천인 계보</h2>
      {answer.data && <Above above={answer.data.above} />}
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        unit="명 추천"
        icon={Network}
        nothing="추천한 회원이 없습니다."
      >
        {({ below }) => (
          <ul aria-label="추천한 회원" className="card divide-y divide-line text-sm">
            {below.map(one => (
              <Recommended key={one.id} member={one} />
            ))}
          </ul>
        )}
      </CountedAnswer>
    </section>
  )
}

/** From the first recommender down to the member's own. */
function Above({ above }: { readonly above: readonly Named[] }) {
  if (above.length === 0)
    return <p className="card px-3.5 py-3 text-sm text-dim">추천인 없이 가입했습니다.</p>
  return (
    <ol
      aria-label="추천인"
      className="card flex flex-wrap items-center gap-x-2 gap-y-1 px-3.5 py-2.5 text-sm"
    >
      {above.toReversed().map(({ id, nickname, userId }) => (
        <li key={id} className="flex items-center gap-2">
          <MemberLink id={id}>{`${nickname} (${userId})`}</MemberLink>
          <span aria-hidden className="text-dim">
            ›
          </span>
        </li>
      ))}
      <li className="text-dim">이 회원</li>
    </ol>
  )
}

const Recommended = ({ member }: { readonly member: RecommendedMember }) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <MemberLink id={member.id}>{`${member.nickname} (${member.userId})`}</MemberLink>
      </span>
      <span className="flex shrink-0 items-center gap-1.5">
        <LevelBadge level={member.level} />
        <StateBadge state={member.status} />
      </span>
    </div>
    <p className="text-xs text-dim">
      {`이번 달 베팅 ${formatFigure(member.month.staked)}원 · 지급 ${formatFigure(member.month.returned)}원 · 추천 ${formatFigure(member.friends)}명 · 가입 ${member.joinedAt.slice(0, 10)}`}
    </p>
  </li>
)
