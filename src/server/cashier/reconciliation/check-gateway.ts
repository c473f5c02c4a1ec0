import type { Proven } from '#server/ledger/ledger.ts'
import type { GatewayDifference } from '../tether/differences.ts'
import { readDifferences } from '../tether/read-desk.ts'
import type { TetherDeps } from '../tether/tether-deps.ts'

const words: Readonly<Record<GatewayDifference['kind'], string>> = {
  'transfer-unknown': '게이트웨이의 입금이 사이트에 없습니다',
  'transfer-missing': '사이트의 입금이 게이트웨이에 없습니다',
  'transfer-amount': '입금 금액이 다릅니다',
  'transfer-not-credited': '확인된 입금이 반영되지 않았습니다',
  'transfer-not-confirmed': '확인되지 않은 입금이 반영되었습니다',
  'payout-unknown': '게이트웨이의 출금이 사이트에 없습니다',
  'payout-missing': '사이트의 출금이 게이트웨이에 없습니다',
  'payout-amount': '출금 금액이 다릅니다',
  'payout-not-booked': '완료된 출금이 반영되지 않았습니다',
  'payout-not-sent': '실패한 출금이 남아 있습니다',
}

/** Holds what the gateway tells of itself against the house's transfers and withdrawals; nothing where it doesn't answer. */
export async function checkGateway(
  deps: Pick<TetherDeps, 'db' | 'clock' | 'gateway'>,
): Promise<Proven | undefined> {
  const { differences, transfers, payouts } = await readDifferences(deps)
  return differences === null
    ? undefined
    : {
        compared: transfers + payouts,
        differences: differences.map(
          ({ kind, about, txid }) => `${words[kind]}: ${about}${txid === null ? '' : ` (${txid})`}`,
        ),
      }
}
