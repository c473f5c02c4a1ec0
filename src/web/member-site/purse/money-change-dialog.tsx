import { useSession } from '#web/client/api/api.ts'
import { closeDialog } from '#web/client/state/overlays.ts'
import { Money } from '#web/kit/display/figures.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { PurseChanges } from './purse-changes.tsx'

/** Recent changes of the balance (DIALOG-017). */
export function MoneyChangeDialog() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <Dialog open onClose={closeDialog} title="보유금액 변동내역" size="content">
      <div className="grid gap-3" data-dialog="moneyChange">
        <p className="flex items-baseline justify-between rounded-lg bg-s2 p-4">
          <span className="text-dim">보유금액</span>
          <span className="text-xl">
            <Money won={user.emoney} />
          </span>
        </p>
        <PurseChanges purse="money" figure={user.emoney} />
      </div>
    </Dialog>
  )
}
