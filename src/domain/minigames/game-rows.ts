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

/**
 * Number; route under `/minigame`, or null; title, kind, group, seconds between rounds. A title says what is
 * played and how long a round is; the letter after the dot, that of the group, distinguishes equal games.
 */
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
 * Games with a vendor code of the specification. Intervals follow handbook 3.6, except where MINI-087
 * differs: card and dice games of 90 seconds have one minute, and the speed ladder five.
 */
export const codedGames: readonly GameRow[] = [
  // MINI-073.
  [101, 'mgm/baccarat1', '바카라 1분 · M1', 'baccarat', 'mgm', MINUTE],
  [102, 'mgm/baccarat2', '바카라 1분 · M2', 'baccarat', 'mgm', MINUTE],
  [103, 'mgm/baccarat3', '바카라 1분 · M3', 'baccarat', 'mgm', MINUTE],
  [104, 'mgm/oddeven', '홀짝 1분 · M', 'odd-even-king', 'mgm', MINUTE],
  [105, 'mgm/gostop', '고스톱 1분 · M', 'go-stop', 'mgm', MINUTE],
  // MINI-075.
  [211, 'ntry/powerball1', '파워볼 1분 · N', 'powerball', 'ntry', MINUTE],
  [212, 'ntry/powerball2', '파워볼 2분 · N', 'powerball', 'ntry', 2 * MINUTE],
  [213, 'ntry/powerball3', '파워볼 3분 · N', 'powerball', 'ntry', 3 * MINUTE],
  [214, 'ntry/powerball4', '파워볼 4분 · N', 'powerball', 'ntry', 4 * MINUTE],
  [215, 'ntry/powerball5', '파워볼 5분 · N', 'powerball', 'ntry', 5 * MINUTE],
  [216, 'ntry/powerball', '파워볼 5분 · B', 'powerball', 'ntry', 5 * MINUTE],
  [217, 'ntry/powerladder', '파워사다리 5분 · B', 'power-ladder', 'ntry', 5 * MINUTE],
  // MINI-077. The snail and the bridge have no page in the specification.
  [231, 'ntry/kenoladder', '키노사다리 5분 · B', 'keno-ladder', 'ntry', 5 * MINUTE],
  [232, null, '달팽이 레이싱 5분', 'snail', 'named', 5 * MINUTE],
  [233, null, '다리다리 3분', 'ladder', 'named', 3 * MINUTE],
  [234, 'named/powerball', '파워볼 5분 · C', 'powerball', 'named', 5 * MINUTE],
  [235, 'named/speed6', '스피드사다리 5분', 'speed6', 'named', 5 * MINUTE],
  // MINI-079.
  [251, 'next/powerball', '파워볼 1분', 'powerball', 'next', MINUTE],
  [252, 'next/baccarat', '바카라 1분', 'baccarat', 'next', MINUTE],
  [253, 'next/ladder', '사다리 1분', 'ladder', 'next', MINUTE],
  [254, 'next/onering', '링 1분', 'ring', 'next', MINUTE],
  // MINI-081.
  [301, 'lotus/baccarat', '바카라 1분 · L', 'baccarat', 'lotus', MINUTE],
  [302, 'lotus/oddeven', '홀짝 1분 · L', 'odd-even', 'lotus', MINUTE],
  [303, 'lotus/sicbo', '식보 1분 · L', 'sic-bo', 'lotus', MINUTE],
  [304, 'lotus/dragontiger', '용호 1분 · L', 'dragon-tiger', 'lotus', MINUTE],
  // MINI-083.
  [401, 'skypark/baccarat1', '바카라 1분 · S1', 'baccarat', 'skypark', MINUTE],
  [402, 'skypark/baccarat2', '바카라 1분 · S2', 'baccarat', 'skypark', MINUTE],
  [403, 'skypark/speed_baccarat1', '스피드바카라 30초 · S1', 'baccarat', 'skypark', MINUTE / 2],
  [404, 'skypark/speed_baccarat2', '스피드바카라 30초 · S2', 'baccarat', 'skypark', MINUTE / 2],
  [405, 'skypark/oddeven', '홀짝 1분 · S', 'odd-even', 'skypark', MINUTE],
  [406, 'skypark/blackjack', '블랙잭 1분 · S', 'blackjack', 'skypark', MINUTE],
  [407, 'skypark/dragontiger', '드래곤타이거 1분 · S', 'dragon-tiger', 'skypark', MINUTE],
  [408, 'skypark/dice', '주사위 1분 · S', 'dice', 'skypark', MINUTE],
]

/** Games without a vendor code (MINI-084). Numbers are never reused; new games are added at the end. */
export const ownGames: readonly GameRow[] = [
  [501, 'token/baccarat', '바카라 1분 · T', 'baccarat', 'token', MINUTE],
  [502, 'token/highrow', '하이로우 1분 · T', 'high-low', 'token', MINUTE],
  [503, 'token/highrow5', '하이로우 5분 · T', 'high-low', 'token', 5 * MINUTE],
  [504, 'token/roulette', '룰렛 1분 · T', 'roulette', 'token', MINUTE],
  [505, 'evolution/powerball', '파워볼 1분 · E', 'powerball', 'evolution', MINUTE],
  [506, 'evolution/powerball2', '파워볼 2분 · E', 'powerball', 'evolution', 2 * MINUTE],
  [507, 'evolution/powerball3', '파워볼 3분 · E', 'powerball', 'evolution', 3 * MINUTE],
  [508, 'evolution/powerball4', '파워볼 4분 · E', 'powerball', 'evolution', 4 * MINUTE],
  [509, 'evolution/powerball5', '파워볼 5분 · E', 'powerball', 'evolution', 5 * MINUTE],
  [510, 'evolution/pbladder', '파워사다리 1분 · E', 'power-ladder', 'evolution', MINUTE],
  [511, 'evolution/pbladder2', '파워사다리 2분 · E', 'power-ladder', 'evolution', 2 * MINUTE],
  [512, 'evolution/pbladder3', '파워사다리 3분 · E', 'power-ladder', 'evolution', 3 * MINUTE],
  [513, 'evolution/pbladder4', '파워사다리 4분 · E', 'power-ladder', 'evolution', 4 * MINUTE],
  [514, 'evolution/pbladder5', '파워사다리 5분 · E', 'power-ladder', 'evolution', 5 * MINUTE],
  [515, 'bepick/nnpowerball', '파워볼 5분 · P', 'powerball', 'bepick', 5 * MINUTE],
  [516, 'donghang', '파워볼 5분', 'powerball', 'own', 5 * MINUTE],
  [517, 'donghang-sadari', '파워사다리 5분', 'power-ladder', 'own', 5 * MINUTE],
  [518, 'kino-sadari', '키노사다리 5분', 'keno-ladder', 'own', 5 * MINUTE],
  [519, 'speed-kino', '스피드키노 5분', 'speed-keno', 'own', 5 * MINUTE],
  [520, 'named/powerball3', '파워볼 3분', 'powerball', 'named', 3 * MINUTE],
  [521, 'named/powerladder3', '파워사다리 3분', 'power-ladder', 'named', 3 * MINUTE],
  [522, 'named/powerladder5', '파워사다리 5분 · C', 'power-ladder', 'named', 5 * MINUTE],
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
