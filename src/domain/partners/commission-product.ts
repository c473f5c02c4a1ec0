import { gameType } from '../sports/game-type.ts'

/**
 * Products with separate commission rates (handbook 4.3), in the order in which they are stored and
 * shown.
 */
export const commissionProducts = [
  'casino',
  'slot',
  'mini',
  'sports-single',
  'sports-multi',
  'live-single',
  'live-multi',
  'virtual',
] as const
export type CommissionProduct = (typeof commissionProducts)[number]

export const commissionProductWord: Readonly<Record<CommissionProduct, string>> = {
  casino: '카지노',
  slot: '슬롯',
  mini: '미니게임',
  'sports-single': '스포츠 단폴',
  'sports-multi': '스포츠 2폴+',
  'live-single': '라이브 단폴',
  'live-multi': '라이브 2폴+',
  virtual: '가상게임',
}

/** Products for which members may have their own rate (ROLE-018). */
export const agentProducts = ['casino', 'slot', 'mini'] as const
export type AgentProduct = (typeof agentProducts)[number]

/** Slot bets have their own code next to the casino's; both are casino on the wire (FIELD-057). */
const SLOT_CODE = 6

/** The stored fields that determine a bet's product. */
export type BetSort = {
  readonly gameType: number
  /** Null for bets without legs, such as bets on a round. */
  readonly legCount: number | null
}

/** Returns the product of a bet. */
export function commissionProductOf({ gameType: code, legCount }: BetSort): CommissionProduct {
  const isSingle = (legCount ?? 1) < 2
  switch (gameType(code)) {
    case 'sports':
      return isSingle ? 'sports-single' : 'sports-multi'
    case 'live':
      return isSingle ? 'live-single' : 'live-multi'
    case 'minigame':
      return 'mini'
    case 'virtual':
      return 'virtual'
    case 'casino':
      return code === SLOT_CODE ? 'slot' : 'casino'
  }
}
