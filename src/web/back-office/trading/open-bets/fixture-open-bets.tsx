import { useId, useState } from 'react'
import type { FixtureBet } from '#contract/back-office/bets-operator.ts'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useMay } from '#web/client/session/operator.ts'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { FoldArrow } from '#web/kit/display/fold-arrow.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { CancelMemberBetDialog } from './cancel-member-bet-dialog.tsx'
import { OpenBetCards } from './open-bet-cards.tsx'
import { OpenBetTable } from './open-bet-table.tsx'
import { useOpenBets } from './use-open-bets.ts'

/** Open bets on the fixture, collapsed by default; each can be cancelled (BETFLOW-028). */
export function FixtureOpenBets({ fixture }: { readonly fixture: TradingFixture }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { fixtureId, openBets, openStakes } = fixture
  if (openBets === 0 && !open) return null
  return (
    <section aria-label="진행 베팅" className="card text-sm">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full items-center gap-3 rounded-lg px-3.5 text-left -outline-offset-2 hover:bg-s2/50 mobile:min-h-11"
      >
        <span className="text-base font-bold">{`진행 베팅 ${formatFigure(openBets)}건`}</span>
        <span className="text-dim">{`${formatFigure(openStakes)}원`}</span>
        <span className="ml-auto flex items-center gap-1.5 text-xs text-dim">
          {open ? '접기' : '목록 보기'}
          <FoldArrow open={open} size={16} />
        </span>
      </button>
      <div id={id} hidden={!open} className="border-t border-line">
        {open && <BetList fixtureId={fixtureId} />}
      </div>
    </section>
  )
}

function BetList({ fixtureId }: { readonly fixtureId: number }) {
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<FixtureBet>()
  const answer = useOpenBets(fixtureId, page)
  const onCancel = useMay('bets:write') ? setChosen : undefined
  const List = useLayoutMode() === 'mobile' ? OpenBetCards : OpenBetTable
  return (
    <>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} className="h-11" />}>
        {({ bets, pageCount }) => (
          <>
            {bets.length === 0 ? (
              <NoBets isLater={page > 1} onFirst={() => setPage(1)} />
            ) : (
              <List bets={bets} onCancel={onCancel} />
            )}
            <Pagination page={page} pageCount={pageCount} onChange={setPage} />
          </>
        )}
      </AnswerView>
      {chosen && <CancelMemberBetDialog bet={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

/** The bets of a page may have ended meanwhile. */
const NoBets = ({ isLater, onFirst }: { readonly isLater: boolean; readonly onFirst: () => void }) => (
  <p className="px-3.5 py-6 text-center text-dim">
    {isLater ? (
      <button type="button" onClick={onFirst} className="underline underline-offset-2 hover:text-text">
        첫 페이지로
      </button>
    ) : (
      '진행 중인 베팅이 없습니다.'
    )}
  </p>
)
