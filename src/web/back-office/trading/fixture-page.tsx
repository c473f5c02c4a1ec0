import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import { CallError } from '#web/client/api/api.ts'
import { useMayChange } from '#web/client/session/operator.ts'
import { AnswerView } from '#web/kit/display/answer-view.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/display/states.tsx'
import { useFailure } from '#web/kit/display/use-failure.ts'
import { DeedDialog } from './deed-dialog.tsx'
import type { Deed } from './deeds.ts'
import { FiguresStale } from './figures-stale.tsx'
import { FixtureHead } from './fixture-head.tsx'
import { FixtureLog } from './fixture-log.tsx'
import { MarketList } from './market-list.tsx'
import { NoSuchFixture } from './no-such-fixture.tsx'
import { OpenBets } from './open-bets/open-bets.tsx'
import { ResultHistory } from './result-history.tsx'
import { useTradingSheet } from './use-trading-sheet.ts'

/** One fixture on the desk: its markets with the money on them, every act on it, and the log of what was done. */
export function Page() {
  const { fixtureId = '' }: { fixtureId?: string } = useParams({ strict: false })
  if (!/^[1-9]\d{0,14}$/.test(fixtureId)) return <NoSuchFixture />
  return <Fixture key={fixtureId} fixtureId={Number(fixtureId)} />
}

function Fixture({ fixtureId }: { readonly fixtureId: number }) {
  const { answer, onAim } = useTradingSheet(fixtureId)
  const failure = useFailure(answer)
  if (failure instanceof CallError && failure.refusal.code === 'FIXTURE_UNKNOWN') return <NoSuchFixture />
  return (
    <div onPointerMove={onAim} onPointerDown={onAim}>
      <FiguresStale answer={answer} />
      <AnswerView answer={answer} waiting={<Waiting />}>
        {sheet => <Sheet sheet={sheet} />}
      </AnswerView>
    </div>
  )
}

function Sheet({ sheet }: { readonly sheet: TradingSheet }) {
  const [deed, setDeed] = useState<Deed>()
  const onDeed = useMayChange() ? setDeed : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FixtureHead sheet={sheet} onDeed={onDeed} />
      <div className="grid grid-cols-[minmax(0,1fr)_300px] items-start gap-3 mobile:grid-cols-[minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <ResultHistory sheet={sheet} />
          <OpenBets fixture={sheet.fixture} />
          <MarketList sheet={sheet} onDeed={onDeed} />
        </div>
        <FixtureLog sheet={sheet} />
      </div>
      {deed && <DeedDialog deed={deed} sheet={sheet} onClose={() => setDeed(undefined)} />}
    </div>
  )
}

const Waiting = () => (
  <div className="grid gap-3">
    <Skeleton className="h-32" />
    <SkeletonRows rows={10} className="h-9" />
  </div>
)
