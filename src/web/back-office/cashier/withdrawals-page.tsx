import { RequestsPage } from './requests-page.tsx'

/** 환전관리 (WALLET-006). */
export const Page = () => <RequestsPage title="환전관리" direction="withdrawal" />
