import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { coinEventOperatorContract, type PrizeTableRow } from '#contract/promotions/coin-event.ts'
import {
  chancePercent,
  DAILY_LIMIT_MAX,
  DRAW_COST_MAX,
  PRIZE_COINS_MAX,
  PRIZE_POINTS_MAX,
  WEIGHT_TOTAL,
} from '#domain/promotions/prize-table.ts'
import { call } from '#web/client/api/api.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { bodyOf, entryOf, isWhole, mayAdd, type PrizeEntry, totalOf, withPrize } from './table-entry.ts'

type PublishDialogProps = {
  /** The version in force, from which the new one begins. */
  readonly last: PrizeTableRow | undefined
  readonly onClose: () => void
}

/** Publishes a new version of the prizes; none is ever changed. */
export function PublishDialog({ last, onClose }: PublishDialogProps) {
  const [entry, setEntry] = useState(() => entryOf(last))
  const change = (key: number, part: Partial<PrizeEntry>) =>
    setEntry(known => ({
      ...known,
      prizes: known.prizes.map(one => (one.key === key ? { ...one, ...part } : one)),
    }))
  const remove = (key: number) =>
    setEntry(known => ({ ...known, prizes: known.prizes.filter(one => one.key !== key) }))
  const total = totalOf(entry)
  return (
    <ActDialog
      title="새 상품표 게시"
      description="게시한 상품표는 수정할 수 없습니다. 회원이 이미 약속받은 추첨은 이전 상품표로 진행됩니다."
      size="content"
      presets={['상품 변경', '확률 조정', '이벤트 시작']}
      confirm="게시"
      done="새 상품표를 게시했습니다."
      rereads={[coinEventOperatorContract.overview]}
      ready={isWhole(entry)}
      onAct={reason => call(coinEventOperatorContract.publish, { body: { ...bodyOf(entry), reason } })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
        <FigureField
          label="1회 비용 (코인)"
          value={entry.cost}
          max={DRAW_COST_MAX}
          onChange={cost => setEntry({ ...entry, cost })}
        />
        <FigureField
          label="하루 한도 (회)"
          value={entry.dailyLimit}
          max={DAILY_LIMIT_MAX}
          onChange={dailyLimit => setEntry({ ...entry, dailyLimit })}
        />
      </div>
      <ol aria-label="상품" className="grid gap-2">
        {entry.prizes.map((prize, index) => (
          <li key={prize.key} className="grid grid-cols-[1fr_1fr_1fr_40px] items-end gap-2">
            <FigureField
              label={`${index + 1}. 확률 (만분율)`}
              value={prize.weight}
              max={WEIGHT_TOTAL}
              onChange={weight => change(prize.key, { weight })}
            />
            <FigureField
              label="포인트"
              value={prize.points}
              max={PRIZE_POINTS_MAX}
              onChange={points => change(prize.key, { points })}
            />
            <FigureField
              label="코인"
              value={prize.coins}
              max={PRIZE_COINS_MAX}
              onChange={coins => change(prize.key, { coins })}
            />
            <IconButton
              label={`${index + 1}번 상품 삭제`}
              disabled={entry.prizes.length === 1}
              onClick={() => remove(prize.key)}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-between gap-3">
        <Button size="sm" disabled={!mayAdd(entry)} onClick={() => setEntry(withPrize(entry))}>
          상품 추가
        </Button>
        <p role="status" className={total === WEIGHT_TOTAL ? 'font-semibold' : 'font-semibold text-danger'}>
          {`합계 ${chancePercent(total)}`}
          {total !== WEIGHT_TOTAL && ' · 100.00%가 되어야 합니다.'}
        </p>
      </div>
    </ActDialog>
  )
}
