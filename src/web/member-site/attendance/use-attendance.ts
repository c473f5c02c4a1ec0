import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { attendanceContract } from '#contract/promotions/attendance.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

/** The month from the URL; this month by default. */
export function useAttendanceMonth() {
  const { month: asked }: { readonly month?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const query = asked !== undefined && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(asked) ? { month: asked } : {}
  const answer = useCall(
    attendanceContract.month,
    { query },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const show = (month: string, thisMonth: string) =>
    void navigate({ to: '.', search: { month: month === thisMonth ? undefined : month } })
  return { answer, show }
}

/** Stamps today and alerts the reward or the refusal. */
export function useCheckIn() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const checkIn = async () => {
    setBusy(true)
    const answer = await call(attendanceContract.check)
    await readAgain(queryClient, attendanceContract.month)
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    const { points } = answer.value
    showAlert(`출석체크되었습니다.${points > 0 ? `\n${formatFigure(points)}P가 지급되었습니다.` : ''}`)
  }
  return { busy, checkIn }
}
