import { TextField } from '#web/kit/controls/text-field.tsx'

/** Start and end of display, as in the browser's fields: "2026-11-23T09:00"; '' for open. */
export type PeriodDraft = { readonly from: string; readonly until: string }

type PeriodFieldsProps = {
  readonly period: PeriodDraft
  readonly onChange: (part: Partial<PeriodDraft>) => void
}

/** Start and end of display; both may be open. */
export const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => (
  <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
    <TextField
      label="시작 (비우면 바로)"
      type="datetime-local"
      value={period.from}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextField
      label="종료 (비우면 계속)"
      type="datetime-local"
      error={isPeriod(period) ? undefined : '종료는 시작보다 늦어야 합니다.'}
      value={period.until}
      onChange={({ target }) => onChange({ until: target.value })}
    />
  </div>
)

type Period = { readonly shownFrom: string | null; readonly shownUntil: string | null }

export const periodDraftOf = ({ shownFrom, shownUntil }: Period): PeriodDraft => ({
  from: fieldTime(shownFrom),
  until: fieldTime(shownUntil),
})

/** The period as sent. */
export const periodOf = ({ from, until }: PeriodDraft): Period => ({
  shownFrom: wireTime(from),
  shownUntil: wireTime(until),
})

/** True if an end is open, or the end is after the start. */
export const isPeriod = ({ from, until }: PeriodDraft): boolean => from === '' || until === '' || from < until

/** "계속", or start and end. */
export const periodWord = ({ shownFrom, shownUntil }: Period): string =>
  shownFrom === null && shownUntil === null
    ? '계속'
    : `${shownFrom?.slice(0, 16) ?? '바로'} ~ ${shownUntil?.slice(0, 16) ?? '계속'}`

/** A time for the browser's field: "2026-11-23T09:00". */
export const fieldTime = (time: string | null): string =>
  time === null ? '' : time.slice(0, 16).replace(' ', 'T')

/** A field's time as sent; null for an empty field. */
export const wireTime = (time: string): string | null =>
  time === '' ? null : `${time.replace('T', ' ').slice(0, 16)}:00`
