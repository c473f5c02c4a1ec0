import { useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'

const AccountDialog = lazyDialog(() => import('./account-dialog.tsx'), 'AccountDialog')

/** Shown while no account is registered, with a button to register one. */
export function AccountNeeded({ text }: { readonly text: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="flex min-h-12 items-center gap-3 rounded-md bg-s2 px-3.5 py-1.5">
      <p className="min-w-0 flex-1 text-sm text-dim">{text}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        계좌 등록
      </Button>
      {open && <AccountDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
