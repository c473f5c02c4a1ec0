import { useState } from 'react'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'

const SecondFactorDialog = lazyDialog(() => import('./second-factor-dialog.tsx'), 'SecondFactorDialog')

/** Whether operators need a second factor for the back office. */
export function SecondFactorSetting({ isDemanded }: { readonly isDemanded: boolean }) {
  const [asked, setAsked] = useState(false)
  const mayChange = useMay('settings:write')
  return (
    <div className="flex flex-wrap items-center gap-3" data-second-factor-demanded={isDemanded}>
      <Badge tone={isDemanded ? 'jade' : 'plain'}>{isDemanded ? '사용' : '사용 안 함'}</Badge>
      {mayChange && (
        <div className="ml-auto">
          <Button onClick={() => setAsked(true)}>{isDemanded ? '필수 해제' : '필수로 하기'}</Button>
        </div>
      )}
      {asked && <SecondFactorDialog isDemanded={isDemanded} onClose={() => setAsked(false)} />}
    </div>
  )
}
