import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day } from '#contract/wire/wire.ts'
import { fixtureContract } from './fixtures.ts'
import { pageLimits } from './site.ts'

/** A game of a proto round with its number, and whether it is sold as a single (한경기구매). */
const protoGame = fixtureContract.event.output.extend({ number: z.number().int(), soldAlone: z.boolean() })
export type ProtoGame = z.output<typeof protoGame>

/** A fixture's place in a round for the desk; `listed` is false when an operator has taken it off. */
export const protoPlace = z.object({ title: z.string(), number: z.number().int(), listed: z.boolean() })
export type ProtoPlace = z.output<typeof protoPlace>

/** A round is a Seoul day; the title is "2026년 325회차". */
const protoRound = z.object({ round: day, title: z.string() })

export const protoContract = {
  round: route({
    method: 'GET',
    path: 'sports-prematch/proto',
    access: 'member',
    summary: '프로토 회차의 경기와 한도 (기본: 첫 회차)',
    query: z.object({ round: day.optional() }),
    output: z.object({
      /** Null when no round has open games. */
      round: protoRound.nullable(),
      rounds: z.array(protoRound),
      games: z.array(protoGame),
      /** The limits on the page, for all levels (LIMIT-006). */
      limits: pageLimits,
    }),
    refusals: [],
  }),
}
