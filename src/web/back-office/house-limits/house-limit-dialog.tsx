import { useState } from 'react'
import { type HouseLimitOutput, houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { houseLimitFault, type LimitFigure } from '#domain/house-limits/house-limit.ts'
import { limitFigureWords } from '#domain/house-limits/limit-words.ko.ts'
import { won } from '#domain/money.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import {
  amountsOf,
  figuresOf,
  freshPlace,
  limitName,
  noAmounts,
  placeOf,
  readAmounts,
  readPlace,
} from './limit-entry.ts'
import { PlaceFields } from './place-fields.tsx'

const reasons = ['위험 관리', '쏠림 베팅', '큰 경기', '한도 조정', '입력 오류 정정']

const hints: Readonly<Record<LimitFigure, string>> = {
  stakeMax: '베팅 한 건의 금액',
  payoutMax: '베팅 한 건의 예상 당첨금',
  memberStakeMax: '한 회원의 진행중 베팅 합계 (경기마다)',
  openPayoutMax: '진행중 베팅에 지급할 최악의 금액 (경기마다)',
}

type LimitDialogProps = {
  /** The limit to edit; undefined for a new one. */
  readonly limit?: HouseLimitOutput
  /** The match of a new limit. */
  readonly fixtureId?: string
  readonly onClose: () => void
}

/** Sets a house limit: scope and amounts (field B11). */
export function HouseLimitDialog({ limit, fixtureId, onClose }: LimitDialogProps) {
  const [place, setPlace] = useState(limit ? placeOf(limit) : freshPlace(fixtureId))
  const before = limit ? amountsOf(limit) : noAmounts
  const [entry, setEntry] = useState(before)
  const { scope } = place
  const where = readPlace(place)
  const amounts = readAmounts(scope, entry)
  const isTouched = figuresOf(scope).some(figure => entry[figure] !== before[figure])
  const fault = isTouched ? faultOf(scope, amounts) : undefined
  return (
    <ActDialog
      title={limit ? `${limitName(limit)} 한도` : '베팅 한도 등록'}
      description="비워 두면 제한이 없습니다. 저장한 뒤 접수되는 베팅부터 적용됩니다."
      presets={reasons}
      confirm="저장"
      size="content"
      ready={where !== undefined && isTouched && fault === undefined}
      done="베팅 한도를 저장했습니다."
      rereads={[houseLimitContract.limits]}
      onAct={async reason =>
        call(houseLimitContract.setLimit, {
          body: {
            place: where ?? { scope: 'day', level: null },
            amounts,
            revision: limit?.revision ?? 0,
            reason,
          },
        })
      }
      onClose={onClose}
    >
      {!limit && <PlaceFields entry={place} onChange={setPlace} />}
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 narrow:grid-cols-1">
        {figuresOf(scope).map(figure => (
          <FigureField
            key={figure}
            label={`${limitFigureWords[figure]} (원)`}
            hint={scope === 'day' ? '한 회원이 하루에 거는 모든 베팅의 합계' : hints[figure]}
            max={LIMIT_WON_MAX}
            value={entry[figure]}
            onChange={value => setEntry(known => ({ ...known, [figure]: value }))}
          />
        ))}
      </div>
      {fault !== undefined && <p className="text-sm text-live">{fault}</p>}
    </ActDialog>
  )
}

const faultOf = (scope: HouseLimitOutput['place']['scope'], amounts: HouseLimitOutput['amounts']) =>
  houseLimitFault(scope, {
    stakeMax: wonOf(amounts.stakeMax),
    payoutMax: wonOf(amounts.payoutMax),
    memberStakeMax: wonOf(amounts.memberStakeMax),
    openPayoutMax: wonOf(amounts.openPayoutMax),
  })

const wonOf = (amount: number | null) => (amount === null ? null : won(amount))
