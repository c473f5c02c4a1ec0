import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronRight, Coins } from 'lucide-react'
import { useState } from 'react'
import { type Quest, questContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { Progress } from '#web/kit/display/progress.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { goalWords, placeOf, rewardWords, stateWord, unitOf } from './quest-words.ts'

/** A daily quest: goal, progress and reward (EVENT-006). */
export function QuestRow({ quest }: { readonly quest: Quest }) {
  const { id, title, progress, target, state } = quest
  const unit = unitOf(quest)
  return (
    <li
      data-quest={id}
      data-state={state}
      className="flex min-h-20 items-center gap-4 px-4 py-3.5 mobile:flex-wrap"
    >
      <div className="grid min-w-0 flex-1 gap-2 mobile:basis-full">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <span className="flex items-center gap-2 font-semibold">
            {title}
            {state !== 'claimed' && (
              <Badge tone={state === 'done' ? 'jade' : 'outline'}>{stateWord[state]}</Badge>
            )}
          </span>
          <Reward points={quest.points} coins={quest.coins} />
        </p>
        <Progress
          label={`${title} 진행도`}
          value={state === 'claimed' ? target : progress}
          max={target}
          text={`${formatFigure(progress)} / ${formatFigure(target)}${unit}`}
        />
        <p className="flex justify-between gap-4 text-xs text-dim">
          <span>{goalWords(quest)}</span>
          <span className="whitespace-nowrap">
            {formatFigure(progress)} / {formatFigure(target)}
            {unit}
          </span>
        </p>
      </div>
      <ClaimButton quest={id} title={title} state={state} place={placeOf(quest)} />
    </li>
  )
}

type RewardProps = { readonly points: number; readonly coins: number }

/** "100P", followed by coins. */
export const Reward = ({ points, coins }: RewardProps) => (
  <span className="inline-flex items-center gap-3 font-bold whitespace-nowrap">
    {points > 0 && (
      <span>
        {formatFigure(points)}
        <span className="font-normal text-dim">P</span>
      </span>
    )}
    {coins > 0 && (
      <span className="inline-flex items-center gap-1">
        <Coins aria-hidden size={15} className="text-gold" />
        <span>
          <span className="sr-only">코인 </span>
          {formatFigure(coins)}
          <span className="font-normal text-dim">개</span>
        </span>
      </span>
    )}
  </span>
)

type ClaimButtonProps = {
  readonly quest: number | 'bonus'
  readonly title: string
  readonly state: Quest['state']
  /** Page on which the member can continue the quest. */
  readonly place?: string | undefined
  /** Full width. */
  readonly wide?: boolean
}

/** 보상받기; before that a link to the page, afterwards 수령완료. */
export function ClaimButton({ quest, title, state, place, wide = false }: ClaimButtonProps) {
  const { busy, claim } = useClaim(quest)
  return (
    <div className={wide ? 'grid' : 'grid w-28 shrink-0 mobile:w-full'}>
      {state === 'done' ? (
        <Button look="primary" wide busy={busy} aria-label={`${title} 보상받기`} onClick={() => void claim()}>
          보상받기
        </Button>
      ) : state === 'open' && place !== undefined ? (
        <Link
          to={place}
          aria-label={`${title} 하러 가기`}
          className="inline-flex h-10 items-center justify-center gap-1 rounded-md bg-s2 text-sm font-semibold hover:bg-s3 mobile:h-11"
        >
          하러 가기
          <ChevronRight aria-hidden size={16} className="text-dim" />
        </Link>
      ) : (
        <span className="inline-flex h-10 items-center justify-center gap-1 rounded-md border border-line text-sm font-semibold text-dim mobile:h-5 mobile:justify-end mobile:border-0">
          {state === 'claimed' && <Check aria-hidden size={16} className="text-jade" />}
          {stateWord[state]}
        </span>
      )}
    </div>
  )
}

/** Claims the reward of a quest or the daily bonus, and shows it (EVENT-007). */
function useClaim(quest: number | 'bonus') {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const claim = async () => {
    setBusy(true)
    const answer =
      quest === 'bonus'
        ? await call(questContract.claimBonus)
        : await call(questContract.claim, { params: { id: quest } })
    await readAgain(queryClient, questContract.today)
    setBusy(false)
    if (answer.ok) showToast(`${rewardWords(answer.value)} 지급되었습니다.`, 'good')
    else showRefusal(answer.refusal)
  }
  return { busy, claim }
}
