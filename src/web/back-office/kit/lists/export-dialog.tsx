import { seoulDay } from '#domain/korean-formats.ts'
import { now } from '#web/kit/time/time.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActAnswer } from '../acts/use-act.ts'
import { saveTable } from './save-table.ts'

export type ExportDialogProps = {
  /** What is exported, as the file is called: 회원. */
  readonly name: string
  /** The filter lets less through than everything. */
  readonly narrowed?: boolean
  /** Asks the server for the table, for this reason. */
  readonly onExport: (reason: string) => Promise<ActAnswer<string>>
  readonly onClose: () => void
}

const presets = ['정산 자료', '회원 문의 확인', '내부 감사', '대외 제출']

/** Why the list leaves the house; then the file is saved. */
export const ExportDialog = ({ name, narrowed = false, onExport, onClose }: ExportDialogProps) => (
  <ActDialog
    title={`${name} 내보내기`}
    description={
      narrowed ? '현재 조건에 맞는 내역을 CSV 파일로 저장합니다.' : '전체 내역을 CSV 파일로 저장합니다.'
    }
    presets={presets}
    confirm="내보내기"
    done="파일을 저장했습니다."
    rereads={[]}
    onAct={async reason => {
      const answer = await onExport(reason)
      if (answer.ok) saveTable(`${name.replaceAll(/[:/ ]/g, '')}-${seoulDay(now())}.csv`, answer.value)
      return answer
    }}
    onClose={onClose}
  />
)
