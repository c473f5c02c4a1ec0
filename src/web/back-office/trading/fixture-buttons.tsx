import { Ban, Clock, Lock, LockOpen, SquarePen, Undo2 } from 'lucide-react'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { allowedActs } from './allowed-acts.ts'
import type { OnDeed } from './deeds.ts'

type FixtureButtonsProps = { readonly sheet: TradingSheet; readonly onDeed: OnDeed }

/** What can be done to the whole fixture, as far as it has come. */
export function FixtureButtons({ sheet, onDeed }: FixtureButtonsProps) {
  const { fixture, results } = sheet
  const { suspension, touchedMarketCount, startdateByAdmin } = fixture
  const { offers, result, voidsAll } = allowedActs(sheet)
  const isHeld = suspension.byAdmin || touchedMarketCount > 0 || startdateByAdmin !== null
  return (
    <div className="ml-auto flex flex-wrap gap-1.5 narrow:ml-0 narrow:grid narrow:w-full narrow:grid-cols-2">
      {isHeld && (
        <Button size="sm" look="quiet" onClick={() => onDeed({ kind: 'release' })}>
          <Undo2 aria-hidden size={15} />
          피드로
        </Button>
      )}
      {offers && (
        <>
          <Button
            size="sm"
            onClick={() => onDeed({ kind: 'suspend', suspended: !suspension.byAdmin, target: {} })}
          >
            {suspension.byAdmin ? <LockOpen aria-hidden size={15} /> : <Lock aria-hidden size={15} />}
            {suspension.byAdmin ? '정지 해제' : '베팅 정지'}
          </Button>
          <Button size="sm" onClick={() => onDeed({ kind: 'start' })}>
            <Clock aria-hidden size={15} />
            시작 시간
          </Button>
        </>
      )}
      {result && (
        <Button size="sm" onClick={() => onDeed({ kind: 'result' })}>
          <SquarePen aria-hidden size={15} />
          {results.length > 0 ? '결과 정정' : '결과 입력'}
        </Button>
      )}
      {voidsAll && (
        <Button size="sm" onClick={() => onDeed({ kind: 'void' })}>
          <Ban aria-hidden size={15} />
          적특
        </Button>
      )}
    </div>
  )
}
