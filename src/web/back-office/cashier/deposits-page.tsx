import { RequestsPage } from './requests-page.tsx'

/** 충전관리 (WALLET-004). */
export const Page = () => <RequestsPage title="충전관리" direction="deposit" />
