import { withoutVirtual } from '../overview/places.ts'
import { RoundResultsView } from './round-results-view.tsx'
import type { AskedRounds } from './use-round-results.ts'

const minigames: AskedRounds = { product: 'minigame', gamesOf: withoutVirtual }

/** 미니게임 결과 (ROUTE-061). */
export const Page = () => <RoundResultsView title="미니게임 결과" asked={minigames} />
