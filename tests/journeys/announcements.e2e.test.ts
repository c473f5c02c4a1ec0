// Publishing by operators, except popups: notices, pictures, streams, contacts and the alternate address.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeSettings } from '#tests/support/house/change-settings.ts'
import { violationsOf } from '#tests/support/pages/accessibility.ts'
import { resize, storageOf, useSite, widthsWithSidewaysScroll } from '#tests/support/pages/browser.ts'
import { confirmAct, dialogOf, openDeskMenu } from '#tests/support/pages/desk-page.ts'
import { visitLive } from '#tests/support/pages/held-answer.ts'

const site = useSite()
const { house, visit } = site

test('HEADER-017 shows a pinned notice on the open home page as unread until opened, and only marquee notices in the marquee', async () => {
  const words = '가을 점검 안내'
  const member = await visitLive(site, { path: '/', as: 'demo5', screen: 'mobile' })
  await member.locator('[data-marquee]').waitFor()
  const desk = await visit({ path: '/admin', as: 'admin' })
  const menu = await openDeskMenu(desk, 'desktop', '안내')
  await menu.getByRole('link', { name: '공지관리', exact: true }).click()
  await desk.getByRole('button', { name: '공지 등록' }).click()
  await dialogOf(desk).getByRole('textbox', { name: '내용', exact: true }).pressSequentially(words)
  await dialogOf(desk).getByLabel('목록 맨 위에 고정').click()
  await dialogOf(desk).getByLabel('상단에 흐르게 하기').click()
  await confirmAct(desk, '저장', '점검 안내')
  await desk.getByText('고정', { exact: true }).first().waitFor()
  const row = member.locator('[data-notices] button', { hasText: words })
  await row.getByText('새 글').waitFor()
  expect(await member.locator('[data-notices] button').first().innerText()).toContain(words)
  expect(await member.locator('[data-marquee]').innerText()).not.toContain(words)
  await row.click()
  const list = member.getByRole('dialog', { name: '공지사항' })
  await list.locator('.operator-html', { hasText: words }).waitFor()
  expect(await violationsOf(member)).toEqual([])
  expect(await widthsWithSidewaysScroll(member)).toEqual([])
  await list.getByRole('button', { name: '닫기' }).click()
  await row.getByText('새 글').waitFor({ state: 'detached' })
  await member.reload()
  await row.waitFor()
  expect(await row.getByText('새 글').count()).toBe(0)
  // The marquee opens its current notice; on a phone it is at the top of the page.
  await member.evaluate(() => scrollTo(0, 0))
  await member.locator('[data-marquee]').click()
  await list.locator('.operator-html').waitFor()
  expect(await list.locator('.operator-html').innerText()).not.toContain(words)
  await desk.getByRole('button', { name: `${words} 삭제` }).click()
  await confirmAct(desk, '삭제', '공지 종료')
  await list.locator('[data-notice]', { hasText: words }).waitFor({ state: 'detached' })
})

test('LAYOUT-014 LAYOUT-015 links the alternate address in the right banner of open pages and removes it when cleared', async () => {
  const member = await visitLive(site, { path: '/korea/cross', as: 'demo36' })
  await member.locator('[data-banner]').waitFor()
  const link = member.locator('[data-alternate] a')
  expect(await link.count()).toBe(0)
  const desk = await visit({ path: '/admin/settings', as: 'admin' })
  const form = desk.getByRole('form', { name: '게임과 사이트 주소' })
  await form.getByLabel('대체 주소').fill('https://hanpan2.example')
  await form.getByLabel('사유', { exact: true }).fill('예비 주소 안내')
  await form.getByRole('button', { name: '저장' }).click()
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe('https://hanpan2.example')
  expect(await link.innerText()).toContain('hanpan2.example')
  await resize(member, { width: 425, height: 900 })
  await link.waitFor({ state: 'detached' })
  await resize(member, { width: 1_440, height: 900 })
  await link.waitFor()
  await changeSettings(house, { alternateAddress: '' })
  await link.waitFor({ state: 'detached' })
})

test('uploads a picture to the library and deletes it only while unused', async () => {
  const title = '가을배너'
  const desk = await visit({ path: '/admin/pictures', as: 'admin' })
  const buffer = await sharp({
    create: { width: 320, height: 160, channels: 3, background: '#1fd1a5' },
  })
    .png()
    .toBuffer()
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name: `${title}.png`, mimeType: 'image/png', buffer })
  const remove = desk.getByRole('button', { name: `${title} 삭제` })
  await remove.waitFor()
  for (const [width, rows] of [
    [390, 'ol'],
    [1_440, 'table'],
  ] as const) {
    await resize(desk, { width, height: 900 })
    await desk.locator(rows).getByText('미사용', { exact: true }).waitFor()
  }
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  // A second login of the same operator would end this one.
  const token = (await storageOf(desk))['auth.token'] ?? ''
  const { pictures } = await (await house.get('admin/pictures', { token })).json()
  const { name } = pictures.find((one: { title: string }) => one.title === title)
  const contents = `<p><img src="/file/download/${name}"></p>`
  const written = await house.post('admin/notices', { contents, reason: '새 공지' }, { token })
  const { id } = await written.json()
  await desk.getByLabel('사용 여부').selectOption('used')
  await desk.getByText(`공지 ${id}`, { exact: true }).waitFor()
  expect(await remove.count()).toBe(0)
  await house.post(`admin/notices/${id}/delete`, { reason: '공지 종료' }, { token })
  await desk.getByLabel('사용 여부').selectOption('unused')
  await remove.click()
  await confirmAct(desk, '삭제', '쓰지 않음')
  await remove.waitFor({ state: 'detached' })
})

test('ROUTE-013 adds, moves, hides and deletes streams, and refuses an invalid address', async () => {
  const desk = await visit({ path: '/admin/streams', as: 'admin', screen: 'mobile' })
  await desk.getByText('등록된 영상이 없습니다.').waitFor()
  for (const name of ['1번 영상', '2번 영상']) {
    await desk.getByRole('button', { name: '영상 등록' }).click()
    await dialogOf(desk).getByLabel('이름').fill(name)
    await dialogOf(desk).getByLabel('주소').fill('http://tv.example/embed')
    await dialogOf(desk).getByLabel('사유', { exact: true }).fill('새 중계')
    expect(await dialogOf(desk).getByRole('button', { name: '저장' }).isDisabled()).toBe(true)
    await dialogOf(desk).getByLabel('주소').fill('https://tv.example/embed/{fixtureId}')
    await dialogOf(desk).getByText('tv.example의 영상만 불러옵니다.').waitFor()
    await confirmAct(desk, '저장', '새 중계 계약')
  }
  await desk.getByRole('button', { name: '2번 영상 위로' }).click()
  await confirmAct(desk, '옮기기', '순서 정리')
  await desk.getByRole('button', { name: '1번 영상 위로' }).waitFor()
  await desk.getByRole('button', { name: '2번 영상 끄기' }).click()
  await confirmAct(desk, '끄기', '장애 대응')
  await desk.getByRole('button', { name: '2번 영상 켜기' }).waitFor()
  expect(await violationsOf(desk)).toEqual([])
  expect(await widthsWithSidewaysScroll(desk)).toEqual([])
  for (const name of ['2번 영상', '1번 영상']) {
    await desk.getByRole('button', { name: `${name} 삭제` }).click()
    await confirmAct(desk, '삭제', '중계 종료')
  }
  await desk.getByText('등록된 영상이 없습니다.').waitFor()
})

test('LAYOUT-012 LAYOUT-013 shows guests the contacts on the login page, linking external ones', async () => {
  const token = await house.logIn('admin')
  const set = (position: number, body: object) =>
    house.post(`admin/messengers/${position}`, { ...body, reason: '연락처 변경' }, { token })
  await set(0, { url: 'https://t.me/hanpan', messengerId: '@hanpan', useFlag: 1 })
  await set(1, { url: '/customer', messengerId: 'hanpan_kakao', useFlag: 1 })
  const guest = await visit({ path: '/login' })
  const contacts = guest.getByRole('region', { name: '고객 연락처' })
  await contacts.getByText('@hanpan').waitFor()
  expect(
    await contacts.getByRole('link').evaluateAll(all => all.map(one => one.getAttribute('href'))),
  ).toEqual(['https://t.me/hanpan'])
  await contacts.getByText('hanpan_kakao').waitFor()
  expect(await widthsWithSidewaysScroll(guest)).toEqual([])
  expect(await violationsOf(guest)).toEqual([])
  await set(0, { url: '/customer', messengerId: 'hanpan_demo' })
})
