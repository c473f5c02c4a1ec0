import { Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { settlementOperatorContract } from '#contract/settlement.ts'
import type { TradingSheet } from '#contract/trading.ts'
import type { SportId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { call } from '#web/kit/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { ActDialog } from './act-dialog.tsx'
import { AskedPreview } from './asked-preview.tsx'
import { entryOfIncidents, readIncidentEntry } from './incident-entry.ts'
import { IncidentFields } from './incident-fields.tsx'
import { reasonsOf } from './reasons.ko.ts'
import { entryOf, readSheetEntry } from './sheet-entry.ts'
import { SheetFields } from './sheet-fields.tsx'
import { useResultPreview } from './use-result-preview.ts'

type ResultDialogProps = { readonly sheet: TradingSheet; readonly onClose: () => void }

const halfCounted = { ok: false, error: '추가 기록은 홈과 원정을 모두 입력해 주세요.' } as const

/** Beyond so many periods the line score needs more room than a form. */
const WIDE_FROM = 7

/** The sheet that stands, or the score so far. */
function toldBy({ results, fixture }: TradingSheet) {
  const last = results.at(-1)
  if (last?.kind !== 'sheet') return fixture.score?.periods ?? []
  return Object.entries(last.sheet).map(([code, [home, away]]) => ({ code: Number(code), home, away }))
}

/** Enters how the match ended, or corrects it. Nothing is confirmed that was not looked at before (handbook 6.3). */
export function ResultDialog({ sheet, onClose }: ResultDialogProps) {
  const { fixture, sheetPeriods, results } = sheet
  const { fixtureId, home_participants_name: home, away_participants_name: away } = fixture
  const [entry, setEntry] = useState(() => entryOf(toldBy(sheet)))
  const [early, setEarly] = useState(false)
  const [told, setTold] = useState(() => entryOfIncidents(results.at(-1)?.incidents ?? {}))
  const sportId = fixture.sport_id as SportId
  const incidents = readIncidentEntry(told)
  const read = incidents ? readSheetEntry(sportId, entry, incidents) : halfCounted
  const body = read.ok ? { sheet: read.sheet, incidents: incidents ?? {} } : undefined
  const { preview, busy, refusal, ask, forget } = useResultPreview(fixtureId, body)
  const isUpcoming = fixture.state === 'upcoming'
  const isCorrection = results.length > 0
  const word = isCorrection ? '결과 정정' : '결과 입력'
  const enter = (reason: string) =>
    call(settlementOperatorContract.enterResult, {
      params: { fixtureId },
      body: {
        ...(body ?? { sheet: {} }),
        reason,
        ...(preview && { seenRevision: preview.revision }),
      },
    })
  return (
    <ActDialog
      title={word}
      description={`${home} vs ${away}`}
      size={sheetPeriods.length > WIDE_FROM ? 'wide' : 'content'}
      presets={isCorrection ? reasonsOf.correct : reasonsOf.result}
      confirm={word}
      ready={preview !== undefined && (early || !isUpcoming)}
      done={
        isCorrection ? '결과를 정정했습니다. 재정산이 진행됩니다.' : '결과를 입력했습니다. 정산이 진행됩니다.'
      }
      onAct={enter}
      onRefused={forget}
      onClose={onClose}
    >
      {isUpcoming && <NotBegun sheet={sheet} confirmed={early} onConfirm={setEarly} />}
      <SheetFields periods={sheetPeriods} home={home} away={away} entry={entry} onChange={setEntry} />
      <IncidentFields sportId={sportId} home={home} away={away} entry={told} onChange={setTold} />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={!body} busy={busy} onClick={() => body && void ask(body)}>
          <Eye aria-hidden size={16} />
          미리보기
        </Button>
        <p role="status" className="min-w-0 flex-1 text-sm text-dim">
          {read.ok ? !preview && '확정하려면 미리보기로 정산 내용을 먼저 확인해 주세요.' : read.error}
        </p>
      </div>
      <AskedPreview preview={preview} refusal={refusal} />
    </ActDialog>
  )
}

type NotBegunProps = {
  readonly sheet: TradingSheet
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
}

/** A result pays at once: of a match that has not begun by the book it has to be meant. */
function NotBegun({ sheet: { fixture, now }, confirmed, onConfirm }: NotBegunProps) {
  const { startdate } = fixture
  const isToday = startdate.startsWith(seoulDay(instant(now)))
  return (
    <div className="grid rounded-md bg-live-wash px-3 pt-2.5 pb-1">
      <p role="alert" className="flex items-start gap-1.5 font-semibold text-live">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
        {`아직 시작 전인 경기입니다. 시작 예정 ${startdate.slice(isToday ? 11 : 5, 16)}`}
      </p>
      <Checkbox label="시작 전임을 확인했으며, 바로 정산합니다." checked={confirmed} onChange={onConfirm} />
    </div>
  )
}
