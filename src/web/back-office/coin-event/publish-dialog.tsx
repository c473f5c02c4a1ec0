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
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { EntryLines } from '../kit/entry-lines.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { bodyOf, entryOf, isWhole, mayAdd, totalOf, withPrize } from './table-entry.ts'

type PublishDialogProps = {
  /** The current version, copied into the new one. */
  readonly last: PrizeTableRow | undefined
  readonly onClose: () => void
}

/** Publishes a new version of the prizes; published versions never change. */
export function PublishDialog({ last, onClose }: PublishDialogProps) {
  const [entry, setEntry] = useState(() => entryOf(last))
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
      <EntryLines
        label="상품"
        lines={entry.prizes}
        onChange={prizes => setEntry({ ...entry, prizes })}
        fieldsInLine={3}
        fields={(prize, index, change) => (
          <>
            <FigureField
              label={`${index + 1}. 확률 (만분율)`}
              value={prize.weight}
              max={WEIGHT_TOTAL}
              onChange={weight => change({ weight })}
            />
            <FigureField
              label="포인트"
              value={prize.points}
              max={PRIZE_POINTS_MAX}
              onChange={points => change({ points })}
            />
            <FigureField
              label="코인"
              value={prize.coins}
              max={PRIZE_COINS_MAX}
              onChange={coins => change({ coins })}
            />
          </>
        )}
        deleteLabel={index => `${index + 1}번 상품 삭제`}
        add={{ text: '상품 추가', isOpen: mayAdd(entry), onAdd: () => setEntry(withPrize(entry)) }}
        sum={{
          text: `합계 ${chancePercent(total)}${total === WEIGHT_TOTAL ? '' : ' · 100.00%가 되어야 합니다.'}`,
          isRight: total === WEIGHT_TOTAL,
        }}
      />
    </ActDialog>
  )
}
