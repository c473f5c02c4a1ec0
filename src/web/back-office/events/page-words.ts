import type { EventPageName } from '#contract/promotions/events.ts'

export const pageWord: Readonly<Record<EventPageName, string>> = {
  casinoSlot: '카지노/슬롯 이벤트',
  coinEvent: '코인이벤트',
}
