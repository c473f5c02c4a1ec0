import { useState } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { closeDialog } from '#web/client/state/overlays.ts'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ConversionForm } from './conversion-form.tsx'
import { PurseChanges } from './purse-changes.tsx'

const tabs = [
  { key: 'convert', label: '포인트전환' },
  { key: 'changes', label: '변동내역' },
] as const
type View = (typeof tabs)[number]['key']

/** Conversion of points, and their history (DIALOG-018). */
export function PointChangeDialog() {
  const user = useSession()?.user
  const [view, setView] = useState<View>('convert')
  if (!user) return null
  return (
    <Dialog open onClose={closeDialog} title="포인트" size="content">
      <div className="grid gap-4" data-dialog="pointChange">
        <Tabs label="포인트" look="lines" tabs={tabs} value={view} onChange={setView} />
        {view === 'convert' ? (
          <ConversionForm user={user} />
        ) : (
          <PurseChanges purse="points" figure={user.point} />
        )}
      </div>
    </Dialog>
  )
}
