import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

type ExportButtonProps = Omit<ExportDialogProps, 'onClose'> & {
  /** Label of the button, if it exports more than a list. */
  readonly label?: string
}

/** Exports records as a file, a list with its filter; requires a reason, and is logged. */
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
