import { Link } from '@tanstack/react-router'
import { CircleCheck, ShieldCheck, TriangleAlert } from 'lucide-react'
import {
  type DeskChain,
  type DeskFairGame,
  fairnessDeskContract,
} from '#contract/back-office/minigames/fairness-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { pageText } from '../../kit/lists/address.ts'
import { CountedAnswer } from '../../kit/lists/counted-answer.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'
import { type AddressForm, useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { beaconWord, CheckBadge } from './fair-words.tsx'

const form: AddressForm<{ readonly page: number }> = {
  read: ({ page }) => ({ page: readPage(page) }),
  write: ({ page }) => ({ page: pageText(page) }),
}

/** 공정성: for each game that draws, the commitment, its remaining seeds, and the check of its rounds. */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const answer = usePagedCall(fairnessDeskContract.fairGames, { query: { page: filter.page } }, filter.page)
  return (
    <DeskPage title="공정성">
      <p className="text-sm text-dim break-keep">
        게임마다 시드 체인의 끝값을 먼저 공개하고, 회차마다 다음 시드를 추첨과 함께 공개합니다. 하루에 한 번
        최근 1,000회차를 공개된 값만으로 다시 계산합니다.
      </p>
      <CountedAnswer
        answer={answer}
        page={filter.page}
        onPage={page => show({ page })}
        unit="개"
        icon={ShieldCheck}
        nothing="추첨하는 게임이 없습니다."
      >
        {({ games, faulty, random }) => (
          <>
            <Health faulty={faulty} random={random} />
            <FairList games={games} />
          </>
        )}
      </CountedAnswer>
    </DeskPage>
  )
}

type HealthProps = {
  readonly faulty: number
  /** Time and result of the last test of the random source. */
  readonly random: { readonly at: string; readonly isHealthy: boolean } | null
}

const Health = ({ faulty, random }: HealthProps) => (
  <ul className="card grid gap-2 px-4 py-3 text-sm">
    {random && (
      <Line right={random.isHealthy}>
        {`${
          random.isHealthy
            ? '난수 생성기 이상 없음'
            : '난수 생성기가 무작위성 시험을 통과하지 못해 새 시드 체인을 만들지 않습니다.'
        } (${random.at.slice(0, 16)} 확인)`}
      </Line>
    )}
    <Line right={faulty === 0}>
      {faulty === 0
        ? '마지막 자체 검증에서 문제가 나온 게임 없음'
        : `마지막 자체 검증에서 문제가 나온 게임 ${formatFigure(faulty)}개`}
    </Line>
  </ul>
)

const Line = ({ right, children }: { readonly right: boolean; readonly children: string }) => (
  <li className={`flex items-center gap-2 font-semibold ${right ? 'text-jade' : 'text-danger'}`}>
    {right ? (
      <CircleCheck aria-hidden size={16} className="shrink-0" />
    ) : (
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
    )}
    {children}
  </li>
)

const FairList = ({ games }: { readonly games: readonly DeskFairGame[] }) => (
  <RowList
    label="게임별 공정성"
    columns={columns}
    rows={games}
    rowKey={({ gameId }) => gameId}
    card={game => (
      <li>
        <Link
          to="/admin/minigames/fairness/$gameId"
          params={{ gameId: String(game.gameId) }}
          className="grid gap-1 px-3.5 py-2.5"
        >
          <span className="flex items-center justify-between gap-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{game.title}</span>
            <CheckBadge check={game.lastCheck} />
          </span>
          <span className="text-xs text-dim">{`${leftText(game.chain)} · ${nextText(game.next)}`}</span>
          <span className="text-xs text-dim">{roundsText(game)}</span>
        </Link>
      </li>
    )}
  />
)

const leftText = (chain: DeskChain | null): string =>
  chain ? `남은 시드 ${formatFigure(chain.links - chain.given)} / ${formatFigure(chain.links)}` : '체인 없음'

const nextText = (next: DeskChain | null): string => (next ? '다음 체인 공개됨' : '다음 체인 없음')

const roundsText = ({ rounds, voidRounds }: DeskFairGame): string =>
  `7일 ${formatFigure(rounds)}회차 · 적특 ${formatFigure(voidRounds)}`

const columns: readonly Column<DeskFairGame>[] = [
  {
    key: 'title',
    title: '게임',
    cell: ({ gameId, title, drawnAlong }) => (
      <span className="grid">
        <Link
          to="/admin/minigames/fairness/$gameId"
          params={{ gameId: String(gameId) }}
          className="font-semibold hover:text-jade"
        >
          {title}
        </Link>
        {drawnAlong.length > 0 && (
          <span className="text-xs text-dim">{`함께 추첨: ${drawnAlong.join(', ')}`}</span>
        )}
      </span>
    ),
  },
  {
    key: 'beacon',
    title: '비콘',
    cell: ({ beaconKinds }) => beaconKinds.map(beaconWord).join(', ') || '–',
  },
  {
    key: 'end',
    title: '체인 끝값',
    cell: ({ chain }) =>
      chain ? (
        <span className="font-mono text-xs" title={chain.chainEnd}>{`${chain.chainEnd.slice(0, 16)}…`}</span>
      ) : (
        '–'
      ),
  },
  { key: 'committed', title: '공개 시각', cell: ({ chain }) => chain?.committedAt.slice(0, 16) ?? '–' },
  {
    key: 'left',
    title: '남은 시드',
    figures: true,
    cell: ({ chain }) =>
      chain ? `${formatFigure(chain.links - chain.given)} / ${formatFigure(chain.links)}` : '–',
  },
  {
    key: 'next',
    title: '다음 체인',
    cell: ({ next }) => (next ? <Badge tone="jade">공개됨</Badge> : <span className="text-dim">–</span>),
  },
  {
    key: 'void',
    title: '7일 회차 · 적특',
    figures: true,
    cell: ({ rounds, voidRounds }) => `${formatFigure(rounds)} · ${formatFigure(voidRounds)}`,
  },
  {
    key: 'check',
    title: '자체 검증',
    width: '150px',
    cell: ({ lastCheck }) => <CheckBadge check={lastCheck} />,
  },
]
