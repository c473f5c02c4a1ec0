import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PictureFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  /** The name of a picture of the site, served below `/file/download/`; '' for none. */
  readonly value: string
  readonly onChange: (name: string) => void
  readonly error?: string | undefined
  /** True if it may be empty. */
  readonly optional?: boolean
}

/** One picture of the site: uploaded here, or chosen from earlier uploads. */
export function PictureField({ label, hint, value, onChange, error, optional = true }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false)
  const id = useId()
  const note = error || hint
  return (
    <fieldset aria-labelledby={id} className="grid gap-1.5">
      <span id={id} className="text-sm font-medium text-dim">
        {label}
      </span>
      <div className="flex items-center gap-3">
        <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-bg">
          {value === '' ? (
            <span className="text-xs text-dim">없음</span>
          ) : (
            <img src={`/file/download/${value}`} alt="고른 그림" className="size-full object-contain" />
          )}
        </span>
        <Button onClick={() => setChoosing(true)}>{value === '' ? '그림 고르기' : '바꾸기'}</Button>
        {optional && value !== '' && (
          <Button look="quiet" onClick={() => onChange('')}>
            지우기
          </Button>
        )}
      </div>
      {note && (
        <p
          role={error ? 'alert' : undefined}
          className={`flex items-start gap-1 text-xs ${error ? 'text-danger' : 'text-dim'}`}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          {note}
        </p>
      )}
      {choosing && (
        <PictureDialog
          onChoose={({ name }) => {
            onChange(name)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  )
}
