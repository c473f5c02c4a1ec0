import { roleContract } from '#contract/back-office/operators.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { saveTable } from '../kit/lists/save-table.ts'

/** Takes every role with every permission out, as a table; that it was done is written down. */
export const MatrixDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <ActDialog
    title="권한표 내보내기"
    description="모든 역할의 권한을 CSV 파일로 저장합니다. 작업로그에 기록됩니다."
    presets={['정기 점검', '외부 감사', '권한 정리']}
    confirm="내보내기"
    done="권한표를 저장했습니다."
    rereads={[]}
    onAct={async reason => {
      const answer = await call(roleContract.matrix, { query: { reason } })
      if (answer.ok) saveTable(answer.value.fileName, answer.value.csv)
      return answer
    }}
    onClose={onClose}
  />
)
