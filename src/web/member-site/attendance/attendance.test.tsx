import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AttendanceMonth } from '#contract/promotions/attendance.ts'
import {
  answer,
  callsOf,
  draw,
  find,
  findAll,
  useDrawing,
  wordsOf,
} from '#tests/support/components/drawn.tsx'
import { alertText } from '#tests/support/components/drawn-cart.tsx'
import { AlertDialog } from '#web/kit/overlays/alert-dialog.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { StampCard } from './stamp-card.tsx'

useDrawing()

const month: AttendanceMonth = {
  today: '2026-11-21',
  month: '2026-11',
  firstMonth: '2026-10',
  stamped: ['2026-11-19', '2026-11-20'],
  streak: 2,
  isStamped: false,
  conditionMet: true,
  rule: { condition: 'none', daily: 500, week: 2_000, month: 20_000 },
  next: [{ kind: 'week', days: 5, points: 2_000 }],
}

test('EVENT-004 draws the month by weeks with stamps, and marks today', () => {
  draw(<MonthCalendar attendance={month} onMonth={vi.fn()} />)
  expect(findAll('td[data-day]')).toHaveLength(30)
  expect(findAll('td[data-stamped=true]').map(cell => cell.getAttribute('data-day'))).toEqual(month.stamped)
  expect(find('td[aria-current=date]')?.getAttribute('data-day')).toBe('2026-11-21')
  expect(screen.getByText('2026년 11월')).toBeTruthy()
})

test('EVENT-004 pages back to earlier months and not past the current one', async () => {
  const onMonth = vi.fn()
  const user = draw(<MonthCalendar attendance={month} onMonth={onMonth} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 달' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: '이전 달' }))
  expect(onMonth).toHaveBeenCalledExactlyOnceWith('2026-10')
})

test('EVENT-005 handbook 5.10 stamps the day and shows the points and the next reward', async () => {
  answer({ attendance: { day: '2026-11-21', streak: 3, points: 500 } })
  const user = draw(
    <>
      <StampCard attendance={month} />
      <AlertDialog />
    </>,
  )
  expect(wordsOf(screen.getByRole('list', { name: '다음 보상' }))).toBe('5일 더 출석하면2,000P')
  await user.click(screen.getByRole('button', { name: '출석하기' }))
  await waitFor(() => expect(alertText()).toContain('출석체크되었습니다.'))
  expect(alertText()).toContain('500P가 지급되었습니다.')
  expect(callsOf('attendance')).toHaveLength(1)
})

test('EVENT-005 shows the text of a refusal in an alert', async () => {
  answer({ attendance: new Response('이미 출석체크하셨습니다.', { status: 400 }) })
  const user = draw(
    <>
      <StampCard attendance={month} />
      <AlertDialog />
    </>,
  )
  await user.click(screen.getByRole('button', { name: '출석하기' }))
  await waitFor(() => expect(alertText()).toContain('이미 출석체크하셨습니다.'))
})

test.each([
  ['a bet is missing', { conditionMet: false }, '출석하기'],
  ['today is stamped', { isStamped: true }, '오늘 출석 완료'],
] as const)('handbook 5.10 disables the button and says so when %s', (_, more, name) => {
  draw(<StampCard attendance={{ ...month, ...more }} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(screen.queryAllByText(/결과가 확정된 베팅이 1건 이상/)).toHaveLength('conditionMet' in more ? 1 : 0)
})
