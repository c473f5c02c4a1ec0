import { Network } from 'lucide-react'
import { useState } from 'react'
import { type SubPartner, subPartnerContract } from '#contract/partner/sub-partners.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { partnerLevelWord } from '#domain/partners/partner-level.ts'
import { minusFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { usePartnerRights } from '#web/client/session/partner.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { ratesLine, ratesSpan } from '../kit/rate-words.ts'
import { ChangeRatesDialog, CreateDialog, StopDialog } from './sub-partner-dialogs.tsx'

type Own = Output<typeof subPartnerContract.list>['own']
type Open = { readonly what: 'create' } | { readonly what: 'rates' | 'state'; readonly partner: SubPartner }

/** 하위 파트너: all partners of the own tree; direct ones can be created, changed and stopped (handbook 6.4). */
export function Page() {
  const answer = useCall(subPartnerContract.list, undefined, { staleTime: 0, refetchInterval: 30_000 })
  const [open, setOpen] = useState<Open>()
  const mayChange = usePartnerRights().has('partner-partners:write')
  const { data } = answer
  const mayCreate = mayChange && data?.own.active && (data.own.level ?? 4) < 4
  const close = () => setOpen(undefined)
  return (
    <DeskPage
      title="하위 파트너"
      action={
        mayCreate && (
          <Button look="primary" onClick={() => setOpen({ what: 'create' })}>
            파트너 생성
          </Button>
        )
      }
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={5} className="h-9" />}>
        {({ own, partners }) => (
          <>
            <OwnRates own={own} />
            {partners.length === 0 ? (
              <NothingFound icon={Network} title="하위 파트너가 없습니다." />
            ) : (
              <List partners={partners} mayChange={mayChange} onOpen={setOpen} />
            )}
            {open?.what === 'create' && <CreateDialog own={own} onClose={close} />}
          </>
        )}
      </AnswerView>
      {open?.what === 'rates' && <ChangeRatesDialog partner={open.partner} onClose={close} />}
      {open?.what === 'state' && <StopDialog partner={open.partner} onClose={close} />}
    </DeskPage>
  )
}

const OwnRates = ({ own }: { readonly own: Own }) => (
  <section aria-label="내 요율" className="card grid gap-1 px-4 py-3">
    <p className="flex items-center gap-2 font-semibold">
      내 요율
      {own.level !== null && <Badge tone="jade">{partnerLevelWord[own.level]}</Badge>}
      {!own.active && <Badge tone="plain">중지</Badge>}
    </p>
    <p className="text-sm text-dim">{`롤링/루징 · ${ratesLine(own.rates)}`}</p>
  </section>
)

type ListProps = {
  readonly partners: readonly SubPartner[]
  readonly mayChange: boolean
  readonly onOpen: (open: Open) => void
}

function List({ partners, mayChange, onOpen }: ListProps) {
  const acts = (partner: SubPartner) =>
    mayChange && partner.isOwn ? (
      <span className="inline-flex gap-1.5">
        <Button size="sm" onClick={() => onOpen({ what: 'rates', partner })}>
          요율
        </Button>
        <Button size="sm" onClick={() => onOpen({ what: 'state', partner })}>
          {partner.active ? '중지' : '재개'}
        </Button>
      </span>
    ) : null
  return (
    <RowList
      label="하위 파트너"
      columns={[...columns, { key: 'acts', title: '', cell: acts }]}
      rows={partners}
      rowKey={({ id }) => id}
      card={partner => (
        <li className="grid gap-1 px-3.5 py-2.5">
          <p className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-semibold break-all">{partner.nickname}</span>
            <Level partner={partner} />
          </p>
          <p className="text-xs text-dim">{ratesSpan(partner.rates)}</p>
          <p className="flex items-center justify-between gap-2 text-dim">
            <span>{`소속 ${formatFigure(partner.members)}명 · 이번 달 롤링 ${minusFigure(partner.rolling)}원`}</span>
            {acts(partner)}
          </p>
        </li>
      )}
    />
  )
}

const Level = ({ partner }: { readonly partner: SubPartner }) => (
  <span className="inline-flex gap-1">
    <Badge tone="jade">{partner.level === null ? '회원' : partnerLevelWord[partner.level]}</Badge>
    {!partner.active && <Badge tone="plain">중지</Badge>}
  </span>
)

const columns: readonly Column<SubPartner>[] = [
  { key: 'nickname', title: '닉네임', cell: ({ nickname }) => nickname },
  { key: 'level', title: '등급', cell: partner => <Level partner={partner} /> },
  { key: 'parent', title: '상위 파트너', cell: ({ parent, isOwn }) => (isOwn ? '본인' : parent) },
  { key: 'members', title: '소속 회원', figures: true, cell: ({ members }) => formatFigure(members) },
  { key: 'rates', title: '요율', cell: ({ rates }) => ratesSpan(rates) },
  { key: 'rolling', title: '이번 달 롤링', figures: true, cell: ({ rolling }) => minusFigure(rolling) },
  { key: 'since', title: '요율 적용일', cell: ({ since }) => since },
]
