import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { call } from '#web/client/api/api.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'

/** Exports the whole log for an external auditor (X5). */
export const ExportLog = () => (
  <ExportButton
    label="검증용 파일"
    name="작업로그 검증용 파일"
    description="전체 로그를 외부에서 검증할 수 있는 파일로 저장합니다. 내보낸 사실도 기록됩니다."
    presets={['정기 점검', '외부 감사', '분쟁 조사']}
    onExport={reason => call(backOfficeContract.exportActs, { body: { reason } })}
  />
)
