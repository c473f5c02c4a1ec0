import type { FileAnswer } from '#contract/wire/file-answer.ts'
import { saveFile } from '#web/client/api/save-file.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import type { ActAnswer } from '../acts/use-act.ts'

export type ExportDialogProps = {
  /** Name of the exported rows: 회원. */
  readonly name: string
  /** True if the filter excludes rows. */
  readonly narrowed?: boolean
  /** Content of the file, if it is more than the list. */
  readonly description?: string
  /** Preset reasons, if they differ from those of a list. */
  readonly presets?: readonly string[]
  /** Requests the file with this reason. */
  readonly onExport: (reason: string) => Promise<ActAnswer<FileAnswer>>
  readonly onClose: () => void
}

const listPresets = ['정산 자료', '회원 문의 확인', '내부 감사', '대외 제출']

/** Asks for the reason of an export, then saves the file. */
export const ExportDialog = ({
  name,
  narrowed = false,
  description = narrowed
    ? '현재 조건에 맞는 내역을 CSV 파일로 저장합니다.'
    : '전체 내역을 CSV 파일로 저장합니다.',
  presets = listPresets,
  onExport,
  onClose,
}: ExportDialogProps) => (
  <ActDialog
    title={`${name} 내보내기`}
    description={description}
    presets={presets}
    confirm="내보내기"
    done="파일을 저장했습니다."
    rereads={[]}
    onAct={async reason => {
      const answer = await onExport(reason)
      if (answer.ok) saveFile(answer.value)
      return answer
    }}
    onClose={onClose}
  />
)
