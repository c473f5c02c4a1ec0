import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawPage, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { chargeTypes, useChargeType } from '#web/client/state/charge-type.ts'
import { Page as ChargePage } from '#web/member-site/cashier/charge-page.tsx'
import { pagesAt } from '../menu.ts'
import { PageLink } from './page-link.tsx'

useDrawing()

const chosen = () => [useChargeType.getState().type, screen.getByRole('tab', { selected: true }).textContent]

test('FIELD-048 FIELD-049 FIELD-050 WALLET-013 HEADER-001 opens the deposit by bank first and from menus, whatever was chosen before', async () => {
  logIn()
  const page = pagesAt('quick').find(({ path }) => path === '/charge')
  const user = drawPage(() => (
    <>
      {page && <PageLink page={page} at="quick" className="" />}
      <ChargePage />
    </>
  ))
  await screen.findByRole('heading', { name: '입금신청' })
  expect(chosen()).toEqual([1, '계좌입금'])
  await user.click(screen.getByRole('tab', { name: '테더입금' }))
  expect(chosen()).toEqual([2, '테더입금'])
  await user.click(screen.getByRole('link', { name: '입금신청' }))
  expect(chosen()).toEqual([chargeTypes.bank, '계좌입금'])
})
