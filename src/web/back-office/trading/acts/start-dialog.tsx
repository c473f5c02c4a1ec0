import { useState } from 'react'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import type { TradingFixture } from '#contract/back-office/trading.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { reasonsOf } from './reasons.ko.ts'
import { TradingDialog } from './trading-dialog.tsx'

type StartDialogProps = { readonly fixture: TradingFixture; readonly onClose: () => void }

/** Sets the start manually, or restores the feed's. Existing bets keep their start. */
export function StartDialog({ fixture, onClose }: StartDialogProps) {
  const { fixtureId, startdate, startdateByFeed, startdateByAdmin } = fixture
  const [day, setDay] = useState(startdate.slice(0, 10))
  const [time, setTime] = useState(startdate.slice(11, 16))
  const [byFeed, setByFeed] = useState(false)
  const entered = `${day} ${time}:00`
  const valid = parseSeoul(entered) !== undefined && entered !== startdate
  return (
    <TradingDialog
      title="시작 시간 변경"
      description="마감과 목록은 바뀐 시간을 바로 따릅니다. 이미 받은 베팅은 유지됩니다."
      presets={reasonsOf.start}
      confirm="시작 시간 변경"
      ready={byFeed || valid}
      done="시작 시간을 변경했습니다."
      onAct={reason =>
        call(fixtureOperatorContract.overrideStart, {
          params: { fixtureId },
          body: { startdate: byFeed ? null : entered, reason },
        })
      }
      onClose={onClose}
    >
      <FactList
        dense
        facts={[
          ['현재 시작 시간', startdate.slice(0, 16)],
          ['피드 시작 시간', startdateByFeed.slice(0, 16)],
        ]}
      />
      {!byFeed && (
        <div className="grid grid-cols-2 items-end gap-2">
          <div className="grid gap-1.5">
            <span aria-hidden className="text-sm font-medium text-dim">
              날짜
            </span>
            <DayField label="시작 날짜" value={day} onChange={setDay} />
          </div>
          <TextField
            label="시작 시각 (서울)"
            inputMode="numeric"
            autoComplete="off"
            placeholder="19:30"
            maxLength={5}
            value={time}
            onChange={event => setTime(event.target.value)}
          />
        </div>
      )}
      {startdateByAdmin !== null && (
        <Checkbox label="피드 시간으로 되돌리기" checked={byFeed} onChange={setByFeed} />
      )}
    </TradingDialog>
  )
}
