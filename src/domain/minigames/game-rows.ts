import type { KindId } from './kinds.ts'
import { VIRTUAL_GROUP, venues, virtualSports } from './virtual/venues.ts'

/**
 * Pages that group games of one maker (MINI-001 to MINI-011). The names are keys, not brands (handbook
 * 3.1).
 */
export type GroupKey =
  | 'lotus'
  | 'ntry'
  | 'token'
  | 'mgm'
  | 'skypark'
  | 'named'
  | 'next'
  | 'evolution'
  | 'bepick'
  | 'own'
  | 'bet365'

/** Number; route under `/minigame`, or null; title, kind, group, seconds between rounds. */
export type GameRow = readonly [
  id: number,
  route: string | null,
  title: string,
  kind: KindId,
  group: GroupKey,
  intervalSeconds: number,
  /** Offset of the rounds within the interval in seconds; on the full minute when omitted. */
  offsetSeconds?: number,
]

const MINUTE = 60

/**
 * Games with a vendor code of the specification. Titles and intervals follow handbook 3.6, except where
 * MINI-087 differs: card and dice games of 90 seconds have one minute, and the speed ladder five.
 */
export const codedGames: readonly GameRow[] = [
  // MINI-073.
  [101, 'mgm/baccarat1', 'M 바카라 1', 'baccarat', 'mgm', MINUTE],
  [102, 'mgm/baccarat2', 'M 바카라 2', 'baccarat', 'mgm', MINUTE],
  [103, 'mgm/baccarat3', 'M 바카라 3', 'baccarat', 'mgm', MINUTE],
  [104, 'mgm/oddeven', 'M 홀짝', 'odd-even-king', 'mgm', MINUTE],
  [105, 'mgm/gostop', 'M 고스톱', 'go-stop', 'mgm', MINUTE],
  // MINI-075.
  [211, 'ntry/powerball1', '파워볼 N 1분', 'powerball', 'ntry', MINUTE],
  [212, 'ntry/powerball2', '파워볼 N 2분', 'powerball', 'ntry', 2 * MINUTE],
  [213, 'ntry/powerball3', '파워볼 N 3분', 'powerball', 'ntry', 3 * MINUTE],
  [214, 'ntry/powerball4', '파워볼 N 4분', 'powerball', 'ntry', 4 * MINUTE],
  [215, 'ntry/powerball5', '파워볼 N 5분', 'powerball', 'ntry', 5 * MINUTE],
  [216, 'ntry/powerball', '파워볼 5분 B', 'powerball', 'ntry', 5 * MINUTE],
  [217, 'ntry/powerladder', '파워사다리 5분 B', 'power-ladder', 'ntry', 5 * MINUTE],
  // MINI-077. The snail and the bridge have no page in the specification.
  [231, 'ntry/kenoladder', '키노사다리 5분 B', 'keno-ladder', 'ntry', 5 * MINUTE],
  [232, null, '달팽이 레이싱', 'snail', 'named', 5 * MINUTE],
  [233, null, '다리다리', 'ladder', 'named', 3 * MINUTE],
  [234, 'named/powerball', '파워볼 5분 C', 'powerball', 'named', 5 * MINUTE],
  [235, 'named/speed6', '스피드사다리', 'speed6', 'named', 5 * MINUTE],
  // MINI-079.
  [251, 'next/powerball', '1분 파워볼', 'powerball', 'next', MINUTE],
  [252, 'next/baccarat', '1분 바카라', 'baccarat', 'next', MINUTE],
  [253, 'next/ladder', '1분 사다리', 'ladder', 'next', MINUTE],
  [254, 'next/onering', '1분 링', 'ring', 'next', MINUTE],
  // MINI-081.
  [301, 'lotus/baccarat', 'L 바카라', 'baccarat', 'lotus', MINUTE],
  [302, 'lotus/oddeven', 'L 홀짝', 'odd-even', 'lotus', MINUTE],
  [303, 'lotus/sicbo', 'L 식보', 'sic-bo', 'lotus', MINUTE],
  [304, 'lotus/dragontiger', 'L 용호', 'dragon-tiger', 'lotus', MINUTE],
  // MINI-083.
  [401, 'skypark/baccarat1', 'S 바카라 1', 'baccarat', 'skypark', MINUTE],
  [402, 'skypark/baccarat2', 'S 바카라 2', 'baccarat', 'skypark', MINUTE],
  [403, 'skypark/speed_baccarat1', 'S 스피드바카라 1', 'baccarat', 'skypark', MINUTE / 2],
  [404, 'skypark/speed_baccarat2', 'S 스피드바카라 2', 'baccarat', 'skypark', MINUTE / 2],
  [405, 'skypark/oddeven', 'S 홀짝', 'odd-even', 'skypark', MINUTE],
  [406, 'skypark/blackjack', 'S 블랙잭', 'blackjack', 'skypark', MINUTE],
  [407, 'skypark/dragontiger', 'S 드래곤타이거', 'dragon-tiger', 'skypark', MINUTE],
  [408, 'skypark/dice', 'S 주사위', 'dice', 'skypark', MINUTE],
]

/** Games without a vendor code (MINI-084). Numbers are never reused; new games are added at the end. */
export const ownGames: readonly GameRow[] = [
  [501, 'token/baccarat', 'T 바카라', 'baccarat', 'token', MINUTE],
  [502, 'token/highrow', 'T 하이로우', 'high-low', 'token', MINUTE],
  [503, 'token/highrow5', 'T 하이로우 5', 'high-low', 'token', 5 * MINUTE],
  [504, 'token/roulette', 'T 룰렛', 'roulette', 'token', MINUTE],
  [505, 'evolution/powerball', '파워볼 E 1분', 'powerball', 'evolution', MINUTE],
  [506, 'evolution/powerball2', '파워볼 E 2분', 'powerball', 'evolution', 2 * MINUTE],
  [507, 'evolution/powerball3', '파워볼 E 3분', 'powerball', 'evolution', 3 * MINUTE],
  [508, 'evolution/powerball4', '파워볼 E 4분', 'powerball', 'evolution', 4 * MINUTE],
  [509, 'evolution/powerball5', '파워볼 E 5분', 'powerball', 'evolution', 5 * MINUTE],
  [510, 'evolution/pbladder', '파워사다리 E 1분', 'power-ladder', 'evolution', MINUTE],
  [511, 'evolution/pbladder2', '파워사다리 E 2분', 'power-ladder', 'evolution', 2 * MINUTE],
  [512, 'evolution/pbladder3', '파워사다리 E 3분', 'power-ladder', 'evolution', 3 * MINUTE],
  [513, 'evolution/pbladder4', '파워사다리 E 4분', 'power-ladder', 'evolution', 4 * MINUTE],
  [514, 'evolution/pbladder5', '파워사다리 E 5분', 'power-ladder', 'evolution', 5 * MINUTE],
  [515, 'bepick/nnpowerball', '파워볼 P 5분', 'powerball', 'bepick', 5 * MINUTE],
  [516, 'donghang', '파워볼 5분', 'powerball', 'own', 5 * MINUTE],
  [517, 'donghang-sadari', '파워사다리 5분', 'power-ladder', 'own', 5 * MINUTE],
  [518, 'kino-sadari', '키노사다리 5분', 'keno-ladder', 'own', 5 * MINUTE],
  [519, 'speed-kino', '스피드키노 5분', 'speed-keno', 'own', 5 * MINUTE],
  [520, 'named/powerball3', '파워볼 3분', 'powerball', 'named', 3 * MINUTE],
  [521, 'named/powerladder3', '파워사다리 3분', 'power-ladder', 'named', 3 * MINUTE],
  [522, 'named/powerladder5', '파워사다리 5분 C', 'power-ladder', 'named', 5 * MINUTE],
]

/** Virtual sports venues (VIRT-005 to VIRT-016). */
export const venueRows: readonly GameRow[] = venues.flatMap(([id, key, slug, title, offset]): GameRow[] =>
  virtualSports
    .filter(sport => sport.key === key)
    .map(({ kind }) => [
      id,
      `${VIRTUAL_GROUP}/${key}/${slug}`,
      title,
      kind,
      VIRTUAL_GROUP,
      3 * MINUTE,
      offset,
    ]),
)

/**
 * Games that use another game's draw of the same round (handbook 3.7), and that game's number. All others
 * have their own draws. Both games have the same rounds, and the bets of both make the built-in beacon.
 */
export const drawsOfAnother: Readonly<Record<number, number>> = {
  ...{ 217: 216, 510: 505, 511: 506, 512: 507, 513: 508, 514: 509 },
  ...{ 517: 516, 518: 519, 521: 520, 522: 234 },
}

/** Other URLs of the same pages (MINI-070). */
export const sameRounds: Readonly<Record<string, string>> = {
  'next-sadari': 'next/ladder',
  'next-bakara': 'next/baccarat',
  'next-onering': 'next/onering',
}
