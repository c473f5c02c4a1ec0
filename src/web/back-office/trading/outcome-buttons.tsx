import { Ban, Lock, LockOpen, PencilLine, Undo2 } from 'lucide-react'
import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import { IconButton } from '#web/kit/controls/button.tsx'
import type { AllowedActs } from './allowed-acts.ts'
import { type OnDeed, outcomeTitle } from './deeds.ts'

type OfferButtonsProps = {
  readonly market: TradingMarket
  readonly outcome: TradingOutcome
  readonly onDeed: OnDeed
}

type OutcomeButtonsProps = OfferButtonsProps & { readonly allowed: AllowedActs }

/** What can be done to one pick: once it is settled it can only be voided; nothing where it is no longer offered. */
export function OutcomeButtons({ market, outcome, allowed, onDeed }: OutcomeButtonsProps) {
  const { id, status, voided } = outcome
  if (id === null) return null
  return (
    <span className="flex items-center justify-end">
      {allowed.offers && status !== outcomeCode.settled && (
        <OfferButtons market={market} outcome={outcome} onDeed={onDeed} />
      )}
      {(voided || !market.voided) && allowed.voids({ market, outcome }, !voided) && (
        <VoidButton
          name={outcomeTitle(market, outcome)}
          voided={voided}
          onPress={next => onDeed({ kind: 'void-part', voided: next, target: { market, outcome } })}
        />
      )}
    </span>
  )
}

/** Its price and its lock. */
function OfferButtons({ market, outcome, onDeed }: OfferButtonsProps) {
  const { betPriceByAdmin, suspendedByAdmin } = outcome
  const name = outcomeTitle(market, outcome)
  return (
    <>
      {betPriceByAdmin !== null && (
        <IconButton
          size="sm"
          label={`${name} 수동 배당 해제`}
          onClick={() => onDeed({ kind: 'clear-price', market, outcome })}
        >
          <Undo2 aria-hidden size={15} />
        </IconButton>
      )}
      <IconButton
        size="sm"
        label={`${name} 배당 변경`}
        onClick={() => onDeed({ kind: 'price', market, outcome })}
      >
        <PencilLine aria-hidden size={15} />
      </IconButton>
      <SuspendButton
        name={name}
        byAdmin={suspendedByAdmin}
        onPress={suspended => onDeed({ kind: 'suspend', suspended, target: { market, outcome } })}
      />
    </>
  )
}

type SuspendButtonProps = {
  readonly name: string
  readonly byAdmin: boolean
  readonly onPress: (suspended: boolean) => void
}

/** A closed lock is the operator's own; pressing it opens it again. */
export function SuspendButton({ name, byAdmin, onPress }: SuspendButtonProps) {
  const Icon = byAdmin ? Lock : LockOpen
  return (
    <IconButton
      size="sm"
      label={`${name} ${byAdmin ? '정지 해제' : '베팅 정지'}`}
      pressed={byAdmin}
      onClick={() => onPress(!byAdmin)}
    >
      <Icon aria-hidden size={15} className={byAdmin ? 'text-danger' : undefined} />
    </IconButton>
  )
}

type VoidButtonProps = {
  readonly name: string
  readonly voided: boolean
  readonly onPress: (voided: boolean) => void
}

/** Pressed where it is void; pressing it takes the void back. */
export const VoidButton = ({ name, voided, onPress }: VoidButtonProps) => (
  <IconButton
    size="sm"
    label={`${name} ${voided ? '적특 해제' : '적특'}`}
    pressed={voided}
    onClick={() => onPress(!voided)}
  >
    <Ban aria-hidden size={15} className={voided ? 'text-gold' : undefined} />
  </IconButton>
)
