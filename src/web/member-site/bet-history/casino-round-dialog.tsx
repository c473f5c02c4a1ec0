import { type CasinoRound, casinoRoundContract } from '#contract/casino/casino-round.ts'
import { transactionKindWords } from '#domain/casino/transaction-words.ko.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type CasinoRoundDialogProps = { readonly betId: string; readonly onClose: () => void }

/** One round of a supplier's game: stake, payout, times and result. */
export function CasinoRoundDialog({ betId, onClose }: CasinoRoundDialogProps) {
  const answer = useCall(casinoRoundContract.round, { params: { betId } }, { staleTime: 0 })
  return (
    <Dialog
      open
      onClose={onClose}
      title="회차 상세"
      actions={
        <Button size="lg" onClick={onClose}>
          닫기
        </Button>
      }
    >
      <AnswerView answer={answer} waiting={<Skeleton className="h-64" />}>
        {round => <Round round={round} />}
      </AnswerView>
    </Dialog>
  )
}

const Round = ({ round }: { readonly round: CasinoRound }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <FactList facts={factsOf(round)} dense />
    <ol aria-label="처리 내역" className="divide-y divide-line rounded-md border border-line bg-s1 text-sm">
      {round.transactions.map(({ kind, state, at, amount }) => (
        <li key={`${kind} ${at}`} className="flex items-center justify-between gap-3 px-3 py-2">
          <span>
            <b>{`${transactionKindWords[kind]}${winStateWords[state]}`}</b>
            <time className="ml-2 text-xs text-dim">{at.slice(5)}</time>
          </span>
          {kind !== 'end' && <span>{`${formatFigure(amount)}원`}</span>}
        </li>
      ))}
    </ol>
    {round.proofUrl !== null && (
      <a
        href={round.proofUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-8 items-center text-sm font-semibold underline underline-offset-4 mobile:min-h-11"
      >
        게임사에서 추첨 검증 (새 창)
      </a>
    )}
  </div>
)

const kindWords = { table: '라이브카지노', slot: '슬롯' } as const
const winStateWords = { done: '', held: ' (확인 중)', rejected: ' (지급하지 않음)' } as const
const stateWords = { open: '진행중', settled: '종료', cancelled: '취소' } as const

const factsOf = (round: CasinoRound): readonly Fact[] => [
  ['게임', `${kindWords[round.kind]} · ${round.provider} ${round.game}`],
  ['회차', round.round],
  ...(round.description === null ? [] : ([['베팅', round.description]] as const)),
  ['상태', round.isHeld ? '당첨금 확인 중' : stateWords[round.state]],
  ['베팅금', `${formatFigure(round.stake)}원`],
  ['받은 금액', round.payout === null ? '결과 대기' : `${formatFigure(round.payout)}원`],
  ['손익', round.payout === null ? '결과 대기' : `${signedFigure(round.payout - round.stake)}원`],
  ['결과', round.result || (round.payout === null ? '결과 대기' : '게임사에서 제공하지 않음')],
]
