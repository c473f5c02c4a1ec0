import { KoreaBoardPage } from './korea-board-page.tsx'

/**
 * `/korea/special`: every market that is on no other Korean page, with the special limits; one line a game,
 * the others open by "+n" (ROUTE-043, LIMIT-009).
 */
export const Page = () => <KoreaBoardPage type="special" title="스페셜" oneLine />
