import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { hasSidewaysScroll, storageOf, useSite } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { visit } = site

beforeEach(async () => {
  const token = await site.house.logIn('admin')
  const { popups } = await (await site.house.get('admin/popups', { token })).json()
  for (const { id } of popups)
    await site.house.post(`admin/popups/${id}/delete`, { reason: '시험 정리' }, { token })
})

/** Creates a popup with a picture on the desk. */
async function writePopup(title: string): Promise<void> {
  const desk = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(desk, 'desktop', '안내')
  await menu.getByRole('link', { name: '팝업관리', exact: true }).click()
  await desk.getByRole('button', { name: '팝업 등록' }).click()
  const form = dialogOf(desk).first()
  await form.getByLabel('제목', { exact: true }).fill(title)
  await form.getByRole('textbox', { name: '내용', exact: true }).pressSequentially('새 소식입니다.')
  await form.getByRole('button', { name: '그림', exact: true }).click()
  const picture = await sharp({ create: { width: 320, height: 160, channels: 3, background: '#1fd1a5' } })
    .png()
    .toBuffer()
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: '배너.png', mimeType: 'image/png', buffer: picture })
  await form.locator('.ProseMirror img[alt=배너]').waitFor()
  await confirmAct(desk, '저장', '새 안내')
}

test('POPUP-001 POPUP-003 POPUP-015 shows a popup with a picture at the next load on both screens, not on pages in use, and hides it', async () => {
  const title = '가을 안내'
  const members: Page[] = []
  for (const [screen, as] of [
    ['desktop', 'demo'],
    ['mobile', 'demo5'],
  ] as const) {
    const member = await visitLive(site, { path: '/', as, screen })
    await member.getByRole('navigation').first().waitFor()
    members.push(member)
  }
  await writePopup(title)
  for (const member of members) {
    const popup = member.getByRole('region', { name: title })
    expect(await popup.count()).toBe(0)
    await member.reload()
    await popup.getByText('새 소식입니다.').waitFor()
    await expect
      .poll(() => popup.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBe(320)
    const { width, height } = member.viewportSize() ?? { width: 0, height: 0 }
    // Its opening animation moves it.
    if (width > 390)
      await expect.poll(() => popup.boundingBox()).toMatchObject({ x: 100, y: 140, width: 400 })
    else
      await expect
        .poll(async () => {
          const box = await popup.boundingBox()
          return box && box.x >= 0 && box.x + box.width <= width && box.y + box.height < height - 59
        })
        .toBe(true)
    expect(await hasSidewaysScroll(member)).toBe(false)
    expect(await violationsOf(member)).toEqual([])
    await popup.getByRole('button', { name: '6시간 동안 보지 않기' }).click()
    await popup.waitFor({ state: 'detached' })
    expect(JSON.parse((await storageOf(member)).popups ?? '')).toHaveLength(1)
    await member.reload()
    await member.getByRole('navigation').first().waitFor()
    expect(await popup.count()).toBe(0)
  }
})

test('POPUP-004 POPUP-014 FIELD-038 shows a deposit popup only on its own pages and not on the login page', async () => {
  const desk = await site.house.logIn('admin')
  const form = {
    title: '충전 안내',
    contents: '<p>충전</p>',
    visiableFlag: 1,
    pcLeftLocation: 9,
    pcTopLocation: 9,
  }
  const rest = { width: 300, shownFrom: null, shownUntil: null, reason: '충전 안내' }
  for (const popupFlg of [1, 2]) {
    const title = popupFlg === 1 ? '사이트 안내' : form.title
    await site.house.post('admin/popups', { ...form, ...rest, title, popupFlg }, { token: desk })
  }
  const member = await visit({ path: '/', as: 'demo36' })
  await member.getByRole('region', { name: '사이트 안내' }).waitFor()
  expect(await member.getByRole('region', { name: '충전 안내' }).count()).toBe(0)
  const guest = await visit({ path: '/login' })
  await guest.getByRole('button', { name: '로그인', exact: true }).waitFor()
  expect(await guest.locator('[data-popup]').count()).toBe(0)
})

test('HEADER-017 LAYOUT-012 updates notices and contacts on open pages at once', async () => {
  const member = await visitLive(site, { path: '/korea/cross', as: 'demo37' })
  await member.locator('[data-banner]').waitFor()
  const desk = await visit({ path: '/admin/notices', as: 'admin' })
  await desk.getByRole('button', { name: '공지 등록' }).click()
  await dialogOf(desk).getByRole('textbox', { name: '내용', exact: true }).pressSequentially('새벽 4시 점검')
  await confirmAct(desk, '저장', '점검 안내')
  await member.locator('[data-marquee]', { hasText: '새벽 4시 점검' }).waitFor()
  await desk.goto('/admin/messengers')
  await desk.getByRole('button', { name: '텔레그램 수정' }).click()
  await dialogOf(desk).getByLabel('링크').fill('/message')
  await confirmAct(desk, '저장', '연락처 변경')
  await member.locator('[data-banner] a[href="/message"]').waitFor()
})
