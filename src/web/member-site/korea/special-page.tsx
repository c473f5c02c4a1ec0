import { BoardPage } from './board-page.tsx'

/** `/korea/special`: every market that is on no other Korean page, with the special limits (ROUTE-043, LIMIT-009). */
export const Page = () => <BoardPage type="special" title="스페셜" />
