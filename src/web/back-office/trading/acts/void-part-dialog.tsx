import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import { call } from '#web/client/api/api.ts'
import { MEMBERS_READ_HINT } from '../../kit/acts/reason-field.tsx'
import { AskedPreview } from '../result/asked-preview.tsx'
import { useLookOnOpen, useVoidPreview, type VoidPreviewBody } from '../result/use-result-preview.ts'
import { reasonsOf } from './reasons.ko.ts'
import { marketTitle, outcomeTitle, type VoidTarget } from './trading-act.ts'
import { TradingDialog } from './trading-dialog.tsx'

type VoidPartDialogProps = {
  readonly fixtureId: number
  readonly voided: boolean
  readonly target: VoidTarget
  readonly onClose: () => void
}

const bodyOf = ({ market, outcome }: VoidTarget, voided: boolean): VoidPreviewBody =>
  outcome?.id != null ? { voided, oddsId: outcome.id } : { voided, marketId: market.id }

/**
 * 적특 of one market or pick, or undoing it: its bets count as 1.00 and it takes none until it is undone.
 * The effect is shown first.
 */
export function VoidPartDialog({ fixtureId, voided, target, onClose }: VoidPartDialogProps) {
  const { market, outcome } = target
  const words = voided ? wordsOf.voids : wordsOf.takesBack
  const body = bodyOf(target, voided)
  const { preview, refusal, ask } = useVoidPreview(fixtureId, body)
  useLookOnOpen(() => ask(body))
  return (
    <TradingDialog
      title={`${outcome ? outcomeTitle(market, outcome) : marketTitle(market)} ${words.title}`}
      description={words.description}
      size="content"
      presets={voided ? reasonsOf['void-part'] : reasonsOf['take-void-back']}
      {...(voided && { reasonHint: MEMBERS_READ_HINT })}
      confirm={words.confirm}
      danger={voided}
      ready={preview !== undefined}
      done={words.done}
      onAct={reason =>
        call(settlementOperatorContract.voidPart, {
          params: { fixtureId },
          body: { ...body, reason, ...(preview && { seenRevision: preview.revision }) },
        })
      }
      onRefused={() => void ask(body)}
      onClose={onClose}
    >
      <AskedPreview preview={preview} refusal={refusal} awaited reopens={!voided} />
    </TradingDialog>
  )
}

const wordsOf = {
  voids: {
    title: '적특',
    description: '해당 베팅을 배당 1.00으로 처리합니다. 해제할 때까지 베팅을 받지 않습니다.',
    confirm: '적특 처리',
    done: '적특 처리했습니다. 정산이 진행됩니다.',
  },
  takesBack: {
    title: '적특 해제',
    description: '경기결과가 있으면 그 결과로 다시 정산하고, 없으면 베팅이 다시 진행중이 됩니다.',
    confirm: '적특 해제',
    done: '적특을 해제했습니다. 정산이 진행됩니다.',
  },
} as const
