import { KoreaBoardPage } from './korea-board-page.tsx'

/** `/korea/wintielose`: 승무패 and 승패 (ROUTE-044). */
export const Page = () => <KoreaBoardPage type="wintielose" title="승무패" />
