import { useRouterState } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { drawPage, find, findAll, inSeconds, logIn, useDrawing } from '#tests/support/components/drawn.tsx'
import { menuEntries } from '#tests/support/pages/menu-entries.ts'
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

/** Shows the address of the page. */
const Address = () => <output>{useRouterState({ select: ({ location }) => location.href })}</output>

/** Renders all links of a menu at an address. */
async function drawMenu(place: keyof typeof menuEntries, address = '/rule') {
  logIn()
  const user = drawPage(
    () => (
      <nav>
        {pagesAt(place).map(page => (
          <PageLink key={page.path} page={page} at={place} className="" />
        ))}
        <Address />
      </nav>
    ),
    address,
  )
  await waitFor(() => expect(find('nav')).not.toBeNull())
  return user
}

const marked = () => findAll('nav [aria-current=page]').map(({ textContent }) => textContent)

test.each([
  [
    'main',
    'MENU-001 MENU-002 MENU-003 MENU-004 MENU-005 MENU-006 MENU-007 MENU-008 MENU-010 MENU-013 MENU-014 MENU-015 MENU-016 MENU-017',
  ],
  [
    'quick',
    'HEADER-001 HEADER-002 HEADER-003 HEADER-004 HEADER-005 HEADER-006 HEADER-007 HEADER-008 HEADER-016',
  ],
  ['side', 'SIDEBAR-017 SIDEBAR-018'],
  ['strip', 'LAYOUT-007'],
  ['account', 'LAYOUT-029 LAYOUT-030 LAYOUT-031'],
] as const)('the menu %s links each of its pages by name (%s)', async (place, _rows) => {
  const user = await drawMenu(place)
  for (const [row, name, path] of menuEntries[place]) {
    const link = screen.getByRole('link', { name })
    expect([row, link.getAttribute('href')?.split('?')[0]]).toEqual([row, path])
    await user.click(link)
    await waitFor(() => expect(find('output')?.textContent?.split('?')[0]).toBe(path))
  }
})

test.each([
  ['/europe', '유럽형 스포츠'],
  ['/inplay', '인플레이'],
  ['/korea/special', '스페셜'],
  ['/game_result/sports', '스포츠 결과'],
])('MENU-018 MENU-003 LAYOUT-025 marks on %s only the main menu entry %s', async (path, title) => {
  await drawMenu('main', path)
  expect(marked()).toEqual([title])
})

test('ROUTE-046 writes the time of each click into menu links to Korea pages', async () => {
  const user = await drawMenu('main')
  const follow = async (name: string, seconds: number) => {
    vi.setSystemTime(inSeconds(seconds))
    await user.click(screen.getByRole('link', { name }))
    const time = String(Math.floor(inSeconds(seconds) / 1_000))
    await waitFor(() => expect(find('output')?.textContent?.replaceAll('%22', '')).toMatch(`?time=${time}`))
  }
  const korean = ['크로스', '승무패', '핸디캡/언더오버', '스페셜', '라이브', '프로토']
  for (const [at, name] of korean.entries()) {
    await follow(name, 20 * at + 7)
    await follow(name, 20 * at + 14)
  }
})
