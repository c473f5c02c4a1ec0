import { requestsPage } from './requests-page.tsx'

/** 충전관리 (WALLET-004). */
export const Page = requestsPage('충전관리', 'deposit')
