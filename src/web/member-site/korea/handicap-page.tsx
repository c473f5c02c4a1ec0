import { KoreaBoardPage } from './korea-board-page.tsx'

/** `/korea/handicap`: handicaps and totals with additional lines (ROUTE-040). */
export const Page = () => <KoreaBoardPage type="handicap" title="핸디캡/언더오버" />
