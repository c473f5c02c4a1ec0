import { lazy, Suspense } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { closeDialog, type Dialog, useOverlays } from '#web/client/state/overlays.ts'

const MoneyChange = lazy(async () => ({
  default: (await import('#web/member-site/purse/money-change-dialog.tsx')).MoneyChangeDialog,
}))
const PointChange = lazy(async () => ({
  default: (await import('#web/member-site/purse/point-change-dialog.tsx')).PointChangeDialog,
}))
const ChangePassword = lazy(async () => ({
  default: (await import('#web/member-site/account/profile/change-password-dialog.tsx')).ChangePasswordDialog,
}))
const Notices = lazy(async () => ({
  default: (await import('#web/member-site/notices/notices-dialog.tsx')).NoticesDialog,
}))
const CustomerWrite = lazy(async () => ({
  default: (await import('#web/member-site/customer/customer-write-dialog.tsx')).CustomerWriteDialog,
}))

/**
 * The member's dialogs that any page may open by name, each loaded on first use (DIALOG-017 to
 * DIALOG-019, DIALOG-022).
 */
export function MemberDialogs() {
  const dialog = useOverlays(state => state.dialog)
  const session = useSession()
  if (!session) return null
  return <Suspense fallback={null}>{drawn(dialog)}</Suspense>
}

function drawn(dialog: Dialog | null) {
  if (dialog === 'moneyChange') return <MoneyChange />
  if (dialog === 'pointChange') return <PointChange />
  if (dialog === 'customerWrite') return <CustomerWrite />
  if (dialog === 'notices') return <Notices />
  if (dialog === 'changePassword') return <ChangePassword onClose={closeDialog} />
  return null
}
