import { RoundResultsView } from './round-results-view.tsx'

/** 미니게임 결과 (ROUTE-061). */
export const Page = () => <RoundResultsView title="미니게임 결과" asked="minigame" />
