import { Switch } from '#web/kit/controls/choice-fields.tsx'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { HtmlEditor } from '../kit/editor/html-editor.tsx'
import { PictureField } from '../kit/editor/picture-field.tsx'
import { FigureField } from '../kit/figure-field.tsx'
import type { EventDraft } from './event-entry.ts'

type EventFieldsProps = {
  readonly draft: EventDraft
  readonly onChange: (part: Partial<EventDraft>) => void
}

/** The fields of an event. */
export const EventFields = ({ draft, onChange }: EventFieldsProps) => (
  <>
    <TextField
      label="제목"
      maxLength={60}
      value={draft.title}
      onChange={event => onChange({ title: event.target.value })}
    />
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-end gap-3 narrow:grid-cols-1">
      <div className="grid gap-1.5">
        <p className="text-sm font-medium text-dim">기간 (종료일을 비우면 계속 진행)</p>
        <div className="flex flex-wrap items-center gap-2">
          <DayField
            label="시작일"
            value={draft.firstDay}
            {...(draft.lastDay && { max: draft.lastDay })}
            onChange={firstDay => onChange({ firstDay })}
          />
          <span aria-hidden className="text-dim">
            ~
          </span>
          <DayField
            label="종료일"
            value={draft.lastDay}
            {...(draft.firstDay && { min: draft.firstDay })}
            onChange={lastDay => onChange({ lastDay })}
          />
        </div>
      </div>
      <FigureField
        label="순서 (작을수록 앞)"
        value={draft.position}
        max={9_999}
        onChange={position => onChange({ position })}
      />
    </div>
    <PictureField
      label="목록에 보일 그림"
      value={draft.picture}
      onChange={picture => onChange({ picture })}
    />
    <HtmlEditor label="내용" value={draft.contents} onChange={contents => onChange({ contents })} />
    <Switch label="회원에게 노출" checked={draft.shown} onChange={shown => onChange({ shown })} />
  </>
)
