import { siteOperatorContract } from '#contract/site/site.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import type { ClosableArea } from './closable-areas.ts'
import { maintenanceReasons } from './maintenance-reasons.ts'

type AreaDialogProps = {
  readonly area: ClosableArea
  readonly closed: boolean
  readonly onClose: () => void
}

/** Closes or reopens an area of the site, with a reason. */
export function AreaDialog({ area: { flag, title, what }, closed, onClose }: AreaDialogProps) {
  const act = closed ? '점검 종료' : '점검 시작'
  return (
    <ActDialog
      title={`${title} ${act}`}
      description={closed ? '회원이 바로 다시 이용할 수 있습니다.' : what}
      presets={maintenanceReasons}
      confirm={act}
      danger={!closed}
      done={closed ? `${title} 점검을 종료했습니다.` : `${title} 점검을 시작했습니다.`}
      rereads={[siteOperatorContract.allSettings, siteOperatorContract.settingChanges]}
      onAct={reason =>
        call(siteOperatorContract.changeSettings, {
          body: { settings: { [flag]: closed ? 0 : 1 }, reason },
        })
      }
      onClose={onClose}
    />
  )
}
