import { BoardPage } from './board-page.tsx'

/** `/korea/special`: parts and events of matches, with the special limits (ROUTE-043, LIMIT-009). */
export const Page = () => <BoardPage type="special" title="스페셜" />
