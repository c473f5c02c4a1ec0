import { Link } from '@tanstack/react-router'
import type { BetLeg } from '#contract/bets/bets.ts'
import type { SportId } from '#domain/ids.ts'
import { formatOdds } from '#domain/odds.ts'
import { SportIcon } from '#web/kit/display/sport-icon.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { classNames } from '#web/kit/theme/class-names.ts'
import { countedOdds, lineText, pickText } from '#web/play/bets/leg-figures.ts'
import { readPrice } from '#web/play/bets/read-price.ts'
import { TeamFace } from '#web/sport/teams/team-badge.tsx'
import { LegStatusBadge } from './status-badge.tsx'

const CasinoGame = lazyDialog(() => import('./casino-game.tsx'), 'CasinoGame')

type BetLegRowProps = {
  readonly leg: BetLeg
  /** The bet's id; undefined for one that is not booked yet. */
  readonly bet: string | undefined
}

/** One leg: time, match, pick with odds, score, result and reason (handbook 6.5). */
export function BetLegRow({ leg, bet }: BetLegRowProps) {
  return (
    <li
      className="border-t border-line px-4 py-3 first:border-t-0 mobile:px-3"
      data-leg={leg.result || 'open'}
    >
      <div className="grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_64px_56px_84px_20px] items-center gap-x-3 gap-y-1.5 stacked:grid-cols-[minmax(0,1fr)_auto]">
        {leg.round ? (
          <RoundOf leg={leg} />
        ) : leg.casino ? (
          <CasinoGame leg={leg} bet={bet} />
        ) : (
          <Fixture leg={leg} />
        )}
        <p className="min-w-0 text-sm leading-5 stacked:order-4">
          <span className="text-dim">{leg.marketNameKorean}</span>
          {leg.betBaseline && <span className="ml-1 font-semibold text-gold">{lineText(leg)}</span>}
          <span className="block font-semibold">{pickText(leg)}</span>
          {leg.scoreAtBet && (
            <span className="block text-xs text-dim">
              베팅 당시 스코어 {leg.scoreAtBet} (이후 득점만 계산)
            </span>
          )}
        </p>
        {leg.casino ? <span aria-hidden className="stacked:hidden" /> : <LegOdds leg={leg} />}
        <p className="text-center text-md font-bold stacked:order-3 stacked:hidden">
          {!leg.round && !leg.casino && (
            <>
              <span className="sr-only">스코어 </span>
              {leg.score || <span className="font-normal text-dim">-</span>}
            </>
          )}
        </p>
        <p className="text-right stacked:order-2 stacked:self-start">
          {!leg.casino && <LegStatusBadge leg={leg} />}
          {leg.score && !leg.round && (
            <span className="mt-1 hidden text-md font-bold stacked:block">{leg.score}</span>
          )}
        </p>
      </div>
      {leg.reason && (
        <p className="mt-2 rounded-md bg-s2 px-3 py-2 text-sm leading-5" data-reason>
          <span className="mr-2 text-dim">왜 이렇게 정산되었나요?</span>
          {leg.reason}
        </p>
      )}
      {leg.round && leg.result !== '' && bet !== undefined && <VerifyLink round={leg.round} bet={bet} />}
    </li>
  )
}

/** The game and its round, instead of teams. */
const RoundOf = ({ leg }: { readonly leg: BetLeg }) => (
  <div className="min-w-0">
    <p className="flex items-center gap-1.5 text-xs text-dim">
      {leg.leagueName}
      <span className="shrink-0">
        추첨 <time>{leg.startdate.slice(5)}</time>
      </span>
    </p>
    <p className="mt-0.5 text-sm leading-5 font-semibold">{leg.home}</p>
  </div>
)

type VerifyLinkProps = { readonly round: NonNullable<BetLeg['round']>; readonly bet: string }

/** Link to the page that recomputes a draw, with the bet marked in it (MINI-089). */
const VerifyLink = ({ round: { gameId, roundId }, bet }: VerifyLinkProps) => (
  <Link
    to="/minigame/verify"
    search={{ gameId, round: roundId, bet }}
    className="mt-1 inline-flex min-h-8 items-center text-sm text-dim underline underline-offset-2 hover:text-text mobile:min-h-11"
  >
    결과 검증
  </Link>
)

function Fixture({ leg }: { readonly leg: BetLeg }) {
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-1.5 text-xs text-dim">
        <SportIcon sportId={leg.sportId as SportId} size={14} />
        <span className="sr-only">{leg.sportName}</span>
        <span className="truncate">{leg.leagueName}</span>
        <time className="shrink-0">{leg.startdate.slice(5, 16)}</time>
      </p>
      <p className="mt-0.5 text-sm leading-5">
        <Side name={leg.home} picked={leg.betName === '1'} />
        <span className="px-1.5 text-xs text-dim">VS</span>
        <Side name={leg.away} host={leg.home} picked={leg.betName === '2'} />
      </p>
    </div>
  )
}

type SideProps = { readonly name: string; readonly host?: string; readonly picked: boolean }

/** A team; highlighted when it was picked. */
const Side = ({ name, host, picked }: SideProps) => (
  <span className="inline-flex items-center gap-1 align-top">
    <TeamFace name={name} host={host} size={16} />
    <span className={classNames(picked && 'font-semibold text-jade')}>{name}</span>
  </span>
)

/** The odds of the bet, and the counted odds if they differ. */
function LegOdds({ leg }: { readonly leg: BetLeg }) {
  const counted = countedOdds(leg)
  const taken = formatOdds(readPrice(leg.betPrice))
  return (
    <p className="text-right text-md stacked:order-5 stacked:self-end">
      {counted ? (
        <>
          <s className="block text-xs text-dim stacked:mr-1.5 stacked:inline">
            <span className="sr-only">베팅 배당 </span>
            {taken}
          </s>
          <span className="sr-only">적용 배당 </span>
          <b>{counted}</b>
        </>
      ) : (
        <b>{taken}</b>
      )}
    </p>
  )
}
