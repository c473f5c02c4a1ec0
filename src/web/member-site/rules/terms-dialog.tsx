import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ruleContract, type WireRuleText } from '#contract/site/rules.ts'
import type { AcceptedRuleKey } from '#domain/rules/rule-keys.ts'
import { acceptedRuleKeys } from '#domain/rules/rule-keys.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { logOut } from '#web/client/session/log-out.ts'
import { AcceptText } from '#web/client/site/accept-text.tsx'
import { Button } from '#web/kit/controls/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type TermsDialogProps = { readonly texts: readonly WireRuleText[] }

/** Changed terms that must be accepted, or the member logs out (field A3). */
export function TermsDialog({ texts }: TermsDialogProps) {
  const queryClient = useQueryClient()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const markOf = ({ key, version }: WireRuleText): string => `${key} ${version}`
  const isAccepted = (text: WireRuleText): boolean => accepted.includes(markOf(text))
  const send = async () => {
    setBusy(true)
    const answer = await call(ruleContract.accept, {
      body: { accepted: texts.flatMap(({ key, version }) => (isAsked(key) ? [{ key, version }] : [])) },
    })
    await readAgain(queryClient, ruleContract.pending)
    setBusy(false)
    if (!answer.ok) showRefusal(answer.refusal)
  }
  return (
    <Dialog
      open
      persistent
      onClose={() => {}}
      title="약관이 변경되었습니다"
      description="변경된 내용을 확인하고 동의해 주세요. 동의한 뒤에 계속 이용하실 수 있습니다."
      actions={
        <>
          <Button size="lg" onClick={() => void logOut()} disabled={busy}>
            로그아웃
          </Button>
          <Button
            size="lg"
            look="primary"
            onClick={() => void send()}
            disabled={!texts.every(isAccepted)}
            busy={busy}
          >
            동의하고 계속
          </Button>
        </>
      }
    >
      <ul className="grid gap-3" data-dialog="terms">
        {texts.map(text => (
          <li key={text.key} className="grid gap-1 rounded-lg border border-line px-3 py-2">
            <p className="text-sm text-dim">
              제{text.version}판 · {text.inForceFrom.slice(0, 10)} 시행 · {text.changes}
            </p>
            <AcceptText
              title={text.title}
              text={text}
              accepted={isAccepted(text)}
              onChange={yes =>
                setAccepted(
                  yes ? [...accepted, markOf(text)] : accepted.filter(mark => mark !== markOf(text)),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const isAsked = (key: string): key is AcceptedRuleKey => acceptedRuleKeys.some(one => one === key)
