import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskRoundDetail, roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { RoundPicks } from './round-picks.tsx'
import { RoundBadge } from './round-words.tsx'

const VoidRoundDialog = lazyDialog(() => import('./void-round-dialog.tsx'), 'VoidRoundDialog')

/** One round with all its data; nothing of its draw before its time. */
export function Page() {
  const { roundId = '' }: { readonly roundId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{9,15}$/.test(roundId)) throw pageNotFound()
  const answer = useCall(
    roundDeskContract.round,
    { params: { id: Number(roundId) } },
    { staleTime: 0, refetchInterval: ({ state }) => (isOver(state.data) ? false : 5_000) },
  )
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage title="회차 상세" back={{ to: '/admin/minigames/rounds', title: '회차·결과' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {round => <Round round={round} />}
      </AnswerView>
    </DeskPage>
  )
}

/** True if the round no longer changes. */
const isOver = (round: DeskRoundDetail | undefined): boolean =>
  round?.settledAt != null && (round.state === 'drawn' || round.seed !== null)

function Round({ round }: { readonly round: DeskRoundDetail }) {
  const mayVoid = useMay('minigames:write') && (round.state === 'open' || round.state === 'closed')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <h2 className="min-w-0 text-base wrap-anywhere">
          <Link
            to="/admin/minigames/$gameId"
            params={{ gameId: String(round.gameId) }}
            className="underline decoration-edge underline-offset-4"
          >
            {round.title}
          </Link>
        </h2>
        <span className="font-semibold">{`${round.roundId}회`}</span>
        <RoundBadge state={round.state} />
        {mayVoid && (
          <span className="ml-auto">
            <Button look="danger" size="sm" onClick={() => setAsked(true)}>
              회차 적특
            </Button>
          </span>
        )}
      </header>
      {round.resultText && <p className="card px-4 py-3 font-semibold wrap-anywhere">{round.resultText}</p>}
      {round.state === 'void' && (
        <p className="card px-4 py-3 wrap-anywhere">{`${round.voidCause}${round.voidReason ? ` · ${round.voidReason}` : ''}`}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactList facts={timesOf(round)} dense />
          <FactList facts={proofOf(round)} dense />
          <Ways round={round} />
        </div>
        <RoundPicks round={round} />
      </div>
      {asked && <VoidRoundDialog round={round} onClose={() => setAsked(false)} />}
    </>
  )
}

const timesOf = (round: DeskRoundDetail): readonly Fact[] => [
  ['시작', round.startsAt],
  ['베팅 마감', `${round.closesAt.slice(11)} (${round.closeSeconds}초 전)`],
  ['추첨 예정', round.drawsAt.slice(11)],
  ...(round.drawnAt ? [['추첨', round.drawnAt.slice(11)] as const] : []),
  ...(round.voidedAt ? [['적특 처리', round.voidedAt] as const] : []),
  ['정산', round.settledAt?.slice(11) ?? '전'],
  ['설정 버전', String(round.termsVersion)],
  ['베팅', `${formatFigure(round.bets)}건 · ${formatFigure(round.stakes)}원`],
  ['지급', `${formatFigure(round.paid)}원`],
]

const untold = '추첨 후 공개'

const proofOf = (round: DeskRoundDetail): readonly Fact[] => [
  ['추첨', round.drawnBy ? `${round.drawnBy.title}와 함께` : '자체'],
  ['비콘 종류', round.beaconKind === 'bets' ? '베팅 목록' : round.beaconKind],
  ['체인 순번', `${formatFigure(round.link)}번째`],
  ['체인 끝값', <Hex key="end" text={round.chainEnd} />],
  ['약속값', <Hex key="commitment" text={round.commitment} />],
  [
    '비콘',
    round.beacon ? <Hex key="beacon" text={round.beacon} /> : round.state === 'void' ? '없음' : untold,
  ],
  ['시드', round.seed ? <Hex key="seed" text={round.seed} /> : untold],
]

const Hex = ({ text }: { readonly text: string }) => (
  <span className="font-mono text-xs font-normal break-all">{text}</span>
)

/** Links to the bets of the round, and to the page on which anyone can verify its draw. */
const Ways = ({ round }: { readonly round: DeskRoundDetail }) => (
  <nav aria-label="회차" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {useMay('bets:read') && round.bets > 0 && (
      <Link to="/admin/bets" search={{ game: '3', match: String(round.id) }} className={wayClass}>
        이 회차의 베팅
      </Link>
    )}
    {(round.state === 'drawn' || round.seed !== null) && (
      <Link
        to="/minigame/verify"
        search={{ gameId: String(round.gameId), round: round.roundId }}
        className={wayClass}
      >
        결과 검증
      </Link>
    )}
  </nav>
)

const wayClass = 'font-semibold underline decoration-edge underline-offset-4 mobile:py-3'
