import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { saveFile } from '#web/client/api/save-file.ts'
import { now } from '#web/kit/time/time.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

/** Asks for the reason, takes the log out and keeps it as a file. */
export function ExportLogDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <ActDialog
      title="검증용 파일 내보내기"
      description="전체 로그를 외부에서 검증할 수 있는 파일로 저장합니다. 내보낸 사실도 기록됩니다."
      presets={['정기 점검', '외부 감사', '분쟁 조사']}
      confirm="내보내기"
      done="작업로그를 저장했습니다."
      rereads={[]}
      onAct={async reason => {
        const answer = await call(backOfficeContract.exportActs, { query: { reason } })
        if (answer.ok) saveFile(`act-log-${seoulDay(now())}.jsonl`, new Blob([answer.value]))
        return answer
      }}
      onClose={onClose}
    />
  )
}
