import { Link } from '@tanstack/react-router'
import type { BetDetail, LegBook } from '#contract/back-office/bet-desk.ts'
import type { BetLeg } from '#contract/bets/bets.ts'
import { resultWord } from '#domain/grading/leg-result.ts'
import { payoutRateText } from '#domain/markets/payout-rate.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import { totalWord } from './bet-words.tsx'

/** Every leg with the offer at the time of the bet, its price changes around that time, and its result. */
export const BetLegs = ({ detail: { bet, books } }: { readonly detail: BetDetail }) => (
  <section aria-label="선택 경기" className="card text-sm">
    <h2 className="border-b border-line px-4 py-2.5 text-base">선택 경기</h2>
    {bet.bettings.length === 0 && <p className="px-4 py-6 text-center text-dim">선택한 경기가 없습니다.</p>}
    <ol className="divide-y divide-line">
      {bet.bettings.map((leg, at) => (
        <Leg key={leg.oddsId} leg={leg} book={books[at]} />
      ))}
    </ol>
  </section>
)

function Leg({ leg, book }: { readonly leg: BetLeg; readonly book: LegBook | undefined }) {
  return (
    <li data-leg={leg.fixtureId} className="grid gap-1.5 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {leg.round || leg.casino ? (
          <span className="min-w-0 font-semibold">{leg.home}</span>
        ) : (
          <Link
            to="/admin/trading/$fixtureId"
            params={{ fixtureId: String(leg.fixtureId) }}
            className="min-w-0 font-semibold underline-offset-2 hover:underline mobile:-my-[13px] mobile:py-[13px]"
          >
            {leg.home} <span className="font-normal text-dim">vs</span> {leg.away}
          </Link>
        )}
        <span className="text-xs text-dim">{`${leg.leagueName} · ${leg.startdate.slice(5, 16)}`}</span>
        <span className="ml-auto flex gap-1">
          {book?.late && <Badge tone="live">지연</Badge>}
          <LegResultBadge leg={leg} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <span>
          {[leg.marketNameKorean, leg.betBaseline].filter(Boolean).join(' ')} ·{' '}
          <b className="font-semibold">{leg.betNameKorean}</b>
        </span>
        {leg.casino ? (
          <span className="text-dim wrap-anywhere">{`회차 ${leg.casino.round}`}</span>
        ) : (
          <span>
            배당 <b>{totalWord(leg.betPrice)}</b>{' '}
            <span className="text-xs text-dim">{`배당 버전 ${leg.version}`}</span>
          </span>
        )}
        {leg.scoreAtBet && <span>{`베팅 시점 스코어 ${leg.scoreAtBet}`}</span>}
        {leg.score && <span>{`${leg.round ? '추첨 결과' : '결과 스코어'} ${leg.score}`}</span>}
      </p>
      {leg.reason && <p className="text-dim">{leg.reason}</p>}
      {book && <BookThen book={book} leg={leg} />}
    </li>
  )
}

function LegResultBadge({ leg: { result } }: { readonly leg: BetLeg }) {
  if (result === '') return <Badge tone="bright">미정</Badge>
  const won = result === 'won' || result === 'half-won' || result === 'dead-heat'
  return <Badge tone={won ? 'jade' : 'plain'}>{resultWord({ kind: result })}</Badge>
}

const statusWord: Readonly<Record<number, string>> = { 0: '종료', 1: '판매', 2: '중지', 3: '정산' }

/** Source of the price: the operator, the payout rate, or the feed. */
function causeWord({ adminPrice, payoutRate, feedPrice }: NonNullable<LegBook['offerThen']>): string {
  const feed = `피드 ${totalWord(feedPrice)}`
  if (adminPrice !== null) return `운영자 배당 (${feed})`
  return payoutRate === null
    ? '피드 배당'
    : `환수율 ${payoutRateText(Math.round(payoutRate * 100))} 적용 (${feed})`
}

/** The market at the time of the bet, from the odds history. */
function BookThen({ book: { offerThen, moves }, leg }: { readonly book: LegBook; readonly leg: BetLeg }) {
  return (
    <div className="grid gap-1 rounded-md bg-s2/50 px-3 py-2 text-xs">
      {offerThen === null ? (
        <p className="text-dim">베팅 시점의 배당 이력이 남아 있지 않습니다.</p>
      ) : (
        <p className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{`베팅 시점 배당 ${totalWord(offerThen.betPrice)}`}</span>
          <span>{`버전 ${offerThen.version} · ${statusWord[offerThen.status] ?? ''}`}</span>
          <span className="text-dim">{causeWord(offerThen)}</span>
          <span className="text-dim">{`${offerThen.since.slice(5)}부터`}</span>
          {offerThen.betPrice !== leg.betPrice && (
            <span className="font-semibold text-live">{`받은 배당 ${totalWord(leg.betPrice)}와 다름`}</span>
          )}
        </p>
      )}
      {moves.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-dim">
          <span>전후 30분</span>
          {moves.map(({ at, betPrice, status }) => (
            <span key={`${at} ${betPrice} ${status}`}>
              {`${at.slice(11)} ${totalWord(betPrice)}${status === 1 ? '' : ` (${statusWord[status] ?? ''})`}`}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
