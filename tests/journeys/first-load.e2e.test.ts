// The size of a page's first load, from the built files: bytes are the same on every machine (decision 51).
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { assert } from '#domain/assert.ts'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

const folder = inject('webFolder')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
)

/** Returns the files of these modules and of all their imports. */
function filesOf(modules: readonly string[]): { js: ReadonlySet<string>; css: ReadonlySet<string> } {
  const [js, css] = [new Set<string>(), new Set<string>()]
  const add = (name: string) => {
    const chunk = manifest[name]
    assert(chunk, `${name} is in the manifest`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const sheet of chunk.css ?? []) css.add(sheet)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const name of modules) add(name)
  return { js, css }
}

const bytesOf = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)

/** Modules that the shell draws around every member page, and next to it on a desktop. */
const shell = [
  'app/overlays.tsx',
  'member-site/popups/popup-layer.tsx',
  'member-site/customer/answer-watch.tsx',
]
const sidebar = 'member-site/sidebar/sidebar-content.tsx'
const columns = {
  cart: [sidebar, 'sport/cart/parts/cart.tsx'],
  home: ['sport/cart/parts/cart.tsx'],
  openBets: [sidebar, 'member-site/bet-history/open-bets-card.tsx', 'member-site/today/today-card.tsx'],
} as const
/** Minigame pages have their own column, cart and styles. */
const playing = 'member-site/minigames/playing.ts'
const CSS_MAX = 20_500
const CSS_MAX_OF_ROUNDS = CSS_MAX + 10_000
const desk = ['app/route-table.ts', 'app/layouts/back-office-layout.tsx']

type Limits = {
  /** Until the page is usable: the site and the page's own files, which the server names in its answer. */
  readonly first: readonly [bytes: number, files: number]
  /** Everything that loads automatically, including what is next to the page. */
  readonly desktop: number
  readonly phone: number
}

/** The growth that each page is allowed beyond its figure before the reason must be found. */
const ROOM = 4_000

function expectWithin(modules: readonly string[], bytesMax: number, cssMax = CSS_MAX): void {
  const { js, css } = filesOf(['index.html', ...modules])
  expect(bytesOf(js)).toBeLessThan(bytesMax + ROOM)
  expect(bytesOf(css)).toBeLessThan(cssMax)
}

// A page may always shrink. A larger figure needs a reason: content not drawn at first must load later.
const matches = { first: [188_900, 12], desktop: 215_000, phone: 202_000 } as const
test.each<[path: string, module: string, column: keyof typeof columns, limits: Limits]>([
  ['/korea/cross', 'korea/cross-page.tsx', 'cart', matches],
  ['/korea/wintielose', 'korea/win-tie-lose-page.tsx', 'cart', matches],
  ['/korea/handicap', 'korea/handicap-page.tsx', 'cart', matches],
  ['/korea/special', 'korea/special-page.tsx', 'cart', matches],
  ['/korea/live', 'korea/live-page.tsx', 'cart', { first: [208_900, 27], desktop: 234_600, phone: 222_200 }],
  [
    '/korea/proto',
    'korea/proto/proto-page.tsx',
    'cart',
    { first: [191_600, 14], desktop: 217_200, phone: 204_700 },
  ],
  ['/europe', 'europe/europe-page.tsx', 'cart', { first: [201_400, 21], desktop: 221_700, phone: 208_700 }],
  ['/inplay', 'inplay/inplay-page.tsx', 'cart', { first: [208_900, 27], desktop: 235_100, phone: 222_100 }],
  ['/', 'home/home-page.tsx', 'home', { first: [198_500, 19], desktop: 215_700, phone: 205_300 }],
  [
    '/bet_result',
    'bet-history/bet-history-page.tsx',
    'openBets',
    { first: [196_200, 28], desktop: 217_100, phone: 203_300 },
  ],
  [
    '/game_result/sports',
    'results/sports-results-page.tsx',
    'openBets',
    { first: [191_600, 17], desktop: 212_200, phone: 205_100 },
  ],
  [
    '/message',
    'messages/messages-page.tsx',
    'openBets',
    { first: [167_300, 6], desktop: 207_900, phone: 180_900 },
  ],
  ['/livetv', 'livetv/livetv-page.tsx', 'cart', { first: [198_900, 22], desktop: 225_000, phone: 212_200 }],
])('keeps the first load of %s within its limit', (_, module, column, { first, desktop, phone }) => {
  const page = `member-site/${module}`
  const { js } = filesOf(['index.html', page])
  expect(bytesOf(js)).toBeLessThan(first[0] + ROOM)
  expect(js.size).toBeLessThanOrEqual(first[1])
  expectWithin([...shell, page, ...columns[column]], desktop)
  expectWithin([...shell, page], phone)
})

test('ships one site font of at most 120 kB, requested by the page itself', () => {
  const [font, ...more] = readdirSync(join(folder, 'assets')).filter(name => name.startsWith('site-font-'))
  expect(more).toEqual([])
  assert(font, 'the site has its font')
  expect(statSync(join(folder, 'assets', font)).size).toBeLessThan(120_000)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`/assets/${font}`)
})

// Guest and operator pages load the same files at each width.
test.each([
  ['/login', ['member-site/login/login-page.tsx'], 183_500],
  [
    '/admin/login',
    ['app/route-table.ts', 'back-office/entry/operator-login-page.tsx', 'client/session/second-step.tsx'],
    206_500,
  ],
  ['/admin/trading', [...desk, 'back-office/trading/list/fixture-list-page.tsx'], 214_300],
  ['/admin/trading/{id}', [...desk, 'back-office/trading/fixture/fixture-page.tsx'], 238_800],
  ['/admin/sign-ups', [...desk, 'back-office/sign-ups/sign-ups-page.tsx'], 191_900],
  ['/admin/messages', [...desk, 'back-office/messages/sent-page.tsx'], 198_500],
  ['/admin/acts', [...desk, 'back-office/acts/acts-page.tsx'], 203_500],
  ['/admin/logins', [...desk, 'back-office/logins/logins-page.tsx'], 204_000],
  ['/admin/settings', [...desk, 'back-office/settings/settings-page.tsx'], 194_800],
  ['/admin/minigames', [...desk, 'back-office/minigames/games/games-page.tsx'], 194_300],
  ['/admin/minigames/{id}', [...desk, 'back-office/minigames/games/game-page.tsx'], 211_000],
  ['/admin/minigames/returns', [...desk, 'back-office/minigames/returns/returns-page.tsx'], 204_700],
  [
    '/manager',
    [...desk, 'app/shell/desk/partner-parts.tsx', 'back-office/partner/overview-page.tsx'],
    203_400,
  ],
])('keeps the first load of %s within its limit at each width', (_, modules, bytesMax) => {
  expectWithin(modules, bytesMax)
})

test('keeps the first load of /minigame and of every game within its limit', () => {
  expectWithin([...shell, playing], 226_000, CSS_MAX_OF_ROUNDS)
})

const SCENES = 'member-site/minigames/scenes/'
const scenes = Object.keys(manifest).filter(name => name.startsWith(SCENES) && manifest[name]?.isDynamicEntry)

test('ships each minigame scene with its page, in at most 20 kB', () => {
  const page = filesOf(['index.html', ...shell, playing]).js
  expect(scenes.length).toBeGreaterThanOrEqual(17)
  const sizes = scenes.map(scene => {
    const own = [...filesOf([scene]).js].filter(file => !page.has(file))
    return [scene, bytesOf(new Set(own))] as const
  })
  expect(sizes.filter(([, bytes]) => bytes > 20_000)).toEqual([])
})

test('loads no further styles on a content update', () => {
  const { css } = filesOf(['index.html'])
  expect(filesOf(['index.html', 'app/content-routes.ts']).css).toEqual(css)
})

test('loads no desk code for members at first', () => {
  const [entry] = filesOf(['index.html']).js
  assert(entry, 'the page has an entry')
  expect(readFileSync(join(folder, entry), 'utf8')).not.toContain('/admin/trading')
})
