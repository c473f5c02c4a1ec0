import { useState } from 'react'
import type { CancelledBets } from '#contract/back-office/bets/cancel-many.ts'
import { CANCELLED_AT_ONCE } from '#domain/bets/cancel-many.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import type { BetsAsked } from './bets-filter.ts'
import type { ChosenBets, ChosenBody } from './chosen-bets.ts'

const CancelManyDialog = lazyDialog(() => import('./cancel-many-dialog.tsx'), 'CancelManyDialog')
const LeftDialog = lazyDialog(() => import('./left-dialog.tsx'), 'LeftDialog')

type ChooseBarProps = {
  readonly chosen: ChosenBets & { readonly clear: () => void }
  readonly filter: BetsAsked
  /** True if the filter excludes any bets: then all results may be selected at once. */
  readonly narrowed: boolean
}

/** The selection, and buttons to cancel it or all results of the filter. */
export function ChooseBar({ chosen, filter, narrowed }: ChooseBarProps) {
  const [asked, setAsked] = useState<ChosenBody>()
  const [left, setLeft] = useState<CancelledBets>()
  const count = chosen.ids.size
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {count > 0 && (
        <>
          <span className="font-semibold">{`${formatFigure(count)}건 선택`}</span>
          <Button
            size="sm"
            look="danger"
            disabled={count > CANCELLED_AT_ONCE}
            onClick={() => setAsked({ bets: [...chosen.ids] })}
          >
            선택한 베팅 취소
          </Button>
          <Button size="sm" look="quiet" onClick={chosen.clear}>
            선택 해제
          </Button>
        </>
      )}
      {count === 0 && narrowed && (
        <Button size="sm" onClick={() => setAsked({ filter })}>
          조건에 맞는 진행중 베팅 취소
        </Button>
      )}
      {asked && (
        <CancelManyDialog
          asked={asked}
          onDone={done => {
            chosen.clear()
            if (done.left.length > 0) setLeft(done)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {left && <LeftDialog done={left} onClose={() => setLeft(undefined)} />}
    </div>
  )
}
