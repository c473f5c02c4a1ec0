import { createReadStream, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pagePaths } from './dev/ground/page-paths.ts'
import { siteFont } from './dev/ground/site-font/site-font.ts'

const root = dirname(fileURLToPath(import.meta.url))
const flagFolder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags',
  '4x3',
)

/** Flags are 270 files of which a visitor needs a few: they are served one by one at `/flags/kr.svg`. */
function flags(): Plugin {
  return {
    name: 'hanpan-flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([a-z-]+\.svg)/.exec(request.url ?? '')?.[1]
        if (!name) return next()
        response.setHeader('content-type', 'image/svg+xml')
        createReadStream(join(flagFolder, name)).on('error', next).pipe(response)
      })
    },
    async generateBundle() {
      for (const name of await readdir(flagFolder)) {
        this.emitFile({
          type: 'asset',
          fileName: `flags/${name}`,
          source: readFileSync(join(flagFolder, name)),
        })
      }
    },
  }
}

/**
 * What an outsider needs to make a draw again, served beside the site: the page that specifies every byte, and the
 * program that was written from it.
 */
function fairnessPapers(): Plugin {
  const papers = ['fairness.md', 'verify_draw.py']
  return {
    name: 'hanpan-fairness-papers',
    configureServer(server) {
      server.middlewares.use('/fairness', (request, response, next) => {
        const name = papers.find(paper => request.url === `/${paper}`)
        if (!name) return next()
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        createReadStream(join(root, 'docs', name))
          .on('error', next)
          .pipe(response)
      })
    },
    generateBundle() {
      for (const name of papers)
        this.emitFile({
          type: 'asset',
          fileName: `fairness/${name}`,
          source: readFileSync(join(root, 'docs', name)),
        })
    },
  }
}

const importTs = (file: string) =>
  import(/* @vite-ignore */ `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)

const isRoutes = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(route => typeof route?.method === 'string' && typeof route?.path === 'string')

/**
 * The browser needs of a route its method and path; the schemas are the server's to check. Here each `…Contract` becomes
 * just that, and the validation library (30 kB) stays out of the first load. Whatever else a contract file exports
 * (schemas for forms, lists of words) comes from the file itself and is paid for by the page that uses it.
 */
function contractAddresses(): Plugin {
  const contractFile = /\/src\/contract\/[\w/-]+\.ts(\?schemas)?$/
  return {
    name: 'hanpan-contract-addresses',
    enforce: 'pre',
    async transform(code, id) {
      const match = contractFile.exec(id)
      if (!match) return null
      if (match[1]) return { code, map: null, moduleSideEffects: false }
      const exported = Object.entries(await importTs(id))
      const routes = exported.filter(([, value]) => isRoutes(value))
      if (routes.length === 0) return null
      const addresses = routes.map(([name, value]) => `export const ${name} = ${addressesOf(value)}`)
      const others = exported.map(([name]) => name).filter(name => !routes.some(([route]) => route === name))
      const rest =
        others.length > 0 ? [`export { ${others.join(', ')} } from ${JSON.stringify(`${id}?schemas`)}`] : []
      return { code: [...addresses, ...rest].join('\n'), map: null }
    },
  }
}

const addressesOf = (routes: unknown): string =>
  JSON.stringify(routes, (key, value) =>
    key !== '' && typeof value?.path === 'string' ? { method: value.method, path: value.path } : value,
  )

const fontVersion: string = createRequire(import.meta.url)('pretendard/package.json').version

/**
 * The font is named by its release, which says what is in it: a hash in each of its 92 names would be paid for by every
 * visitor, since the styles name them all.
 */
const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  names.some(name => name.startsWith('PretendardVariable.'))
    ? `assets/pretendard-${fontVersion}/[name][extname]`
    : 'assets/[name]-[hash][extname]'

const everyPageNeeds =
  /node_modules[\\/](?:react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack)[\\/]/

/** Modules of ours by their paths below `src`, without endings. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)

const kit = 'web/back-office/kit'
const rounds = 'web/member-site/minigames'

/** Icons by their names. */
const icons = (...names: readonly string[]): RegExp =>
  new RegExp(`lucide-react[\\\\/].*[\\\\/](?:${names.join('|')})\\.mjs$`)
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`)

/**
 * What a first load always fetches is two files: they pack tighter than thirty. Others' code outlives our own changes. What
 * only some pages need of it comes with them. Of the desk the same holds for its frame and for what its lists are made of: each
 * page names one file where it would name ten.
 */
const chunkGroups = [
  { name: 'libraries', test: everyPageNeeds, tags: ['$initial' as const] },
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'fields',
    test: either(icons('eye', 'eye-off'), modules('web/kit/controls/(?:field|text-field)')),
  },
  // What watches over every page of a member: popups, answers of the house, terms to agree to.
  {
    name: 'over-pages',
    test: modules('contract/(?:customer|popups|rules)', 'web/kit/display/operator-html'),
  },
  {
    name: 'primitives',
    test: either(
      /@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|id|presence|primitive|roving-focus|slot|tabs|use-[\w-]+))[\\/]/,
      modules('web/kit/controls/tabs'),
    ),
  },
  // What every page of matches draws: prices, flags, sports, tabs, the filters above a board.
  {
    name: 'matches',
    test: either(
      icons('globe', 'rotate-ccw-clock', 'search-x', 'dices', 'volleyball'),
      modules(
        'web/kit/display/(?:flag|sport-icon|start-time)',
        'web/sport/prices/(?:odds-button|line-cell)',
        'web/sport/board/games/(?:board-frame|calm-refresh|game-groups|use-board|use-held-games|use-list-news|with-newest)',
        'web/sport/board/finding/(?:filter-chips|league-words|league-address|sport-tabs)',
        'web/sport/board/markets/(?:main-markets|market-name|market-row-form|outcome-button|outcome-label)',
        'domain/fixtures/(?:until-start|fixture-words.ko)',
      ),
    ),
  },
  // What carts draw of a pick, and boards too.
  {
    name: 'picks',
    test: either(
      icons('lock', 'gift'),
      modules('web/sport/match/use-close-seconds', 'domain/markets/pick-labels.ko'),
    ),
  },
  // Matches as they run: on boards in play, in live TV, and in results.
  {
    name: 'running',
    test: either(
      icons('flag', 'monitor', 'refresh-cw'),
      modules(
        'web/sport/tracker/(?:danger-line|incident-list|live-tracker|odds-lines|odds-spark|pitch|scoreboard|use-tracked-match)',
      ),
    ),
  },
  // What lists are turned and folded with.
  {
    name: 'lists',
    test: either(
      icons('chevron-left', 'chevron-right', 'chevron-down'),
      modules(
        'web/kit/controls/pagination',
        'web/kit/display/fold-arrow',
        'web/client/api/(?:answer-view|use-failure)',
        'web/client/navigation/use-last-page',
      ),
    ),
  },
  {
    name: 'korea',
    test: modules(
      'web/member-site/korea/(?:board-page|board-skeleton|board-title|bonus-row|game-group|game-rows|market-row|more-button)',
    ),
  },
  // Both kinds of cart have these parts; shared by name, pages of matches load as many files as if there were one kind.
  {
    name: 'cart-parts',
    test: either(
      icons('mouse-pointer-click', 'pin', 'pin-off', 'trash-2'),
      modules(
        'web/play/cart/parts/(?:cart-frame|member-panel|cart-totals|place-bet|stake-entry|cart-panel|empty-cart|remove-button)',
        'web/kit/controls/(?:amount-caret|amount-field)',
        'web/sport/cart/parts/(?:bonus-line|bonus-row|selection-list|selection-row)',
        'web/sport/cart/(?:use-slip-view|bonus-progress|inplay/use-locking-bet)',
      ),
    ),
  },
  {
    name: 'day-picker',
    test: either(icons('calendar-x'), modules('web/kit/controls/day-picker', 'domain/day-after')),
  },
  {
    name: 'cart-words',
    test: either(
      icons('info'),
      modules(
        'web/play/cart/parts/(?:bet-hint|cart-figures|odds-acceptance)',
        'web/sport/cart/(?:slip-hints.ko|bet-hint|use-leg-state|use-bet-hint|pick-text)',
        'web/sport/prices/price-move',
      ),
    ),
  },
  {
    name: 'placing',
    test: modules(
      'web/play/cart/placing/(?:attempts|flow|outcome|placing|sender)',
      'web/play/cart/(?:waiting|chosen-mode|just-placed|parts/waiting-button)',
      'web/kit/display/(?:ring-colour|timer-ring)',
      'domain/sports/detail-type',
      'domain/slip/slip-notice',
      'contract/wire/bet-headers',
      'web/sport/cart/placing/(?:bet-request|confirm-view|sports-placing)',
      'web/sport/cart/(?:slip-view|changes/(?:accept-mode|odds-change-offers)|inplay/waiting-bets)',
    ),
  },
  // The pages of minigames and what stands around them; their scenes come one by one.
  {
    name: 'minigames',
    test: modules(
      `${rounds}/(?:frame|game|markets|proof|rounds|run-chart)/.*`,
      `${rounds}/(?:cart|overview)/(?!round-bet-dialog|places).*`,
      `${rounds}/scenes/load-scene`,
      'web/kit/display/countdown-ring',
    ),
  },
  // What these pages share with those of results, proofs and rules.
  {
    name: 'draws',
    test: modules(
      `${rounds}/(?:minigame-area|overview/places)`,
      'contract/minigame/round-(?:bets|results)',
      'domain/draws/deck',
      'contract/live/live-minigames',
      'domain/minigames/(?:cards|draw-guards|result-words.ko)',
      'web/play/draws/(?:card-face|die-face|draw-line|draw-marks|ladder-sign)',
    ),
  },
  {
    name: 'desk-frame',
    test: modules(
      `${kit}/waiting/.*`,
      'web/client/session/operator',
      'contract/back-office/(?:alarms|approvals|back-office|boards-operator|customer-operator|logins|operators)',
      'contract/back-office/integrity/integrity',
      'domain/operators/permissions',
    ),
  },
  {
    name: 'tournaments',
    test: modules('domain/promotions/(?:place-prizes|tournament)', 'web/client/navigation/tournament-pages'),
  },
  // The addresses of what is given beside bets and stands on pages of its own; news of the site name all of them.
  { name: 'promotions', test: modules('contract/promotions/(?:events|friends|points-rules|tournaments)') },
  { name: 'tournaments-desk', test: modules('web/back-office/tournaments/.*') },
  {
    name: 'market-groups',
    test: modules('domain/markets/market-order', 'web/sport/board/markets/market-groups'),
  },
  { name: 'desk-page', test: modules(`${kit}/(?:back-link|desk-page)`) },
  {
    name: 'desk-reasons',
    test: modules('contract/back-office/act-reason', `${kit}/acts/(?:reason-field|refusal-note)`),
  },
  { name: 'desk-rows', test: modules('web/kit/display/table', `${kit}/lists/row-list`) },
  {
    name: 'desk-filters',
    test: modules(`${kit}/lists/(?:address|nothing-found|use-address-filter|use-paged-call)`),
  },
  {
    name: 'desk-lists',
    test: modules(`${kit}/lists/(?:counted-answer|export-button|members-by-name|text-filters)`),
  },
]

/** What `index.html` has brought already is not asked for again with each page: every list of its files is as much shorter. */
const withoutFirstFiles = (_file: string, needed: string[]): string[] =>
  needed.filter(file => !/^assets\/(?:index|libraries|rolldown-runtime)-/.test(file))

const backEnd = process.env.HANPAN_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(root, 'src/web'),
  publicDir: join(root, 'src/web/public'),
  cacheDir: join(root, '.cache/vite'),
  // A package of ours in place of one that needs what the page's content policy refuses.
  resolve: { alias: { 'react-style-singleton': join(root, 'src/web/kit/overlays/style-sheets.ts') } },
  plugins: [
    contractAddresses(),
    react(),
    tailwindcss(),
    flags(),
    siteFont(),
    fairnessPapers(),
    pagePaths(importTs),
  ],
  server: { proxy: { '/api': backEnd, '/file': backEnd }, fs: { allow: [root] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    // Font subsets and pictures stay files: inlined, every visitor would pay for all of them.
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: true,
    // A browser from before 2023 that can't fetch modules ahead finds them as they are imported.
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstFiles },
    rolldownOptions: {
      // Its package doesn't say that its modules are only functions, so a login would fetch how a passkey is made.
      treeshake: { moduleSideEffects: [{ test: /@simplewebauthn/, sideEffects: false }] },
      output: {
        assetFileNames: assetName,
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
})
