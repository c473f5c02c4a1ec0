const everyPageNeeds =
  /node_modules[\\/](?:react|react-dom|scheduler|zustand|use-sync-external-store|@tanstack)[\\/]/

/** Matches our modules by their paths below `src`, without extensions. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`)

const kit = 'web/back-office/kit'
const rounds = 'web/member-site/minigames'

/** Matches icons by name. */
const icons = (...names: readonly string[]): RegExp =>
  new RegExp(`lucide-react[\\\\/].*[\\\\/](?:${names.join('|')})\\.mjs$`)
const either = (one: RegExp, other: RegExp): RegExp => new RegExp(`${one.source}|${other.source}`)

/**
 * Everything that a first load always fetches goes into two files: they compress better than thirty. Libraries change
 * less often than our code, so they stay cached longer. Code that only some pages need is loaded with those pages. The
 * same applies to the desk's frame and the parts of its lists: each page loads one file instead of ten.
 */
export const chunkGroups = [
  { name: 'libraries', test: everyPageNeeds, tags: ['$initial' as const] },
  { name: 'site', tags: ['$initial' as const] },
  {
    name: 'fields',
    test: either(icons('eye', 'eye-off'), modules('web/kit/controls/(?:field|text-field)')),
  },
  // Components that are active on every page of a member: popups, messages of the house, terms to accept.
  {
    name: 'over-pages',
    test: modules('contract/(?:community/(?:customer|popups)|site/rules)', 'web/kit/display/operator-html'),
  },
  {
    name: 'primitives',
    test: /@radix-ui[\\/](?:primitive|react-(?:compose-refs|context|id|presence|primitive|slot|use-[\w-]+))[\\/]/,
  },
  {
    name: 'tabs',
    test: either(
      /@radix-ui[\\/]react-(?:collection|direction|roving-focus|tabs)[\\/]/,
      modules('web/kit/controls/tabs'),
    ),
  },
  // The desk's lists show flags and sports too.
  {
    name: 'faces',
    test: either(
      icons('dices', 'globe', 'search-x', 'volleyball'),
      modules('web/kit/display/(?:flag|sport-icon)'),
    ),
  },
  // How match lists are loaded and cached. The desk loads its own in the same way.
  {
    name: 'boards',
    test: modules(
      'web/sport/board/games/(?:calm-refresh|gone-games|steady-games|use-board|use-held-games|use-list-news|with-newest)',
      'contract/fixtures/fixtures',
    ),
  },
  // Parts of every page of matches: prices, flags, sports, tabs, the filters above a board.
  {
    name: 'matches',
    test: either(
      icons('rotate-ccw-clock'),
      modules(
        'web/kit/display/start-time',
        'web/sport/prices/(?:odds-button|line-cell)',
        'web/sport/board/games/(?:board-frame|game-groups)',
        'web/sport/board/finding/(?:filter-chips|league-words|league-address|sport-tabs)',
        'web/sport/board/markets/(?:main-markets|market-name|market-row-form|outcome-button|outcome-label)',
        'web/sport/match/use-score',
        'web/sport/tracker/scored-side',
        'domain/fixtures/(?:until-start|fixture-words.ko)',
        'contract/fixtures/inplay',
      ),
    ),
  },
  // Parts of every line of a bet: in the history, next to it and on the home page.
  {
    name: 'bet-lines',
    test: modules('domain/bets/(?:bet-status|bet-word)', 'web/play/bets/at-supplier'),
  },
  // Parts of a pick that carts and boards render.
  {
    name: 'picks',
    test: either(
      icons('lock', 'gift'),
      modules(
        'web/play/bets/read-price',
        'web/sport/match/use-close-seconds',
        'web/sport/teams/team-badge',
        'web/sport/tracker/sides',
        'domain/markets/pick-labels.ko',
      ),
    ),
  },
  // Favourites, filters and steps of long lists, which boards, proto and minigames share; other pages have none.
  {
    name: 'finding',
    test: either(
      icons('star'),
      modules(
        'web/kit/controls/(?:show-more|toggle-chip)',
        'web/sport/board/finding/(?:favourites|use-favourites)',
      ),
    ),
  },
  // Running matches: on in-play boards, in live TV and in results.
  {
    name: 'running',
    test: either(
      icons('monitor', 'refresh-cw'),
      modules(
        'web/sport/tracker/(?:danger-line|incident-list|live-tracker|odds-lines|odds-spark|match-summary|match-tile|pitch|score-strip|scoreboard|use-tracked-match)',
        'web/sport/match/lag-note',
        'web/sport/prices/unsteady-text',
        'web/sport/board/finding/running-sports',
      ),
    ),
  },
  // Paging and collapsing of lists.
  {
    name: 'lists',
    test: either(
      icons('chevron-left', 'chevron-right', 'chevron-down'),
      modules(
        'web/kit/controls/pagination',
        'web/kit/display/fold-arrow',
        'web/client/api/(?:answer-view|use-failure)',
        'web/client/navigation/(?:use-last-page|use-pages)',
      ),
    ),
  },
  {
    name: 'korea',
    test: modules(
      'web/member-site/korea/(?:korea-board-page|board-skeleton|board-title|bonus-odds-row|further-lines|game-group|game-rows|market-row|more-button|stopped-strip|use-is-stopped)',
    ),
  },
  // Parts of both kinds of cart. In one named group, pages of matches load as few files as with one kind.
  {
    name: 'cart-parts',
    test: either(
      icons('mouse-pointer-click', 'pin', 'pin-off', 'trash-2'),
      modules(
        'web/play/cart/parts/(?:cart-frame|stake-entry|cart-panel|empty-cart|remove-button)',
        'web/kit/controls/(?:amount-caret|amount-field)',
        'web/sport/cart/parts/(?:bonus-line|selection-row)',
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
        'web/play/cart/slip-hints.ko',
        'web/sport/cart/(?:bet-hint|use-leg-state|use-bet-hint|pick-text)',
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
      'web/sport/cart/(?:slip-view|changes/(?:accept-mode|odds-change-offers|refused-changes|take-changes)|inplay/waiting-bets)',
    ),
  },
  // The pages of minigames and their common parts. Scenes are loaded one by one.
  {
    name: 'minigames',
    test: modules(
      `${rounds}/(?:frame|game|markets|proof|rounds|run-chart)/.*`,
      `${rounds}/(?:cart|overview)/(?!round-bet-dialog|places).*`,
      `${rounds}/scenes/load-scene`,
      'web/kit/display/countdown-ring',
    ),
  },
  // Modules that these pages share with those of results, proofs and rules.
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
  // Addresses of promotions, whose pages are separate. The site's news names all of them.
  { name: 'promotions', test: modules('contract/promotions/(?:events|friends|points-rules|tournaments)') },
  { name: 'tournaments-desk', test: modules('web/back-office/tournaments/.*') },
  {
    name: 'market-groups',
    test: modules('domain/markets/market-order', 'web/sport/board/markets/(?:detail-groups|market-groups)'),
  },
  {
    // A match with all of its markets.
    name: 'match-markets',
    test: modules(
      'domain/grading/score-at-bet',
      'web/sport/board/markets/(?:from-bet-tag|market-card)',
      'web/sport/board/games/(?:league-frame|match-bar)',
      'web/sport/board/finding/favourites-title',
    ),
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
