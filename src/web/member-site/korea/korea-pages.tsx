import { BoardPage } from './board-page.tsx'

/** `/korea` and `/korea/cross`: all Korean-style markets mixed (ROUTE-036, ROUTE-037, ROUTE-039). */
export const CrossPage = () => <BoardPage type="cross" title="크로스" />

/** `/korea/wintielose`: 승무패 and 승패 (ROUTE-044). */
export const WinTieLosePage = () => <BoardPage type="wintielose" title="승무패" />

/** `/korea/handicap`: handicap and totals with their extra lines (ROUTE-040). */
export const HandicapPage = () => <BoardPage type="handicap" title="핸디캡/언더오버" />
