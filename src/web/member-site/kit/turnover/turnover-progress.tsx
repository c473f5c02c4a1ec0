import { ChevronDown } from 'lucide-react'
import { type OwnTurnover, type TurnoverRequirement, turnoverContract } from '#contract/cashier/turnover.ts'
import { requirementStateWord } from '#domain/cashier/turnover/fill-requirements.ts'
import type { TurnoverWeights } from '#domain/cashier/turnover/turnover-rule.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { Progress } from '#web/kit/display/progress.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'

/** 롤링 조건: progress, requirements, and how much each bet counts and why (handbook 5.4). */
export function TurnoverProgress() {
  const answer = useCall(turnoverContract.own, undefined, { staleTime: 0 })
  return (
    <section aria-labelledby="turnover" className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5 mobile:p-4">
      <h2 id="turnover" className="text-lg">
        롤링 조건
      </h2>
      <AnswerView answer={answer} waiting={<Skeleton className="h-24" />}>
        {turnover => (
          <>
            <Total turnover={turnover} />
            {turnover.requirements.length > 0 && <Requirements requirements={turnover.requirements} />}
            {turnover.bets.length > 0 && <Bets bets={turnover.bets} />}
            <p className="text-sm text-dim">{weightWords(turnover.weights)}</p>
          </>
        )}
      </AnswerView>
    </section>
  )
}

function Total({ turnover: { need, done } }: { readonly turnover: OwnTurnover }) {
  if (need === 0) return <p className="text-dim">남은 롤링 조건이 없습니다. 바로 출금할 수 있습니다.</p>
  return (
    <div className="grid gap-2" data-turnover={`${done}/${need}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{`${formatFigure(need - done)}원 남음`}</span>
        <span className="text-sm text-dim">{`완료 ${formatFigure(done)}원 / 필요 ${formatFigure(need)}원`}</span>
      </p>
      <Progress
        label="롤링 조건 진행률"
        value={done}
        max={need}
        text={`${formatFigure(done)} / ${formatFigure(need)}원`}
      />
    </div>
  )
}

const Requirements = ({ requirements }: { readonly requirements: readonly TurnoverRequirement[] }) => (
  <ul aria-label="롤링 조건 내역" className="divide-y divide-line rounded-lg border border-line">
    {requirements.map(one => (
      <li key={one.id} data-requirement={one.state} className="grid gap-1.5 px-3.5 py-2.5">
        <p className="flex items-center gap-2">
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{one.title}</span>
          <Badge tone={one.state === 'open' ? 'jade' : 'plain'}>{requirementStateWord[one.state]}</Badge>
        </p>
        {one.state === 'open' && (
          <Progress
            label={`${one.title} 진행률`}
            value={one.done}
            max={one.needed}
            text={`${formatFigure(one.done)} / ${formatFigure(one.needed)}원`}
          />
        )}
        <p className="text-sm text-dim">
          {`${one.openedAt.slice(0, 16)} · ${formatFigure(one.amount)}원 × ${one.percent}% · ${formatFigure(one.done)} / ${formatFigure(one.needed)}원`}
        </p>
      </li>
    ))}
  </ul>
)

const Bets = ({ bets }: { readonly bets: OwnTurnover['bets'] }) => (
  <details className="group rounded-lg border border-line">
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
      인정된 베팅 내역
      <ChevronDown aria-hidden size={18} className="text-dim group-open:rotate-180" />
    </summary>
    <ul aria-label="인정된 베팅" className="divide-y divide-line border-t border-line">
      {bets.map(({ betId, at, product, stake, percent, counted, reason }) => (
        <li
          key={betId}
          data-counted={counted}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-3.5 py-2"
        >
          <p className="min-w-0">
            {product} <span className="text-dim">{`${formatFigure(stake)}원`}</span>
          </p>
          <p className="text-right font-bold whitespace-nowrap">{`${formatFigure(counted)}원`}</p>
          <time className="text-sm text-dim">{at.slice(0, 16)}</time>
          <p className="text-right text-sm whitespace-nowrap text-dim">
            {counted > 0 ? `${reason} ${percent}%` : reason}
          </p>
        </li>
      ))}
    </ul>
  </details>
)

/** The turnover weights as one paragraph: "스포츠 2폴더 이상 100%, …". */
const weightWords = ({
  sportsMulti,
  sportsSingle,
  singleOddsMin,
  minigame,
  virtual,
  casino,
  slot,
}: TurnoverWeights): string =>
  [
    `인정 비율: 스포츠 2폴더 이상 ${sportsMulti}%`,
    `단폴더(배당 ${oddsText(singleOddsMin)} 이상) ${sportsSingle}%`,
    `미니게임 ${minigame}%`,
    `가상게임 ${virtual}%`,
    `카지노 ${casino}%`,
    `슬롯 ${slot}%.`,
  ].join(', ') +
  ' 결과가 확정된 베팅만 오래된 조건부터 인정되며, 취소·적중특례·양방 베팅은 인정되지 않습니다. 보유금액이 1,000원 미만이고 진행 중인 베팅이 없으면 조건이 종료됩니다.'

const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
