import type { BetDetail } from '#contract/back-office/bet-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'

type Posting = BetDetail['postings'][number] & { readonly place: number }

/** The ledger entries of the bet, oldest first. */
export const LedgerPart = ({ detail: { postings } }: { readonly detail: BetDetail }) => (
  <section aria-label="원장" className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h2 className="text-base">원장</h2>
    <RowList
      label="원장 기록"
      columns={columns}
      rows={postings.map((posting, place) => ({ ...posting, place }))}
      rowKey={({ place }) => place}
      card={posting => (
        <li className="flex flex-wrap items-baseline gap-x-3 px-3.5 py-2.5">
          <b className="font-semibold">{posting.kindText}</b>
          <span>{amountWord(posting)}</span>
          <time className="ml-auto text-xs text-dim">{posting.at.slice(5)}</time>
        </li>
      )}
    />
  </section>
)

/** A transfer between house accounts does not change the member's balance. */
const amountWord = ({ amount }: Posting): string =>
  amount === 0 ? '하우스 계정 이동' : `${signedFigure(amount)}원`

const columns: readonly Column<Posting>[] = [
  { key: 'at', title: '시각', width: '160px', cell: ({ at }) => at },
  { key: 'kind', title: '구분', cell: ({ kindText }) => <b className="font-semibold">{kindText}</b> },
  { key: 'amount', title: '금액', figures: true, cell: amountWord },
  {
    key: 'balance',
    title: '처리 후 잔액',
    figures: true,
    cell: ({ balance }) => (balance === null ? '–' : `${formatFigure(balance)}원`),
  },
  {
    key: 'actor',
    title: '처리자',
    cell: ({ actor }) => <span className="text-dim">{actorWord(actor)}</span>,
  },
  { key: 'memo', title: '메모', cell: ({ memo }) => memo ?? '' },
]

/** The actor as named in the ledger: `operator:3`, `system:settlement`. */
function actorWord(actor: string): string {
  if (actor.startsWith('operator:')) return '관리자'
  return actor.startsWith('member:') ? '회원' : '시스템'
}
