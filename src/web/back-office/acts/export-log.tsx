import { Download } from 'lucide-react'
import { useState } from 'react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { download } from '#web/client/api/download.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

/** Takes the whole log out, for somebody outside who verifies it (X5). */
export function ExportLog() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        <Download aria-hidden size={15} />
        내보내기
      </Button>
      {asked && (
        <ActDialog
          title="작업로그 내보내기"
          description="전체 로그를 외부에서 검증할 수 있는 파일로 저장합니다. 내보낸 사실도 기록됩니다."
          presets={['정기 점검', '외부 감사', '분쟁 조사']}
          confirm="내보내기"
          done="작업로그를 저장했습니다."
          rereads={[]}
          onAct={reason => download(backOfficeContract.exportActs, { query: { reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
