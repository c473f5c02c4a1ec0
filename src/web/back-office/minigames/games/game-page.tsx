import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskGameDetail, gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
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
import { GameBadges, intervalText, limitText } from './game-words.tsx'
import { PayTableForm } from './pay-table-form.tsx'
import { ReturnsForm } from './returns-form.tsx'
import { TermsVersionList } from './terms-version-list.tsx'

const LimitsDialog = lazyDialog(() => import('./limits-dialog.tsx'), 'LimitsDialog')
const GameStateDialog = lazyDialog(() => import('./game-state-dialog.tsx'), 'GameStateDialog')

/** One game with all its settings, and their history. */
export function Page() {
  const { gameId = '' }: { readonly gameId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,4}$/.test(gameId)) throw pageNotFound()
  const answer = useCall(gameDeskContract.game, { params: { id: Number(gameId) } }, { staleTime: 0 })
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage title={answer.data?.title ?? '게임'} back={{ to: '/admin/minigames', title: '게임관리' }}>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {game => <Game game={game} />}
      </AnswerView>
    </DeskPage>
  )
}

function Game({ game }: { readonly game: DeskGameDetail }) {
  const mayChange = useMay('minigames:write')
  const [opened, setOpened] = useState<'state' | 'limits'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <header className="card flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <GameBadges game={game} />
        <span className="min-w-0 text-sm text-dim">
          {`${game.kindTitle} · ${intervalText(game.intervalSeconds)} · 번호 ${game.gameId}`}
        </span>
        {mayChange && (
          <span className="ml-auto flex gap-2">
            <Button size="sm" onClick={() => setOpened('state')}>
              운영 상태
            </Button>
            <Button size="sm" onClick={() => setOpened('limits')}>
              마감·한도
            </Button>
          </span>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[320px_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactList facts={factsOf(game)} dense />
          <Ways game={game} />
        </div>
        {game.returns.length > 0 ? (
          <ReturnsForm key={game.version} game={game} />
        ) : (
          <PayTableForm key={game.version} game={game} />
        )}
      </div>
      <TermsVersionList gameId={game.gameId} />
      {opened === 'state' && <GameStateDialog game={game} onClose={close} />}
      {opened === 'limits' && <LimitsDialog game={game} onClose={close} />}
    </>
  )
}

const factsOf = (game: DeskGameDetail): readonly Fact[] => [
  ['주소', game.route === null ? '없음' : `/minigame/${game.route}`],
  ['추첨', game.drawnBy ? `${game.drawnBy.title}의 추첨을 함께 사용` : '자체 추첨'],
  ['진행 회차', game.running ? `${game.running.roundId} · ${formatFigure(game.running.stakes)}원` : '없음'],
  ['마감', `추첨 ${game.closeSeconds}초 전`],
  ['최소베팅금', limitText(game.stakeMin)],
  ['최대베팅금', limitText(game.stakeMax)],
  ['최대당첨금', limitText(game.payoutMax)],
  ['회차·선택별 지급 한도', limitText(game.pickPayoutMax)],
  ...(game.maintenanceText ? [['점검 문구', game.maintenanceText] as const] : []),
  [
    '설정 버전',
    `${game.version} (${game.changedAt.slice(0, 16)}${game.operator ? ` · ${game.operator}` : ''})`,
  ],
]

/** Links to the rounds, proofs and returns of the game. */
const Ways = ({ game }: { readonly game: DeskGameDetail }) => (
  <nav aria-label="게임" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
    <Link to="/admin/minigames/rounds" search={{ gameId: String(game.gameId) }} className={wayClass}>
      회차·결과
    </Link>
    <Link
      to="/admin/minigames/fairness/$gameId"
      params={{ gameId: String(game.drawnBy?.gameId ?? game.gameId) }}
      className={wayClass}
    >
      공정성
    </Link>
    <Link to="/admin/minigames/returns" search={{ gameId: String(game.gameId) }} className={wayClass}>
      수익률
    </Link>
  </nav>
)

const wayClass = 'font-semibold underline decoration-edge underline-offset-4 mobile:py-3'
