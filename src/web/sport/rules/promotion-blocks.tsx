import { attendanceContract } from '#contract/promotions/attendance.ts'
import { coinEventContract } from '#contract/promotions/coin-event.ts'
import { friendContract } from '#contract/promotions/friends.ts'
import { milestoneContract } from '#contract/promotions/milestones.ts'
import { questContract } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { coins, points } from '#domain/money.ts'
import { friendBaseWord, rateWord } from '#domain/promotions/friend-points.ts'
import { milestoneUnit, milestoneWord } from '#domain/promotions/milestones.ts'
import { chanceFraction, chancePercent, prizeWords } from '#domain/promotions/prize-table.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { Skeleton } from '#web/kit/display/states.tsx'
import { FigureTable } from './figure-table.tsx'

/** Long enough that a text with all of these blocks sends each request once. */
const fresh = { staleTime: 5_000 } as const

const pointWord = (figure: number): string => `${formatFigure(figure)}P`
const None = ({ text }: { readonly text: string }) => <p className="text-sm text-dim">{text}</p>

/** Conditions and reward of a stamp (EVENT-005). */
export function AttendanceRewards() {
  const answer = useCall(attendanceContract.month, { query: {} }, fresh)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[146px]" />}>
      {({ rule }) => (
        <FigureTable
          label="출석 보상"
          heads={['출석', '보상']}
          rows={[
            ['매일', pointWord(rule.daily)],
            ['7일 연속마다', pointWord(rule.week)],
            ['한 달 전체', pointWord(rule.month)],
            ['출석 조건', rule.condition === 'bet' ? '당일 결과가 확정된 베팅 1건' : '없음'],
          ]}
        />
      )}
    </AnswerView>
  )
}

/** Today's quests and their rewards (EVENT-006). */
export function QuestRewards() {
  const answer = useCall(questContract.today, undefined, fresh)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[218px]" />}>
      {({ quests, bonus }) =>
        quests.length === 0 ? (
          <None text="오늘 진행 중인 퀘스트가 없습니다." />
        ) : (
          <FigureTable
            label="데일리퀘스트 보상"
            heads={['퀘스트', '포인트', '코인']}
            rows={[
              ...quests.map(one => [one.title, pointWord(one.points), `${formatFigure(one.coins)}개`]),
              ...(bonus ? [['전체 완료', pointWord(bonus.points), '0개']] : []),
            ]}
          />
        )
      }
    </AnswerView>
  )
}

/** The milestones of the month (ROUTE-071). */
export function MilestoneSteps() {
  const answer = useCall(milestoneContract.month, undefined, fresh)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[218px]" />}>
      {({ steps }) =>
        steps.length === 0 ? (
          <None text="진행 중인 누적이벤트가 없습니다." />
        ) : (
          <FigureTable
            label="누적이벤트 단계"
            heads={['한 달 누적', '보상']}
            rows={steps.map(({ kind, target, points: brought }) => [
              `${milestoneWord[kind]} ${formatFigure(target)}${milestoneUnit[kind]}`,
              pointWord(brought),
            ])}
          />
        )
      }
    </AnswerView>
  )
}

/** The share of friends' bets that a recommender earns (handbook 5.6). */
export function FriendRates() {
  const answer = useCall(friendContract.own, undefined, fresh)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[110px]" />}>
      {({ rule: { on, base, firstRate, secondRate } }) =>
        on ? (
          <FigureTable
            label="추천 포인트"
            heads={['추천', '기준', '적립률']}
            rows={[
              ['직접 추천한 친구', friendBaseWord[base], rateWord(firstRate)],
              ['친구가 추천한 회원', friendBaseWord[base], rateWord(secondRate)],
            ]}
          />
        ) : (
          <None text="지금은 추천 포인트가 적립되지 않습니다." />
        )
      }
    </AnswerView>
  )
}

/** The odds of the coin draw (EVENT-003). */
export function CoinOdds() {
  const answer = useCall(coinEventContract.event, undefined, fresh)
  return (
    <AnswerView answer={answer} waiting={<Skeleton className="h-[254px]" />}>
      {({ table }) =>
        table === null ? (
          <None text="진행 중인 코인이벤트가 없습니다." />
        ) : (
          <FigureTable
            label="코인이벤트 확률"
            heads={['상품', '확률', '비율']}
            rows={table.prizes.map(prize => [
              prizeWords({ points: points(prize.points), coins: coins(prize.coins) }),
              chancePercent(prize.weight),
              chanceFraction(prize.weight),
            ])}
          />
        )
      }
    </AnswerView>
  )
}
