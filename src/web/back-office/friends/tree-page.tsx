import { useParams } from '@tanstack/react-router'
import { friendOperatorContract, type TreeMember } from '#contract/promotions/friends.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText } from '../kit/lists/address.ts'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { TreeLink } from './recommender-list.tsx'
import { ReferralStatusBadge } from './referral-status-badge.tsx'
import { TreeBelow } from './tree-below.tsx'

/** 추천인 구조: the recommenders of a member, and two generations below (handbook 5.11). */
export function Page() {
  const { memberId = '' }: { readonly memberId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(memberId)) throw pageNotFound()
  return <Tree memberId={Number(memberId)} />
}

const pageForm = {
  read: ({ page }: { readonly page?: string }) => ({ page: readPage(page) }),
  write: ({ page }: { readonly page: number }) => ({ page: pageText(page) }),
}

function Tree({ memberId }: { readonly memberId: number }) {
  const { filter, show } = useAddressFilter(pageForm)
  const { page } = filter
  const answer = usePagedCall(friendOperatorContract.tree, { params: { memberId }, query: { page } }, page)
  return (
    <DeskPage title="추천인 구조" back={{ to: '/admin/friends', title: '추천인관리' }}>
      <PagedAnswer answer={answer} page={page} onPage={next => show({ page: next })} rows={6}>
        {({ member, above, below, totalCount }) => (
          <div className="grid gap-4">
            <Above above={above} />
            <section aria-label="회원" className="card grid max-w-[640px] gap-3 p-4">
              <h2 className="flex items-center gap-2 text-lg">
                {member.userId} <span className="font-normal text-dim">{member.nickname}</span>
                <ReferralStatusBadge status={member.status} />
              </h2>
              <FactList
                dense
                facts={[
                  ['추천인 코드', member.code],
                  ['가입일', member.joinedOn],
                  ['친구', `${formatFigure(totalCount)}명`],
                  ['누적 추천 포인트', `${formatFigure(member.points)}P`],
                ]}
              />
            </section>
            <TreeBelow below={below} />
          </div>
        )}
      </PagedAnswer>
    </DeskPage>
  )
}

/** From the most distant to the direct recommender. */
function Above({ above }: { readonly above: readonly TreeMember[] }) {
  if (above.length === 0) return <p className="text-sm text-dim">추천인 없이 가입한 회원입니다.</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="text-dim">추천인</span>
      {above.toReversed().map(one => (
        <span key={one.id} className="inline-flex items-center gap-2">
          <TreeLink member={one} />
          <span aria-hidden className="text-dim">
            ›
          </span>
        </span>
      ))}
    </p>
  )
}
