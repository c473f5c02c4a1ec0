import { type FormEvent, useState } from 'react'
import { fixtureOperatorContract } from '#contract/back-office/fixtures-operator.ts'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { now } from '#web/kit/time/time.ts'
import { OfferedList } from './offered-list.tsx'
import { readMoment } from './read-moment.ts'

type OfferedDialogProps = { readonly sheet: TradingSheet; readonly onClose: () => void }

/** The offer at any moment, from the price history: needed in disputes about a price. */
export function OfferedDialog({ sheet, onClose }: OfferedDialogProps) {
  const [[day, time], setEntry] = useState(() => splitSecond(now()))
  const [at, setAt] = useState<Instant>()
  const moment = readMoment(day, time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (moment !== undefined) setAt(moment)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="시각별 배당 조회"
      description="그 시각에 회원에게 제공된 배당입니다. 시각은 초나 1000분의 1초까지 입력할 수 있습니다."
      size="wide"
      actions={
        <Button size="lg" onClick={onClose}>
          닫기
        </Button>
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
        <DayField label="날짜" value={day} onChange={next => setEntry([next, time])} />
        <div className="min-w-0 flex-1">
          <TextField
            label="시각 (서울)"
            placeholder="19:30:05.123"
            autoComplete="off"
            maxLength={12}
            value={time}
            error={
              time !== '' && moment === undefined ? '19:30 또는 19:30:05.123처럼 입력해 주세요.' : undefined
            }
            onChange={({ target }) => setEntry([day, target.value])}
          />
        </div>
        <Button type="submit" look="primary" disabled={moment === undefined}>
          조회
        </Button>
      </form>
      {at !== undefined && <Offered sheet={sheet} at={at} />}
    </Dialog>
  )
}

function splitSecond(at: Instant): readonly [day: string, time: string] {
  const text = formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')
  return [text.slice(0, 10), text.slice(11)]
}

function Offered({ sheet, at }: { readonly sheet: TradingSheet; readonly at: Instant }) {
  const { fixtureId } = sheet.fixture
  const answer = useCall(fixtureOperatorContract.offered, {
    params: { fixtureId },
    query: { at: String(at) },
  })
  return (
    <AnswerView answer={answer} waiting={<SkeletonRows rows={6} className="h-9" />}>
      {rows => <OfferedList sheet={sheet} rows={rows} />}
    </AnswerView>
  )
}
