import { type FormEvent, useState } from 'react'
import type { MemberRecord } from '#contract/account/members.ts'
import { purseContract } from '#contract/account/purse.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FigureInput } from '#web/kit/controls/figure-input.tsx'
import { Points } from '#web/kit/display/figures.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { conversionText, pointsText, readPoints } from './conversion-entry.ts'

/** Converts points into won, one to one, from five thousand (DIALOG-018, WALLET-014, WALLET-015). */
export function ConversionForm({ user }: { readonly user: MemberRecord }) {
  const { text, type, takeAll, ask, asked, leave, convert, busy } = useConversion(user)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4" data-conversion>
      <p className="flex items-baseline justify-between rounded-lg bg-s2 p-4">
        <span className="text-dim">보유포인트</span>
        <span className="text-xl" data-held>
          <Points points={user.point} />
        </span>
      </p>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <FigureInput label="전환할 포인트" placeholder="5,000" text={text} onType={type} />
        </div>
        <div className="mobile:[&>button]:h-12">
          <Button disabled={user.point === 0} onClick={takeAll}>
            모두사용
          </Button>
        </div>
      </div>
      <p className="text-sm text-dim">
        1P는 1원으로 전환되며, 5,000P 이상부터 전환할 수 있습니다. 전환한 금액만큼 롤링 조건이 추가됩니다.
      </p>
      <Button type="submit" look="primary" size="lg" wide busy={busy}>
        포인트전환
      </Button>
      <Dialog
        open={asked !== undefined}
        onClose={leave}
        title="포인트를 머니로 전환하시겠습니까?"
        actions={
          <>
            <Button size="lg" onClick={leave}>
              취소
            </Button>
            <Button size="lg" look="primary" busy={busy} onClick={() => void convert()}>
              전환
            </Button>
          </>
        }
      >
        <p className="rounded-lg bg-s2 p-4 text-center text-lg font-semibold">
          {`${formatFigure(asked ?? 0)}P → ${formatFigure(asked ?? 0)}원`}
        </p>
      </Dialog>
    </form>
  )
}

/** State of a conversion: typed points, confirm dialog, and success message (API-028, API-030, VALID-028). */
function useConversion(user: MemberRecord) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<number>()
  const [busy, setBusy] = useState(false)
  const ask = () => {
    const amount = readPoints(text)
    const wrong = conversionText(amount, user.point)
    if (wrong) showAlert(wrong)
    else setAsked(amount)
  }
  const convert = async () => {
    if (asked === undefined || busy) return
    setBusy(true)
    const { id: memberId, updatedAt: userUpdatedAt } = sessionStore.current()?.user ?? user
    const body = { memberId, point: asked, userUpdatedAt }
    const answer = await call(purseContract.convertPoints, { body })
    setBusy(false)
    setAsked(undefined)
    if (answer.ok) {
      setText('')
      takeIn(answer.value)
      return showAlert('변환성공')
    }
    if (!answer.refusal.handled) showAlert(answer.refusal.text)
  }
  return {
    text,
    type: (typed: string) => setText(pointsText(typed)),
    takeAll: () => setText(pointsText(String(user.point))),
    ask,
    asked,
    leave: () => setAsked(undefined),
    convert,
    busy,
  }
}

/** Applies balance, points and the record's time after the conversion. */
function takeIn(after: Pick<MemberRecord, 'emoney' | 'point' | 'updatedAt'>): void {
  const session = sessionStore.current()
  if (session) sessionStore.refresh(session.token, { ...session.user, ...after })
}
