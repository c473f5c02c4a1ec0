import { ruleContract } from '#contract/site/rules.ts'
import { siteContract } from '#contract/site/site.ts'
import { memberCancellation } from '#domain/bets/cancellation.ts'
import { VOID_AFTER_HOURS } from '#domain/grading/irregular-match.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { type Fact, FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'

const liveSports = [
  ['soccer', '축구'],
  ['basketball', '농구'],
  ['baseball', '야구'],
  ['volleyball', '배구'],
  ['hockey', '아이스하키'],
  ['basic', '그 밖의 종목'],
] as const

const useSettings = () => useCall(siteContract.settings, undefined, { staleTime: 5_000 })
const useFigures = () => useCall(ruleContract.figures, undefined, { staleTime: 5_000 })

/** Closing time of a match before its start, in seconds (TIME-007). */
export function PrematchClose() {
  const answer = useSettings()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-6" />}>
      {({ prematchCloseSec }) => (
        <p>
          경기는 <b>{prematchCloseSec === 0 ? '시작 시간' : `시작 ${formatFigure(prematchCloseSec)}초 전`}</b>
          에 마감됩니다. 마감된 경기가 포함된 베팅은 접수되지 않으며, 여러 경기를 담으면 경기마다 따로
          확인합니다.
        </p>
      )}
    </AnswerView>
  )
}

/** When a member may cancel a bet (handbook 1.8). */
export const Cancelling = () => {
  const { minutesAfterBet, minutesBeforeStart, timesADay } = memberCancellation
  const facts: readonly Fact[] = [
    ['취소할 수 있는 시간', `베팅 후 ${minutesAfterBet}분 이내`],
    ['경기 시작까지', `가장 빠른 경기 시작 ${minutesBeforeStart}분 전까지`],
    ['횟수', `하루 ${timesADay}회`],
    ['취소할 수 없는 베팅', '인플레이 베팅, 결과가 나온 베팅'],
  ]
  return <FactList facts={facts} dense />
}

/** How long a postponed match is waited for (handbook 1.9). */
export const VoidWaiting = () => (
  <p>
    연기, 지연, 중단된 경기는 예정된 시작 시간에서 <b>{VOID_AFTER_HOURS.korean}시간</b>(유럽형{' '}
    <b>{VOID_AFTER_HOURS.european}시간</b>) 안에 다시 시작되지 않으면 적중특례로 처리합니다.
  </p>
)

/** How long a result may be corrected. */
export function Correcting() {
  const answer = useFigures()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-6" />}>
      {({ resultCorrectionHours }) => (
        <p>
          결과가 잘못 처리된 경우 정산 후 <b>{formatFigure(resultCorrectionHours)}시간</b> 안에 바로잡을 수
          있습니다. 다시 정산하면 이전 결과와 새 결과를 쪽지로 알려 드립니다.
        </p>
      )}
    </AnswerView>
  )
}

/** Delay of an in-play bet, by sport (FIELD-015, field B8). */
export function LiveDelay() {
  const answer = useSettings()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[216px]" />}>
      {({ liveBettingTime }) => (
        <FactList
          facts={liveSports.map(([key, name]) => [name, `${formatFigure(liveBettingTime[key])}초`])}
          dense
        />
      )}
    </AnswerView>
  )
}

const NO_LIMIT = 999
const units: Readonly<Record<(typeof liveSports)[number][0], (value: string) => string>> = {
  soccer: value => `${value}분`,
  basketball: value => `${value}분 (40분 경기 기준)`,
  baseball: value => `${value}이닝까지`,
  volleyball: value => `${value}세트까지, 마지막 세트는 20점 전까지`,
  hockey: value => `${value}분`,
  basic: value => `시작 후 ${value}분`,
}

/** The last moment of play at which bets are accepted, by sport (handbook 2.7). */
export function LiveClose() {
  const answer = useFigures()
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[216px]" />}>
      {({ liveCloseAt }) => (
        <FactList facts={liveSports.map(([key, name]) => [name, closeWord(key, liveCloseAt[key])])} dense />
      )}
    </AnswerView>
  )
}

const closeWord = (key: (typeof liveSports)[number][0], value: number): string =>
  value === 0 ? '받지 않음' : value >= NO_LIMIT ? '제한 없음' : units[key](formatFigure(value))
