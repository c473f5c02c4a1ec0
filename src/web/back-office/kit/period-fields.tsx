import { TextField } from '#web/kit/controls/text-field.tsx'

/** From when something is shown, and until when, as the browser's fields have it: "2026-11-23T09:00"; '' where it is open. */
export type PeriodDraft = { readonly from: string; readonly until: string }

type PeriodFieldsProps = {
  readonly period: PeriodDraft
  readonly onChange: (part: Partial<PeriodDraft>) => void
}

/** When it begins and ends to be shown; both may stay open. */
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

/** As it is sent. */
export const periodOf = ({ from, until }: PeriodDraft): Period => ({
  shownFrom: wireTime(from),
  shownUntil: wireTime(until),
})

/** An end that is open, or one behind the beginning. */
export const isPeriod = ({ from, until }: PeriodDraft): boolean => from === '' || until === '' || from < until

/** "계속", or from when until when. */
export const periodWord = ({ shownFrom, shownUntil }: Period): string =>
  shownFrom === null && shownUntil === null
    ? '계속'
    : `${shownFrom?.slice(0, 16) ?? '바로'} ~ ${shownUntil?.slice(0, 16) ?? '계속'}`

/** As the browser's field has a time: "2026-11-23T09:00". */
export const fieldTime = (time: string | null): string =>
  time === null ? '' : time.slice(0, 16).replace(' ', 'T')

/** As a time of the field is sent; null where it is empty. */
export const wireTime = (time: string): string | null =>
  time === '' ? null : `${time.replace('T', ' ').slice(0, 16)}:00`
