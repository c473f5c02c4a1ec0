import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { CopyTextButton } from './copy-text-button.tsx'

type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void }

/** The recovery codes, shown only this once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [kept, setKept] = useState(false)
  const userId = useSession()?.user.userId ?? ''
  const text = [`한판 복구 코드 (${userId})`, ...codes].join('\n')
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title="복구 코드"
      description="지금 한 번만 보여 드립니다. 휴대폰을 잃어버렸을 때 코드 하나로 한 번씩 로그인할 수 있습니다."
      actions={
        <Button size="lg" look="primary" disabled={!kept} onClick={onClose}>
          확인
        </Button>
      }
    >
      <div className="grid gap-3">
        <ul
          aria-label="복구 코드"
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg bg-s2 p-4 text-center font-mono text-md"
          data-recovery-codes
        >
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex items-center justify-end gap-1.5">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`hanpan-recovery-codes-${userId}.txt`}
            className="inline-flex h-10 items-center gap-2 rounded-md bg-s2 px-4 font-semibold hover:bg-s3 mobile:h-11"
          >
            <Download aria-hidden size={16} />
            파일로 저장
          </a>
          <CopyTextButton text={codes.join('\n')} label="복구 코드 복사" />
        </div>
        <Checkbox label="복구 코드를 안전한 곳에 보관했습니다." checked={kept} onChange={setKept} />
      </div>
    </Dialog>
  )
}
