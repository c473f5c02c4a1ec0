import { KoreaBoardPage } from './korea-board-page.tsx'

/** `/korea` and `/korea/cross`: all Korean-style markets mixed (ROUTE-036, ROUTE-037, ROUTE-039). */
export const Page = () => <KoreaBoardPage type="cross" title="크로스" />
