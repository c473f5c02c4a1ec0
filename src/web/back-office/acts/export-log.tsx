import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.tsx'

const ExportLogDialog = lazyDialog(() => import('./export-log-dialog.tsx'), 'ExportLogDialog')

/** Takes the whole log out, for somebody outside who verifies it (X5). */
export function ExportLog() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        <Download aria-hidden size={15} />
        검증용 파일
      </Button>
      {asked && <ExportLogDialog onClose={() => setAsked(false)} />}
    </>
  )
}
