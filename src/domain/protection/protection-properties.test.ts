import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, type Instant, instant } from '#domain/instant.ts'
import { exclusionEnd, exclusionPeriods, isLonger } from './exclusion.ts'
import { judgeStake, type LimitInForce, type ProtectionFacts } from './gate.ts'
import { changeLimit, confirmRise, NO_LIMIT, type OwnLimit } from './limits.ts'
import { limitPeriods, nextPeriod, periodStart } from './periods.ts'
import { lossOf, withStake } from './use.ts'

const START = Date.UTC(2026, 0, 1)
const anInstant = fc.integer({ min: START, max: START + 800 * DAY }).map(at => instant(at))
const anAmount = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null })

/** Null (no limit) is larger than any amount. */
const sizeOf = (amount: number | null): number => amount ?? Number.POSITIVE_INFINITY

const aStep = fc.record({
  wait: fc.integer({ min: 0, max: 3 * DAY }),
  act: fc.oneof(
    anAmount.map(amount => ({ kind: 'wish', amount }) as const),
    fc.constant({ kind: 'yes' } as const),
  ),
})

test('P2 a limit rises only by a confirmation at least a day after the request', () => {
  fc.assert(
    fc.property(anAmount, fc.array(aStep, { maxLength: 12 }), (first, steps) => {
      let limit: OwnLimit = { ...NO_LIMIT, amount: first }
      let now: Instant = instant(START)
      const wishes: { readonly amount: number | null; readonly at: Instant }[] = []
      for (const { wait, act } of steps) {
        now = instant(now + wait)
        const before = limit.amount
        if (act.kind === 'wish') {
          wishes.push({ amount: act.amount, at: now })
          limit = changeLimit(limit, act.amount, now).limit
          // Infinity before means none was active: a first limit is no increase.
          expect(sizeOf(limit.amount)).toBeLessThanOrEqual(sizeOf(before))
          if (sizeOf(act.amount) < sizeOf(before)) expect(limit.amount).toBe(act.amount)
        } else {
          const changed = confirmRise(limit, now)
          if (!changed.ok) continue
          limit = changed.value.limit
          const asked = wishes.find(({ amount, at }) => amount === limit.amount && now - at >= DAY)
          expect(asked).toBeDefined()
        }
      }
    }),
  )
})

test('P7 an exclusion is never shortened, and every exclusion but a permanent one ends', () => {
  const aPeriod = fc.constantFrom(...exclusionPeriods)
  fc.assert(
    fc.property(
      aPeriod,
      aPeriod,
      anInstant,
      fc.integer({ min: 0, max: 200 * DAY }),
      (one, two, at, later) => {
        const standing = exclusionEnd(one, at)
        const next = exclusionEnd(two, instant(at + later))
        expect(standing === null || standing > at).toBe(true)
        expect(isLonger(next, { until: standing })).toBe(sizeOf(next) > sizeOf(standing))
        expect(isLonger(next, undefined)).toBe(true)
      },
    ),
  )
})

test('periods follow each other without gap or overlap, and start at midnight in Seoul', () => {
  fc.assert(
    fc.property(fc.constantFrom(...limitPeriods), anInstant, (period, at) => {
      const [start, end] = [periodStart(period, at), nextPeriod(period, at)]
      expect(start <= at && at < end).toBe(true)
      expect((start + 9 * HOUR) % DAY).toBe(0)
      expect(periodStart(period, end)).toBe(end)
      expect(nextPeriod(period, instant(end - 1))).toBe(end)
    }),
  )
})

const aUse = fc.record({
  staked: fc.record({ day: fc.nat(9_000), week: fc.nat(9_000), month: fc.nat(9_000) }),
  returned: fc.record({ day: fc.nat(9_000), week: fc.nat(9_000), month: fc.nat(9_000) }),
})
const aLimit: fc.Arbitrary<LimitInForce> = fc.record({
  kind: fc.constantFrom('stake', 'loss'),
  period: fc.constantFrom(...limitPeriods),
  amount: fc.nat(9_000),
})
const NO_CAPS = { stakeDayMax: 0, lossDayMax: 0 }
const factsOf = (part: Partial<ProtectionFacts> & Pick<ProtectionFacts, 'use'>): ProtectionFacts => ({
  bans: [],
  product: 'sports',
  exclusion: undefined,
  limits: [],
  cappedUntil: undefined,
  breakUntil: undefined,
  minutesToday: 0,
  stake: 0,
  ...part,
})

test('P3 P4 accepts a stake exactly when it fits every limit, in any order', () => {
  fc.assert(
    fc.property(
      aUse,
      fc.array(aLimit, { maxLength: 6 }),
      fc.integer({ min: 1, max: 5_000 }),
      (use, limits, stake) => {
        const after = withStake(use, stake)
        const fits = limits.every(
          ({ kind, period, amount }) =>
            (kind === 'stake' ? after.staked[period] : lossOf(after, period)) <= amount,
        )
        const facts = factsOf({ use: after, limits, stake })
        const now = instant(START)
        expect(judgeStake(facts, NO_CAPS, now).refusal === undefined).toBe(fits)
        const turned = judgeStake({ ...facts, limits: limits.toReversed() }, NO_CAPS, now)
        expect(turned.refusal?.until).toEqual(judgeStake(facts, NO_CAPS, now).refusal?.until)
      },
    ),
  )
})

test('P4 a stake above a refused one is refused too', () => {
  fc.assert(
    fc.property(
      aUse,
      fc.array(aLimit, { maxLength: 4 }),
      fc.record({ stakeDayMax: fc.nat(20_000), lossDayMax: fc.nat(20_000) }),
      fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 5_000 })),
      (use, limits, caps, [stake, more]) => {
        const judge = (amount: number) =>
          judgeStake(factsOf({ use: withStake(use, amount), limits, stake: amount }), caps, instant(START))
            .refusal
        if (judge(stake)) expect(judge(stake + more)).toBeDefined()
      },
    ),
  )
})

test('P7 an exclusion takes precedence over every other refusal', () => {
  fc.assert(
    fc.property(
      aUse,
      fc.array(aLimit),
      fc.option(anInstant, { nil: null }),
      anInstant,
      (use, limits, until, now) => {
        const facts = factsOf({ use, limits, exclusion: { until }, cappedUntil: instant(now + 1) })
        const isIn = until === null || until > now
        expect(judgeStake(facts, NO_CAPS, now).refusal?.reason).toBe(isIn ? 'excluded' : 'loss-cap')
      },
    ),
  )
})
