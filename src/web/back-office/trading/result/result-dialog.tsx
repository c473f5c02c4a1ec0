import { Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { TradingSheet } from '#contract/back-office/trading.ts'
import type { SportId } from '#domain/ids.ts'
import { sportOf } from '#domain/sports/sports.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { reasonsOf } from '../acts/reasons.ko.ts'
import { TradingDialog } from '../acts/trading-dialog.tsx'
import { AskedPreview } from './asked-preview.tsx'
import { EndChoice } from './end-choice.tsx'
import { entryOfIncidents, readIncidentEntry } from './incident-entry.ts'
import { IncidentFields } from './incident-fields.tsx'
import { entryOf, readSheetEntry, unfinishedEnd } from './sheet-entry.ts'
import { SheetFields } from './sheet-fields.tsx'
import { useResultPreview } from './use-result-preview.ts'

type ResultDialogProps = {
  readonly sheet: TradingSheet
  readonly onVoid: () => void
  readonly onClose: () => void
}

const halfCounted = { ok: false, error: '추가 기록은 홈과 원정을 모두 입력해 주세요.' } as const

/** From this number of periods on the line score needs a wider dialog. */
const WIDE_FROM = 7

/** The existing result sheet, or the current score. */
function toldBy({ results, fixture }: TradingSheet) {
  const last = results.at(-1)
  if (last?.kind !== 'sheet') return fixture.score?.periods ?? []
  return Object.entries(last.sheet).map(([code, [home, away]]) => ({ code: Number(code), home, away }))
}

/** Enters or corrects the result. It can be confirmed only after its preview (handbook 6.3). */
export function ResultDialog({ sheet, onVoid, onClose }: ResultDialogProps) {
  const { fixture, sheetPeriods, results, resultTiming: timing } = sheet
  const { fixtureId, home_participants_name: home, away_participants_name: away } = fixture
  const [entry, setEntry] = useState(() => entryOf(toldBy(sheet)))
  const [timeConfirmed, setTimeConfirmed] = useState(false)
  const [told, setTold] = useState(() => entryOfIncidents(results.at(-1)?.incidents ?? {}))
  const sportId = fixture.sport_id as SportId
  const incidents = readIncidentEntry(told)
  const read = incidents ? readSheetEntry(sportId, entry, incidents) : halfCounted
  const end = unfinishedEnd(sportId, entry)
  const body = read.ok ? { sheet: read.sheet, incidents: incidents ?? {} } : undefined
  const { preview, busy, refusal, ask, forget } = useResultPreview(fixtureId, body)
  const isCorrection = results.length > 0
  const word = isCorrection ? '결과 정정' : '결과 입력'
  const enter = (reason: string) =>
    call(settlementOperatorContract.enterResult, {
      params: { fixtureId },
      body: {
        ...(body ?? { sheet: {} }),
        reason,
        timeConfirmed,
        ...(preview && { seenRevision: preview.revision }),
      },
    })
  return (
    <TradingDialog
      title={word}
      description={`${home} vs ${away}`}
      size={sheetPeriods.length > WIDE_FROM ? 'wide' : 'content'}
      presets={isCorrection ? reasonsOf.correct : reasonsOf.result}
      confirm={word}
      ready={preview !== undefined && mayEnter(timing.kind, timeConfirmed)}
      done={
        isCorrection ? '결과를 정정했습니다. 재정산이 진행됩니다.' : '결과를 입력했습니다. 정산이 진행됩니다.'
      }
      onAct={enter}
      onRefused={forget}
      onClose={onClose}
    >
      {timing.kind !== 'due' && (
        <Untimely timing={timing} confirmed={timeConfirmed} onConfirm={setTimeConfirmed} />
      )}
      <SheetFields periods={sheetPeriods} home={home} away={away} entry={entry} onChange={setEntry} />
      {sportOf(sportId).part === 'set' && (
        <EndChoice
          home={home}
          away={away}
          flaw={end}
          retired={told.retired}
          onRetired={retired => setTold({ ...told, retired })}
          onWalkover={onVoid}
        />
      )}
      <IncidentFields sportId={sportId} home={home} away={away} entry={told} onChange={setTold} />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={!body} busy={busy} onClick={() => body && void ask(body)}>
          <Eye aria-hidden size={16} />
          미리보기
        </Button>
        <p role="status" className="min-w-0 flex-1 text-sm text-dim">
          {read.ok
            ? !preview && '확정하려면 미리보기로 정산 내용을 먼저 확인해 주세요.'
            : end && told.retired === ''
              ? '종료 방식을 확인해 주세요.'
              : read.error}
        </p>
      </div>
      <AskedPreview preview={preview} refusal={refusal} />
    </TradingDialog>
  )
}

type Timing = TradingSheet['resultTiming']

/** A result pays at once: at an unlikely moment it needs confirmation, and before the start it is refused. */
const mayEnter = (kind: Timing['kind'], confirmed: boolean): boolean =>
  kind === 'due' || (kind !== 'not-begun' && confirmed)

type UntimelyProps = {
  readonly timing: Timing
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
}

/** Explains why a result is unlikely now, with a confirmation where that is enough. */
function Untimely({ timing: { kind, text }, confirmed, onConfirm }: UntimelyProps) {
  return (
    <div className="grid gap-1 rounded-md bg-live-wash px-3 py-2.5">
      <p role="alert" className="flex items-start gap-1.5 font-semibold text-live">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
        {text}
      </p>
      {kind !== 'not-begun' && (
        <Checkbox label="경기 시간을 확인했으며, 바로 정산합니다." checked={confirmed} onChange={onConfirm} />
      )}
    </div>
  )
}
