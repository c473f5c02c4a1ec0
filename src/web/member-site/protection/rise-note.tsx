import { type ProtectionLimit, protectionContract } from '#contract/account/protection.ts'
import { amountWord } from '#domain/protection/protection-words.ko.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { useProtectionAct } from './use-protection-act.ts'

type RiseNoteProps = {
  readonly limit: ProtectionLimit
  readonly rise: NonNullable<ProtectionLimit['rise']>
}

/** A pending increase: from when it can be confirmed, and how to withdraw it. */
export function RiseNote({ limit: { kind, period }, rise }: RiseNoteProps) {
  const { act, busy } = useProtectionAct()
  const body = { kind, period }
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-s2 px-3 py-2 text-sm">
      <p className="min-w-0 flex-1 text-gold">
        {`${amountWord(kind, rise.amount)}으로 변경 신청 · `}
        {rise.confirmable
          ? `${rise.confirmableUntil.slice(5, 16)}까지 다시 확인해 주세요.`
          : `${rise.confirmableFrom.slice(5, 16)}부터 확인할 수 있습니다.`}
      </p>
      {rise.confirmable && (
        <Button
          size="sm"
          look="primary"
          busy={busy}
          onClick={() =>
            void act('한도를 변경했습니다.', () => call(protectionContract.confirmRise, { body }))
          }
        >
          변경 확정
        </Button>
      )}
      <Button
        size="sm"
        busy={busy}
        onClick={() =>
          void act('신청을 취소했습니다.', () => call(protectionContract.withdrawRise, { body }))
        }
      >
        신청 취소
      </Button>
    </div>
  )
}
