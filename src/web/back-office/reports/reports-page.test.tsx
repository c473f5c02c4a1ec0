import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_SUMS } from '#domain/reports/report-sums.ts'
import { answer, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page } from './reports-page.tsx'

useDrawing()

const head = {
  from: '2026-11-15',
  to: '2026-11-21',
  madeAt: '2026-11-21 12:00:05',
  madeBy: 'admin',
  countedAt: '2026-11-21 12:00:00',
  pageCount: 1,
}
const sums = { ...NO_SUMS, bets: 3, staked: 30_000, settledBets: 2, settled: 20_000, paid: 38_000 }

const drawn = (report: object) => {
  answer({
    'admin/own': { role: '정산', permissions: ['reports:read', 'bets:read'] },
    'admin/reports': report,
  })
  logIn({ type: 1, role: 7 })
  drawPage(Page)
}

test('T6 shows an empty report with its period, time, author and 내역 없음', async () => {
  drawn({ ...head, rows: [], total: NO_SUMS, totalCount: 0, pageCount: 0 })
  await screen.findByText('내역 없음')
  const made = '2026-11-15 ~ 2026-11-21 · 0개 항목 · 12:00 기준 · 2026-11-21 12:00:05 admin 작성'
  expect(screen.getByText(made)).toBeTruthy()
})

test('T1 shows a negative house result with a minus and links to its parts and bets', async () => {
  drawn({ ...head, rows: [{ ...sums, key: '2026-11-21', title: '2026-11-21' }], total: sums, totalCount: 1 })
  const table = await screen.findByRole('table')
  const row = within(table).getAllByRole('row')[1] as HTMLElement
  expect(row.textContent).toContain('−18,000')
  expect(row.textContent).toContain('−90.0%')
  const links = within(row)
    .getAllByRole('link')
    .map(link => new URL(link.getAttribute('href') ?? '', 'http://house'))
  const asked = links.map(({ pathname, searchParams }) => [pathname, ...[...searchParams].flat()].join(' '))
  for (const word of ['group product', 'from 2026-11-21', 'to 2026-11-21']) expect(asked[0]).toContain(word)
  expect(asked.slice(1)).toEqual([
    '/admin/bets from 2026-11-21 to 2026-11-21',
    '/admin/bets endedFrom 2026-11-21 endedTo 2026-11-21',
  ])
})
