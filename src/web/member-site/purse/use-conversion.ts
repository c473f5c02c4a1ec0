import { useState } from 'react'
import { purseContract } from '#contract/account/purse.ts'
import type { MemberRecord } from '#contract/members.ts'
import { call } from '#web/client/api/api.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { conversionText, pointsText, readPoints } from './conversion-entry.ts'

/** State of a conversion: typed points, confirm dialog, and success message (API-028, API-030, VALID-028). */
export function useConversion(user: MemberRecord) {
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
