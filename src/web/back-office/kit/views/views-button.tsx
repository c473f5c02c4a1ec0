import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import type { ViewsDialogProps } from './views-dialog.tsx'

const ViewsDialog = lazy(async () => ({ default: (await import('./views-dialog.tsx')).ViewsDialog }))

/** Opens the choice of columns and the operator's saved views of a list. */
export function ViewsButton(props: Omit<ViewsDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden size={15} />
        보기 설정
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ViewsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
