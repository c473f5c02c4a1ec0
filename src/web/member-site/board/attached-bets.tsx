import { X } from 'lucide-react'
import { type Bet, betContract } from '#contract/bets/bets.ts'
import { betStatus, betStatusWord } from '#domain/bets/bet-status.ts'
import { attachedBetsMax } from '#domain/community/board-rules.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'

export type AttachedBet = { readonly betId: string; readonly showsMoney: boolean }

type AttachedBetsProps = {
  readonly value: readonly AttachedBet[]
  readonly onChange: (bets: readonly AttachedBet[]) => void
}

const word = ({ createdAt, amounts, bettings, status }: Bet): string => {
  const stands = betStatus(status)
  return [
    createdAt.slice(5, 16),
    `${bettings.length}경기`,
    `${formatFigure(amounts)}원`,
    stands && betStatusWord[stands],
  ]
    .filter(Boolean)
    .join(' · ')
}

type AttachedWordProps = { readonly betId: string; readonly known: Bet | undefined }

/** An attached bet; loaded separately when it is not in the first page of the history. */
function AttachedWord({ betId, known }: AttachedWordProps) {
  const { data = known, isError } = useCall(betContract.detail, { params: { betId } }, { enabled: !known })
  return isError ? '찾을 수 없는 베팅입니다.' : data ? word(data) : '베팅을 불러오는 중입니다.'
}

/**
 * Selects own bets from the first page of the history for a post, each with or without amounts (handbook
 * 6.5).
 */
export function AttachedBets({ value, onChange }: AttachedBetsProps) {
  const { data } = useCall(betContract.list, { query: { page: 1 } }, { staleTime: 0 })
  const bets = data?.bets ?? []
  const attached = new Set(value.map(({ betId }) => betId))
  const offered = bets.filter(({ id }) => !attached.has(id))
  const isFull = value.length >= attachedBetsMax
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectField
        label="베팅 첨부"
        hint={`최대 ${attachedBetsMax}건까지 첨부할 수 있습니다.`}
        disabled={isFull || offered.length === 0}
        options={[
          { value: '', label: bets.length === 0 ? '첨부할 베팅이 없습니다.' : '베팅을 선택해 주세요.' },
          ...offered.map(bet => ({ value: bet.id, label: word(bet) })),
        ]}
        value=""
        onChange={({ target }) =>
          target.value && onChange([...value, { betId: target.value, showsMoney: true }])
        }
      />
      {value.length > 0 && (
        <ul aria-label="첨부한 베팅" className="card divide-y divide-line">
          {value.map(({ betId, showsMoney }) => (
            <li key={betId} className="flex flex-wrap items-center gap-x-4 px-3 py-1.5">
              <span className="min-w-0 flex-1 text-sm wrap-anywhere mobile:basis-full">
                <AttachedWord betId={betId} known={bets.find(({ id }) => id === betId)} />
              </span>
              <Checkbox
                label="금액 숨기기"
                checked={!showsMoney}
                onChange={hides =>
                  onChange(value.map(one => (one.betId === betId ? { betId, showsMoney: !hides } : one)))
                }
              />
              <IconButton
                label="첨부 취소"
                onClick={() => onChange(value.filter(one => one.betId !== betId))}
              >
                <X aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
