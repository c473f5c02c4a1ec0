/** Public interface of the minigames: games, rounds, draws, and their events for members. */

export { type Minigames, openMinigames, type RoundOptions } from './open-minigames.ts'
export { findGames } from './operator/games/find-games.ts'
export { readMinigameFigures } from './operator/minigame-figures.ts'
export type { Beacon, KeeperChain, ToldBeacon } from './rounds/beacon.ts'
export { builtInBeacon } from './rounds/beacon.ts'
