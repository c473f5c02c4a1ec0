import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import type { ExportDialogProps } from './export-dialog.tsx'

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

/** The list as it is filtered, as a table to be kept: asked for with a reason, written down in the log. */
export function ExportButton(props: Omit<ExportDialogProps, 'onClose'>) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        <Download aria-hidden size={15} />
        CSV 내보내기
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <ExportDialog {...props} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
