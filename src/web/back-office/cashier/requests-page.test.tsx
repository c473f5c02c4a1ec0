import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, callsOf, drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { Page as DepositsPage } from './deposits-page.tsx'
import { Page as WithdrawalsPage } from './withdrawals-page.tsx'

useDrawing()

const queries = () => callsOf('admin/cash-requests').map(({ query }) => Object.fromEntries(query))
const methods = () => [...screen.getByLabelText<HTMLSelectElement>('방법').options].map(({ text }) => text)

test.each([
  ['deposit', DepositsPage, ['전체 방법', '계좌', '테더', '무료 충전']],
  ['withdrawal', WithdrawalsPage, ['전체 방법', '계좌', '테더']],
] as const)(
  'WALLET-004 WALLET-006 lists waiting %ss first, with their methods',
  async (direction, Page, offered) => {
    logIn({ type: 1, role: 10 })
    answer({ 'admin/cash-requests': { requests: [], pageCount: 0, totalCount: 0, amount: 0 } })
    const user = drawPage(Page)
    expect(await screen.findByText('처리를 기다리는 신청이 없습니다.')).toBeTruthy()
    expect(methods()).toEqual(offered)
    await user.click(screen.getByRole('tab', { name: '전체' }))
    expect(await screen.findByText('신청이 없습니다.')).toBeTruthy()
    const asked = { direction, page: '1' }
    await waitFor(() =>
      expect(queries()).toEqual([
        { ...asked, show: 'waiting' },
        { ...asked, show: 'all' },
      ]),
    )
  },
)
