import { type HouseLimitOutput, houseLimitContract } from '#contract/back-office/terms/house-limits.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { limitName } from './limit-entry.ts'

const reasons = ['한도 조정', '위험 해소', '경기 종료', '입력 오류 정정']

type RemoveDialogProps = { readonly limit: HouseLimitOutput; readonly onClose: () => void }

/** Removes a house limit. */
export const RemoveLimitDialog = ({ limit, onClose }: RemoveDialogProps) => (
  <ActDialog
    title={`${limitName(limit)} 한도 해제`}
    description="해제하면 레벨별 한도와 다른 베팅 한도만 적용됩니다."
    presets={reasons}
    confirm="해제"
    danger
    done="베팅 한도를 해제했습니다."
    rereads={[houseLimitContract.limits]}
    onAct={reason => call(houseLimitContract.removeLimit, { params: { id: limit.id }, body: { reason } })}
    onClose={onClose}
  />
)
