// Visits every page of the site at desktop and phone width. No page may have an axe violation, violate its content
// policy, scroll sideways or have another heading than its menu entry. The browser enforces the policy that the server sends with each address.
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { seedBoards } from '#dev/play/seed-boards.ts'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuestions } from '#dev/play/seed-questions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { seedTournaments } from '#dev/play/stories/seed-tournaments.ts'
import { numberProtoGames } from '#server/fixtures/fixtures.ts'
import { aSupplierWithDay, type ShownSupplier } from '#tests/support/casino/supplier-with-day.ts'
import { insertCaseOf } from '#tests/support/desk/integrity-cases.sql.ts'
import { anOfferedFixture } from '#tests/support/facts/bettor.ts'
import { later } from '#tests/support/facts/fixture-facts.ts'
import { useBets } from '#tests/support/facts/placed-bets.ts'
import { coloursTooNear, inLight, violationsOf } from '#tests/support/pages/accessibility.ts'
import { addressOf } from '#tests/support/pages/addresses.ts'
import { hasSidewaysScroll, useSite, type Visit } from '#tests/support/pages/browser.ts'
import { watchPolicy } from '#tests/support/pages/content-policy.ts'
import { aMatchOfChelsea } from '#tests/support/pages/inplay-page.ts'
import { headings } from '#tests/support/pages/menu-entries.ts'
import { walk } from '#tests/support/pages/walk.ts'
import { routeTable } from '#web/app/route-table.ts'

const { house, visit } = useSite({
  playLogins: [{ userId: 'demo', password: PLAY_PASSWORD, note: '회원' }],
  rounds: { linksOf: () => 60 },
})
const { placed, ended } = useBets(house)

let running = 0
let ownPost = 0
let ownBet = ''
let supplier: ShownSupplier
let upcoming: readonly number[] = []
beforeAll(async () => {
  const decided = await anOfferedFixture(house, { home: '울산', away: '서울' })
  upcoming = await Promise.all(
    [4, 5, 6].map(hours => anOfferedFixture(house, { startsAt: later(hours * 3_600), weight: 1 })),
  )
  await numberProtoGames(house.deps)
  supplier = await aSupplierWithDay(house)
  const match = await aMatchOfChelsea({ house })
  await match.happened('goal')
  running = match.id
  const both = upcoming.slice(0, 2).map(fixture => ({ fixture }))
  ownBet = (await placed('demo', [[{ fixture: decided }]], [both]))[0] ?? ''
  await insertCaseOf(house.deps.db, ownBet)
  await ended(decided, 2, 1)
  await seedPromotions(house.deps)
  await seedQuests(house.deps)
  await seedTournaments(house.deps)
  await seedBoards(house.deps)
  await seedQuestions(house.deps)
  const post = { title: '내 글', contents: '내용', bets: [], key: 'own-post-1' }
  ownPost = (await (await house.post('free', post, { token: await house.logIn('demo') })).json()).id
})

const pathsOf = (...layouts: readonly string[]) =>
  routeTable
    .filter(page => layouts.includes(page.layout) && page.guard === undefined)
    .map(page => addressOf(page.path, { fixtureId: upcoming[0], postId: ownPost, betId: ownBet, supplier }))

/** Returns the faults of a page's heading and window title. The title names the page as menus do. */
async function misnamed(page: Page, path: string): Promise<string[]> {
  const known = headings.get(path)
  if (!known) return []
  const { heading, name } = known
  const [shown = '', ...more] = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  const isRight = typeof heading === 'string' ? shown === heading : heading.test(shown)
  if (!isRight || more.length > 0) return [`${path} has the headings ${[shown, ...more]}`]
  const title = await page.title()
  return title.includes(shown) || title.includes(name) ? [] : [`${path} has the window title ${title}`]
}

/** Visits each page at desktop and phone width. Returns its faults as texts. */
async function wrongOn(visited: Visit, paths: readonly string[], isDark = false): Promise<string[]> {
  const found: string[] = []
  const page = await visit({
    ...visited,
    prepare: async blank => {
      await blank.emulateMedia({ reducedMotion: 'reduce' })
      await watchPolicy(blank, found)
    },
  })
  await walk(page, paths, async path => {
    found.push(...(await misnamed(page, path)))
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const wrong = await violationsOf(page)
      if (isDark) wrong.push(...(await inLight(page, () => coloursTooNear(page))))
      if (await hasSidewaysScroll(page)) wrong.push('scrolls sideways')
      found.push(...wrong.map(one => `${path} at ${width} px: ${one}`))
    }
  })
  return found
}

/** Time for every page at two widths on a busy machine. */
const allPages = { timeout: 1_200_000 }

test('has nothing wrong on any member page, in both themes', allPages, async () => {
  const matches = [`/inplay?fixture=${running}`, `/europe?fixture=${upcoming[0]}`]
  const paths = ['/index.html', ...pathsOf('member'), ...matches, '/nowhere']
  const found = await wrongOn({ as: 'demo' }, paths, true)
  expect(found, found.join('\n')).toEqual([])
})

test('has nothing wrong on any guest, operator or partner page', allPages, async () => {
  const partner = ['/manager', '/manager/members', '/manager/bets', '/manager/account']
  const found = [
    ...(await wrongOn({}, pathsOf('auth', 'maintenance'), true)),
    ...(await wrongOn({ as: 'admin' }, pathsOf('back-office'))),
    ...(await wrongOn({ as: 'manager' }, partner)),
  ]
  expect(found, found.join('\n')).toEqual([])
})

test('detects what the policy refuses', async () => {
  const broken: string[] = []
  const page = await visit({
    path: '/login',
    expects: /Content Security Policy/,
    prepare: blank => watchPolicy(blank, broken),
  })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<b style="color:red">x</b><img src="https://a.example/x.png">',
    )
    const style = document.createElement('style')
    style.textContent = 'b{color:red}'
    document.head.append(style)
  })
  const refused = () => [...new Set(broken.map(line => line.split(' ')[1]))].toSorted()
  await expect.poll(refused).toEqual(['img-src', 'style-src-attr', 'style-src-elem'])
})
