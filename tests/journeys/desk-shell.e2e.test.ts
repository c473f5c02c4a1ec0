import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aBettor, anOfferedFixture, bet, slip } from '#tests/support/facts/bettor.ts'
import { hasSidewaysScroll, useSite } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf } from '#tests/support/pages/desk-page.ts'

const { house, visit } = useSite()
const screens = ['desktop', 'mobile'] as const

test.each(screens)(
  'finds a page, a member, a match and a bet in the palette by keyboard (%s)',
  async screen => {
    const bettor = await aBettor(house)
    const fixture = await anOfferedFixture(house, { home: `팔레트${screen}`, away: '성남' })
    const { id } = await (await bet(house, bettor, slip(bettor, [{ fixture }]))).json()
    const page = await visit({ path: '/admin/members', as: 'admin', screen })
    const button = page.getByRole('button', { name: '통합 검색' })
    const find = async (text: string, option: string) => {
      await button.waitFor()
      if (screen === 'mobile') await button.click()
      else await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: '페이지, 회원, 경기, 베팅 찾기' })
      await field.fill(text)
      const first = page.getByRole('option', { name: option }).first()
      await first.waitFor()
      await expect
        .poll(async () => {
          const chosen = await field.getAttribute('aria-activedescendant')
          if (chosen === (await first.getAttribute('id'))) return true
          await field.press('ArrowDown')
          return false
        })
        .toBe(true)
      expect(await hasSidewaysScroll(page)).toBe(false)
      await field.press('Enter')
      await dialogOf(page).waitFor({ state: 'detached' })
    }
    await find('ㄱㅇㅅㅇ', '가입승인')
    await page.waitForURL('**/admin/sign-ups')
    // A phone differs in how the palette is opened.
    if (screen === 'mobile') return
    await find('demo5', '(demo5)')
    await page.getByRole('heading', { name: '(demo5)' }).waitFor()
    await find(`팔레트${screen}`, `팔레트${screen} vs 성남`)
    await page.waitForURL(`**/admin/trading/${fixture}`)
    await find(id.slice(0, 13), '원')
    await page.waitForURL('**/admin/bets/*')
  },
)

test('exports a filtered list with a reason and records it in the log', async () => {
  const page = await visit({ path: '/admin/members?search=demo5', as: 'admin', screen: 'desktop' })
  await page.getByRole('button', { name: 'CSV 내보내기' }).click()
  await page.getByText('현재 조건에 맞는 내역을 CSV 파일로 저장합니다.').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    confirmAct(page, '내보내기', '내부 감사'),
  ])
  expect(download.suggestedFilename()).toMatch(/^회원-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff번호,아이디,닉네임')).toBe(true)
  expect(text).toContain(',demo5,')
  await page.goto(`${house.origin}/admin/acts?act=export-list`)
  await page.getByText('회원 목록').first().waitFor()
  await page.getByText('검색어 demo5').first().waitFor()
})

test('saves chosen columns with a filter under a name and restores them', async () => {
  const page = await visit({ path: '/admin/members?state=active', as: 'admin', screen: 'desktop' })
  await page.getByRole('columnheader', { name: '포인트' }).waitFor()
  await page.getByRole('button', { name: '보기 설정' }).click()
  await dialogOf(page).getByRole('checkbox', { name: '포인트' }).click()
  await page.getByRole('columnheader', { name: '포인트' }).waitFor({ state: 'detached' })
  await dialogOf(page).getByLabel('현재 보기 저장').fill('정상 회원')
  await dialogOf(page).getByRole('button', { name: '저장', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: '정상 회원', exact: true }).waitFor()
  await page.goto(`${house.origin}/admin/members`)
  await page.getByRole('columnheader', { name: '포인트' }).waitFor()
  await page.getByRole('button', { name: '보기 설정' }).click()
  await dialogOf(page).getByRole('button', { name: '정상 회원', exact: true }).click()
  await page.waitForURL('**/admin/members?state=active&columns=*')
  await page.getByRole('columnheader', { name: '포인트' }).waitFor({ state: 'detached' })
  // Another filter keeps the columns.
  await page.getByLabel('레벨').selectOption('5')
  await page.waitForURL('**level=5**')
  expect(await page.getByRole('columnheader', { name: '포인트' }).count()).toBe(0)
})

test('bans a member from a game, sends a message and shows linked members', async () => {
  const userId = 'demo36'
  const page = await visit({ path: `/admin/members?search=${userId}`, as: 'admin', screen: 'mobile' })
  await page.getByRole('link', { name: `(${userId})` }).click()
  await page.getByRole('button', { name: '베팅 제한' }).click()
  await dialogOf(page).getByRole('checkbox', { name: '인플레이' }).click()
  await confirmAct(page, '적용', '부정 이용')
  await page.getByText('인플레이 제한', { exact: true }).waitFor()
  await page.getByRole('button', { name: '성향 변경' }).click()
  await dialogOf(page).getByLabel('성향', { exact: true }).fill('38')
  await confirmAct(page, '변경', '한도 조정')
  await page.getByRole('tab', { name: '연관 회원' }).click()
  await page.getByRole('heading', { name: '같은 기기' }).waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
  await page.getByRole('tab', { name: '쪽지' }).click()
  await page.getByRole('button', { name: '쪽지 쓰기' }).click()
  await dialogOf(page).getByLabel('제목').fill('<b>안내</b>')
  await dialogOf(page).getByLabel('내용').fill('확인해 주세요.')
  await confirmAct(page, '보내기', '이용 안내')
  await page.getByText('<b>안내</b>').waitFor()
  await page.getByText('안 읽음').first().waitFor()
  expect(await hasSidewaysScroll(page)).toBe(false)
})
