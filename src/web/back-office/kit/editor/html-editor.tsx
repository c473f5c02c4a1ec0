import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import { Skeleton } from '#web/kit/display/states.tsx'

const EditorBox = lazy(() => import('./editor-box.tsx').then(module => ({ default: module.EditorBox })))

type HtmlEditorProps = {
  readonly label: string
  readonly hint?: string | undefined
  /** HTML as sanitised by the server; '' for an empty text. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly error?: string | undefined
}

/** WYSIWYG editor for texts that members read: it can write exactly what the server accepts. */
export function HtmlEditor({ label, hint, value, onChange, error }: HtmlEditorProps) {
  const id = useId()
  const note = error || hint
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <span id={id} className="text-sm font-medium text-dim">
        {label}
      </span>
      <Suspense fallback={<Skeleton className="h-64 rounded-md" />}>
        <EditorBox
          labelId={id}
          noteId={note ? `${id}-note` : undefined}
          value={value}
          onChange={onChange}
          invalid={Boolean(error)}
        />
      </Suspense>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={`flex min-h-4 items-start gap-1 text-xs ${error ? 'text-danger' : 'text-dim'}`}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}
