import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type CaseDetail, integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { caseDecisionWords, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { CaseBadge } from '../kit/cases/case-words.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import type { CaseAct } from './case-act.ts'
import { CaseBets } from './case-bets.tsx'
import { CaseHints, CaseHistory, CaseMembers } from './case-parts.tsx'

const CaseDialog = lazyDialog(() => import('./case-dialog.tsx'), 'CaseDialog')

/** One case: why it was opened, its members and bets, and its history. */
export function Page() {
  const { caseId = '' }: { readonly caseId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(caseId)) throw pageNotFound()
  const answer = useCall(integrityContract.case, { params: { id: Number(caseId) } }, { staleTime: 0 })
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage title="이상 베팅 상세" back={{ to: '/admin/integrity', title: '이상 베팅' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {detail => <Detail detail={detail} />}
      </AnswerView>
    </DeskPage>
  )
}

function Detail({ detail }: { readonly detail: CaseDetail }) {
  const [act, setAct] = useState<CaseAct>()
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <h2 className="min-w-0 text-base wrap-anywhere">{hintKindWords[detail.kind]}</h2>
        <CaseBadge state={detail.state} decision={detail.decided?.decision} />
        <span className="text-xs text-dim">{`${detail.id}번`}</span>
        <Acts detail={detail} onAct={setAct} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactList dense facts={factsOf(detail)} />
          <CaseMembers detail={detail} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CaseHints detail={detail} />
          <CaseBets detail={detail} />
          <CaseHistory detail={detail} />
        </div>
      </div>
      {act && <CaseDialog act={act} id={detail.id} onClose={() => setAct(undefined)} />}
    </>
  )
}

type ActsProps = { readonly detail: CaseDetail; readonly onAct: (act: CaseAct) => void }

function Acts({ detail: { state, own }, onAct }: ActsProps) {
  const mayChange = useMay('bets:write')
  if (!mayChange) return null
  if (own)
    return <p className="ml-auto text-sm text-dim">본인이 관련된 건은 다른 운영자만 처리할 수 있습니다.</p>
  const isClosed = state === 'closed'
  return (
    <span className="ml-auto flex flex-wrap gap-1.5">
      <Button size="sm" onClick={() => onAct('note')}>
        메모
      </Button>
      {isClosed ? (
        <Button size="sm" onClick={() => onAct('reopen')}>
          다시 열기
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => onAct('take')}>
            담당하기
          </Button>
          <Button size="sm" look="primary" onClick={() => onAct('decide')}>
            종결
          </Button>
        </>
      )}
    </span>
  )
}

function factsOf({ about, bets, stakes, memberCount, operator, openedAt, hintedAt, decided }: CaseDetail) {
  const facts: (Fact | false)[] = [
    about !== null && ['경기', <FixtureLink key="fixture" about={about} />],
    about !== null && about.part !== '' && ['마켓·픽', about.part],
    ['베팅', `${formatFigure(bets)}건 · ${formatFigure(stakes)}원`],
    ['회원', `${formatFigure(memberCount)}명`],
    ['담당', operator ?? '없음'],
    ['처음 발견', openedAt],
    ['최근 신호', hintedAt],
    decided !== null && ['결정', `${caseDecisionWords[decided.decision]} (${decided.operator})`],
    decided !== null && ['결정 사유', decided.reason],
    decided !== null && ['결정 시각', decided.at],
  ]
  return facts.filter(fact => fact !== false)
}

function FixtureLink({ about }: { readonly about: NonNullable<CaseDetail['about']> }) {
  if (!useMay('trading:read')) return about.name
  return (
    <Link
      to="/admin/trading/$fixtureId"
      params={{ fixtureId: String(about.fixtureId) }}
      className="underline decoration-edge underline-offset-4 hover:decoration-current mobile:-my-[13px] mobile:inline-block mobile:py-[13px]"
    >
      {about.name}
    </Link>
  )
}
