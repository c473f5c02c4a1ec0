import { useState } from 'react'
import { protectionContract } from '#contract/account/protection.ts'
import type { ExclusionPeriod } from '#domain/protection/exclusion.ts'
import { exclusionWord } from '#domain/protection/protection-words.ko.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useProtectionAct } from './use-protection-act.ts'

/** Second confirmation, which states again that there is no way back before the end. */
export function ExcludeDialog({
  period,
  onClose,
}: {
  readonly period: ExclusionPeriod
  readonly onClose: () => void
}) {
  const [isSure, setIsSure] = useState(false)
  const { act, busy } = useProtectionAct()
  const start = async () => {
    const done = '자가제한을 시작했습니다.'
    if (await act(done, () => call(protectionContract.exclude, { body: { period } }))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${exclusionWord[period]} 자가제한`}
      description="지금 시작하면 해제일 전에는 누구도 되돌릴 수 없습니다."
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            취소
          </Button>
          <Button size="lg" look="danger" disabled={!isSure} busy={busy} onClick={() => void start()}>
            자가제한 시작
          </Button>
        </>
      }
    >
      <Checkbox
        label="모든 기기에서 로그아웃되고 기간 동안 베팅할 수 없음을 확인했습니다."
        checked={isSure}
        onChange={setIsSure}
      />
    </Dialog>
  )
}
