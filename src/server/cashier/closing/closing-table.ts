import { cashMethods } from '#domain/cashier/cash-request.ts'
import { accountWord, closingWays, differenceAmount } from '#domain/cashier/closing.ts'
import { csvLine } from '#server/platform/http/csv.ts'
import { NOTHING_LINE } from '#server/site/site.ts'
import type { ClosingRow, DifferenceRow } from './read-closings.ts'

/** Returns a day's closing as table lines: accounts, flows and differences. */
export function closingLines({
  accounts,
  flows,
  differences,
}: ClosingRow & { readonly differences: readonly DifferenceRow[] }): string {
  return [
    csvLine(['계정', '이름', '통화', '개시', '입금', '출금', '마감']),
    ...accounts.map(({ account, currency, opening, cameIn, wentOut, closing }) =>
      csvLine([account, accountWord(account), currency, opening, cameIn, wentOut, closing]),
    ),
    csvLine([]),
    csvLine(['구분', '방법', '장부 건수', '장부', '신청 건수', '신청', '차이']),
    ...flows.map(({ direction, method, ledgerCount, ledger, requestCount, requests }) =>
      csvLine([
        closingWays[direction],
        cashMethods[method],
        ledgerCount,
        ledger,
        requestCount,
        requests,
        ledger - requests,
      ]),
    ),
    csvLine([]),
    csvLine(['차이', '금액', '설명', '작성자']),
    ...(differences.length === 0
      ? [NOTHING_LINE]
      : differences.map(({ explanation, explainedBy, ...one }) =>
          csvLine([one.what, differenceAmount(one), explanation, explainedBy]),
        )),
  ].join('')
}
