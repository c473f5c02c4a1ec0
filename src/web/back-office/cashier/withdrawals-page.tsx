import { requestsPage } from './requests-page.tsx'

/** 환전관리 (WALLET-006). */
export const Page = requestsPage('환전관리', 'withdrawal')
