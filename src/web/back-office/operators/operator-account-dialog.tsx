import type { Operator } from '#contract/back-office/operators.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { type AccountActName, accountActWords, actsFor } from './account-act.tsx'
import { addressesWord, factorWord, Marks } from './account-list.tsx'

type AccountDialogProps = {
  readonly operator: Operator
  readonly onAct: (act: AccountActName) => void
  readonly onClose: () => void
}

/** One account: its data, and the actions permitted to the viewer. */
export function OperatorAccountDialog({ operator, onAct, onClose }: AccountDialogProps) {
  const mayChange = useMay('operators:write')
  const { userId, nickname, role, lastLogin, own, mayChange: isReached } = operator
  const acts = mayChange ? actsFor(operator) : []
  return (
    <Dialog open onClose={onClose} title={`${nickname} (${userId})`} size="content">
      <div className="grid gap-4">
        <FactList
          facts={[
            ['상태', <Marks key="marks" operator={operator} />],
            ['역할', role.name],
            ['2단계 인증', factorWord(operator)],
            ['접속 주소', addressesWord(operator)],
            ['최근 로그인', lastLogin?.at ?? '–'],
            ['로그인 주소', lastLogin?.address || '–'],
            ['로그인 기기', lastLogin?.device || '–'],
          ]}
        />
        {acts.length > 0 && (
          <section aria-label="작업" className="flex flex-wrap gap-2">
            {acts.map(act => (
              <Button key={act} onClick={() => onAct(act)}>
                {accountActWords(operator)[act]}
              </Button>
            ))}
          </section>
        )}
        {mayChange && !isReached && (
          <p className="text-sm text-dim">
            {own
              ? '본인의 역할과 계정은 다른 운영자만 변경할 수 있습니다.'
              : '본인에게 없는 권한을 가진 운영자는 변경할 수 없습니다.'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
