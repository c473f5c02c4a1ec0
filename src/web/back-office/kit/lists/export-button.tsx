import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

type ExportButtonProps = Omit<ExportDialogProps, 'onClose'> & {
  /** On the button, where it is not a list. */
  readonly label?: string
}

/** Records as a file to be kept, a list as it is filtered: asked for with a reason, written down in the log. */
export function ExportButton({ label = 'CSV 내보내기', ...props }: ExportButtonProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        <Download aria-hidden size={15} />
        {label}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
