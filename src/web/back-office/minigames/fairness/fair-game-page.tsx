import { Link, useParams } from '@tanstack/react-router'
import {
  type DeskChain,
  type DeskFairDetail,
  fairnessDeskContract,
} from '#contract/back-office/minigames/fairness-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { CallError, call, useCall } from '#web/client/api/api.ts'
import { pageNotFound } from '#web/client/navigation/page-not-found.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RefusalNote } from '../../kit/acts/refusal-note.tsx'
import { useAct } from '../../kit/acts/use-act.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { beaconWord, CheckBadge } from './fair-words.tsx'

/** The provability of one game's draws: hash chains, last check, and rounds without proof (field G19). */
export function Page() {
  const { gameId = '' }: { readonly gameId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,4}$/.test(gameId)) throw pageNotFound()
  const answer = useCall(fairnessDeskContract.fairGame, { params: { id: Number(gameId) } }, { staleTime: 0 })
  if (answer.error instanceof CallError && answer.error.refusal.status === 404) throw pageNotFound()
  return (
    <DeskPage
      title={answer.data ? `${answer.data.title} 공정성` : '공정성'}
      back={{ to: '/admin/minigames/fairness', title: '공정성' }}
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {game => <FairGame game={game} />}
      </AnswerView>
    </DeskPage>
  )
}

const FairGame = ({ game }: { readonly game: DeskFairDetail }) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-2">
      <FactList facts={factsOf(game)} dense />
      <Check game={game} />
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-base">시드 체인</h2>
      {game.chains.length === 0 ? (
        <p className="card px-4 py-3 text-sm text-dim">아직 공개한 체인이 없습니다.</p>
      ) : (
        <RowList
          label="시드 체인"
          columns={columns}
          rows={game.chains}
          rowKey={({ id }) => id}
          card={chainCard}
        />
      )}
    </div>
  </>
)

const factsOf = (game: DeskFairDetail): readonly Fact[] => [
  ['함께 추첨하는 게임', game.drawnAlong.join(', ') || '없음'],
  ['비콘', game.beaconKinds.map(beaconWord).join(', ') || '–'],
  ['최근 7일 회차', formatFigure(game.rounds)],
  ['최근 7일 적특', formatFigure(game.voidRounds)],
  ...game.voids.map(({ cause, rounds }): Fact => [`적특 · ${cause}`, formatFigure(rounds)]),
]

/** The last check, and a button to run one now. */
function Check({ game }: { readonly game: DeskFairDetail }) {
  const { act, busy, refusal } = useAct({
    done: '자체 검증을 마쳤습니다.',
    rereads: [fairnessDeskContract.fairGame, fairnessDeskContract.fairGames],
    onDone: () => {},
  })
  const mayCheck = useMay('minigames:write')
  const { lastCheck: check } = game
  return (
    <section aria-label="자체 검증" className="card grid gap-2 px-4 py-3 text-sm">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-base">자체 검증</h2>
        <CheckBadge check={check} />
        {mayCheck && (
          <span className="ml-auto">
            <Button
              size="sm"
              busy={busy}
              onClick={() =>
                void act(() => call(fairnessDeskContract.checkNow, { params: { id: game.gameId } }))
              }
            >
              지금 검증
            </Button>
          </span>
        )}
      </header>
      <RefusalNote text={refusal} />
      <p className="text-dim">
        {check
          ? `${check.at.slice(0, 16)} · 최근 ${formatFigure(check.rounds)}회차 · ${check.operator ?? '자동'}`
          : '아직 검증하지 않았습니다.'}
      </p>
      {game.faults.length > 0 && (
        <ul aria-label="문제가 있는 회차" className="grid gap-1 text-danger">
          {game.faults.map(({ round, words }) => (
            <li key={round}>{`${round} · ${words}`}</li>
          ))}
        </ul>
      )}
      {check && <Missing missing={game.missing} />}
      <Link
        to="/admin/minigames/rounds"
        search={{ gameId: String(game.gameId) }}
        className="font-semibold underline decoration-edge underline-offset-4 mobile:py-3"
      >
        회차·결과
      </Link>
    </section>
  )
}

const MISSING_SHOWN = 10

function Missing({ missing }: Pick<DeskFairDetail, 'missing'>) {
  if (missing.length === 0) return <p className="text-dim">누락된 회차가 없습니다.</p>
  return (
    <div className="grid gap-1">
      <p className="font-semibold">누락된 회차</p>
      <ul className="grid gap-0.5 text-dim">
        {missing.slice(0, MISSING_SHOWN).map(({ after, before, rounds }) => (
          <li key={after}>{`${after} 다음, ${before} 이전 · ${formatFigure(rounds)}회차`}</li>
        ))}
        {missing.length > MISSING_SHOWN && <li>{`외 ${formatFigure(missing.length - MISSING_SHOWN)}곳`}</li>}
      </ul>
      <p className="text-xs text-dim break-keep">
        게임을 중지했거나 서버가 꺼져 있던 시간에는 회차를 만들지 않습니다.
      </p>
    </div>
  )
}

const chainCard = (chain: DeskChain) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex justify-between gap-2">
      <span className="font-semibold">{`체인 ${chain.id}`}</span>
      <span className="text-xs text-dim">{chain.committedAt.slice(0, 16)}</span>
    </p>
    <p className="font-mono text-xs break-all text-dim">{chain.chainEnd}</p>
    <p className="text-xs">{givenText(chain)}</p>
  </li>
)

const givenText = ({ links, given }: DeskChain): string =>
  `사용 ${formatFigure(given)} · 남음 ${formatFigure(links - given)}`

const columns: readonly Column<DeskChain>[] = [
  { key: 'id', title: '체인', width: '90px', cell: ({ id }) => id },
  {
    key: 'committed',
    title: '공개 시각',
    width: '170px',
    cell: ({ committedAt }) => committedAt.slice(0, 16),
  },
  {
    key: 'end',
    title: '끝값 (SHA-256)',
    cell: ({ chainEnd }) => <span className="font-mono text-xs">{chainEnd}</span>,
  },
  { key: 'given', title: '사용', figures: true, cell: ({ given }) => formatFigure(given) },
  { key: 'left', title: '남음', figures: true, cell: ({ links, given }) => formatFigure(links - given) },
]
