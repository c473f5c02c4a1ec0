import { BoardPage } from './board-page.tsx'

/** `/korea/handicap`: handicaps and totals with additional lines (ROUTE-040). */
export const Page = () => <BoardPage type="handicap" title="핸디캡/언더오버" />
