import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { PLAY_PASSWORD } from '#dev/play/play-logins.ts'
import { seedBoards } from '#dev/play/seed-boards.ts'
import { seedPromotions } from '#dev/play/seed-promotions.ts'
import { seedQuestions } from '#dev/play/seed-questions.ts'
import { seedQuests } from '#dev/play/seed-quests.ts'
import { seedTournaments } from '#dev/play/stories/seed-tournaments.ts'
import { numberProtoGames } from '#server/fixtures/fixtures.ts'
import { routeTable } from '#web/app/route-table.ts'
import { aSupplierWithDay, type ShownSupplier } from '../casino/supplier-with-day.ts'
import { insertCaseOf } from '../desk/integrity-cases.sql.ts'
import { anOfferedFixture } from '../facts/bettor.ts'
import { later } from '../facts/fixture-facts.ts'
import { useBets } from '../facts/placed-bets.ts'
import { coloursTooNear, inLight, violationsOf } from './accessibility.ts'
import { addressOf } from './addresses.ts'
import { hasSidewaysScroll, type Site, useSite, type Visit } from './browser.ts'
import { watchPolicy } from './content-policy.ts'
import { aMatchOfChelsea } from './inplay-page.ts'
import { headings } from './menu-entries.ts'
import { takeShifts, watchShifts } from './shift-watch.ts'
import { walk } from './walk.ts'

type Shown = {
  readonly upcoming: readonly number[]
  readonly running: number
  readonly postId: number
  readonly betId: string
  readonly supplier: ShownSupplier
}

/** Time for every page at two widths on a busy machine. */
export const allPages = { timeout: 1_200_000 }

/** A site with something to show on every page, and the audit of its pages. */
export function useWholeSite() {
  const site = useSite({
    playLogins: [{ userId: 'demo', password: PLAY_PASSWORD, note: '회원' }],
    rounds: { linksOf: () => 60 },
  })
  const bets = useBets(site.house)
  let shown: Shown | undefined
  beforeAll(async () => {
    shown = await fillPages(site, bets)
  })
  const filled = (): Shown => {
    if (!shown) throw new Error('The site is filled before its tests.')
    return shown
  }

  return {
    visit: site.visit,

    /** Returns the addresses of all pages of these layouts that every login of theirs may open. */
    pathsOf: (...layouts: readonly string[]): string[] => {
      const { upcoming, postId, betId, supplier } = filled()
      return routeTable
        .filter(page => layouts.includes(page.layout) && page.guard === undefined)
        .map(page => addressOf(page.path, { fixtureId: upcoming[0], postId, betId, supplier }))
    },

    /** Returns the addresses of one running and one coming match. */
    matchPaths: (): string[] => [
      `/inplay?fixture=${filled().running}`,
      `/europe?fixture=${filled().upcoming[0]}`,
    ],

    /** Visits each page at desktop and phone width. Returns its faults as texts. */
    wrongOn: (visited: Visit, paths: readonly string[], isDark = false) =>
      wrongOn(site, visited, paths, isDark),
  }
}

async function fillPages({ house }: Site, { placed, ended }: ReturnType<typeof useBets>): Promise<Shown> {
  const decided = await anOfferedFixture(house, { home: '울산', away: '서울' })
  const upcoming = await Promise.all(
    [4, 5, 6].map(hours => anOfferedFixture(house, { startsAt: later(hours * 3_600), weight: 1 })),
  )
  await numberProtoGames(house.deps)
  const supplier = await aSupplierWithDay(house)
  const match = await aMatchOfChelsea({ house })
  await match.happened('goal')
  const both = upcoming.slice(0, 2).map(fixture => ({ fixture }))
  const [betId = ''] = await placed('demo', [[{ fixture: decided }]], [both])
  await insertCaseOf(house.deps.db, betId)
  await ended(decided, 2, 1)
  await seedPromotions(house.deps)
  await seedQuests(house.deps)
  await seedTournaments(house.deps)
  await seedBoards(house.deps)
  await seedQuestions(house.deps)
  const post = { title: '내 글', contents: '내용', bets: [], key: 'own-post-1' }
  const { id: postId } = await (await house.post('free', post, { token: await house.logIn('demo') })).json()
  return { upcoming, running: match.id, postId, betId, supplier }
}

async function wrongOn(
  { visit }: Site,
  visited: Visit,
  paths: readonly string[],
  isDark: boolean,
): Promise<string[]> {
  const found: string[] = []
  const prepare = async (blank: Page) => {
    await watchPolicy(blank, found)
    await watchShifts(blank)
  }
  const page = await visit({ ...visited, prepare })
  await walk(page, paths, async path => {
    const shifted = await takeShifts(page)
    if (shifted) found.push(`${path} shifts while loading by ${shifted}`)
    found.push(...(await misnamed(page, path)))
    for (const width of [1_440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const wrong = await violationsOf(page)
      if (isDark) wrong.push(...(await inLight(page, () => coloursTooNear(page))))
      if (await hasSidewaysScroll(page)) wrong.push('scrolls sideways')
      found.push(...wrong.map(one => `${path} at ${width} px: ${one}`))
    }
    await takeShifts(page)
  })
  return found
}

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
