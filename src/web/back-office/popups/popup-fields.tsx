import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import { PeriodFields } from '../kit/period-fields.tsx'
import { type PopupDraft, WIDTH_MIN } from './popup-draft.ts'
import { PopupPreview } from './popup-preview.tsx'

type PopupFieldsProps = {
  readonly draft: PopupDraft
  readonly onChange: (part: Partial<PopupDraft>) => void
}

export const placeWords = { 1: '사이트 팝업', 2: '충전 팝업' } as const

const placeOptions = Object.entries(placeWords).map(([value, label]) => ({ value, label }))

/** The fields of a popup, and its preview. */
export const PopupFields = ({ draft, onChange }: PopupFieldsProps) => (
  <>
    <div className="grid grid-cols-[160px_minmax(0,1fr)] gap-3 narrow:grid-cols-1">
      <SelectField
        label="위치"
        options={placeOptions}
        value={draft.place}
        onChange={({ target }) => onChange({ place: target.value === '2' ? '2' : '1' })}
      />
      <TextField
        label="제목"
        maxLength={60}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
    </div>
    <div className="grid grid-cols-3 items-end gap-3">
      <FigureField label="왼쪽 (px)" value={draft.left} max={3_000} onChange={left => onChange({ left })} />
      <FigureField label="위 (px)" value={draft.top} max={3_000} onChange={top => onChange({ top })} />
      <FigureField
        label={`너비 (${WIDTH_MIN}~900px)`}
        value={draft.width}
        max={900}
        onChange={width => onChange({ width })}
      />
    </div>
    <PeriodFields period={draft} onChange={onChange} />
    <HtmlEditor label="내용" value={draft.contents} onChange={contents => onChange({ contents })} />
    <Switch label="회원에게 노출" checked={draft.shown} onChange={shown => onChange({ shown })} />
    <Switch
      label="광고·이벤트 팝업 (자가제한 회원에게 보이지 않음)"
      checked={draft.promotes}
      onChange={promotes => onChange({ promotes })}
    />
    <PopupPreview draft={draft} />
  </>
)
