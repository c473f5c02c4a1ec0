import { BoardPage } from './board-page.tsx'

/** `/korea/handicap`: handicap and totals with their extra lines (ROUTE-040). */
export const Page = () => <BoardPage type="handicap" title="핸디캡/언더오버" />
