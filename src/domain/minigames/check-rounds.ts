import { betsBeacon, drandBeacon, drandRoundAfter } from '../draws/beacon.ts'
import type { Hmac } from '../draws/digest-blocks.ts'
import type { Hash } from '../draws/hash-chain.ts'
import { bytesOfHex, hexOf } from '../draws/hex.ts'
import { type RoundName, roundNumbers } from '../draws/round-draw.ts'
import type { ExportedRound, ExportedRounds } from './exported-rounds.ts'
import type { Kind } from './kind.ts'
import { isSameData } from './same-data.ts'

/** What is wrong with a round, in the order in which it is looked at. */
export type RoundFault =
  /** It has a draw, and does not tell its seed or its beacon. */
  | 'untold'
  /** Its seed does not hash to its commitment. */
  | 'commitment'
  /** Its seed does not lead to the seed of the round before it, or to the chain's end. */
  | 'chain'
  /** A link between it and the round before it in the file is not there. */
  | 'gap'
  /** The bets or the value of drand do not give its beacon. */
  | 'beacon'
  | 'draw'
  | 'results'

export type CheckedRound = {
  readonly roundId: string
  /** Its seed and its draw are told: all that can be checked was. */
  readonly isTold: boolean
  readonly faults: readonly RoundFault[]
}

/** What whoever checks brings along, since the rules know no library. */
type Digests = { readonly hash: Hash; readonly hmac: Hmac }

/** A link of a chain that is known before the next round is looked at. */
type Known = { readonly link: number; readonly bytes: Uint8Array }

/** Checks rounds of one game against what was published (docs/fairness.md), by their order in the chains. */
export function checkRounds(
  digests: Digests,
  kind: Kind<unknown>,
  { drawnBy, rounds }: Pick<ExportedRounds, 'drawnBy' | 'rounds'>,
): readonly CheckedRound[] {
  const known = new Map<string, Known>()
  const seen = new Map<string, number>()
  return rounds
    .toSorted((one, other) => one.link - other.link)
    .map(round => {
      const before = known.get(round.chainEnd) ?? endOf(round)
      const seed = round.seed === null ? undefined : bytesOfHex(round.seed)
      const faults: RoundFault[] = []
      if ((seen.get(round.chainEnd) ?? round.link - 1) !== round.link - 1) faults.push('gap')
      if (seed) faults.push(...seedFaults(digests.hash, round, seed, before))
      else if (before.link === round.link - 1 && round.commitment !== hexOf(before.bytes))
        faults.push('chain')
      if (round.state === 'drawn')
        faults.push(...drawFaults(digests, kind, { gameId: drawnBy, roundId: round.roundId }, round))
      seen.set(round.chainEnd, round.link)
      // A seed that does not belong to the chain proves nothing of the next.
      if (seed && !faults.includes('chain')) known.set(round.chainEnd, { link: round.link, bytes: seed })
      return { roundId: round.roundId, isTold: round.seed !== null, faults }
    })
}

const endOf = ({ chainEnd }: ExportedRound): Known => ({
  link: 0,
  bytes: bytesOfHex(chainEnd) ?? new Uint8Array(),
})

function seedFaults(hash: Hash, round: ExportedRound, seed: Uint8Array, before: Known): RoundFault[] {
  const faults: RoundFault[] = []
  if (hexOf(hash(seed)) !== round.commitment) faults.push('commitment')
  let bytes = seed
  for (let link = round.link; link > before.link; link--) bytes = hash(bytes)
  if (hexOf(bytes) !== hexOf(before.bytes) || round.link <= before.link) faults.push('chain')
  return faults
}

function drawFaults(
  { hash, hmac }: Digests,
  kind: Kind<unknown>,
  name: RoundName,
  round: ExportedRound,
): RoundFault[] {
  const [seed, beacon] = [bytesOfHex(round.seed ?? ''), bytesOfHex(round.beacon ?? '')]
  if (!seed?.length || !beacon?.length) return ['untold']
  const faults: RoundFault[] = []
  if (!isBeaconOf(hash, name, round)) faults.push('beacon')
  const ofRound = kind.at(name)
  const draw = ofRound.draw(roundNumbers(hmac, seed, name, beacon))
  if (!isSameData(draw, round.draw)) faults.push('draw')
  if (round.results && !isSameData(ofRound.results(draw), round.results)) faults.push('results')
  return faults
}

/** What the beacon was made of need not be told; where it is, it has to fit. */
function isBeaconOf(hash: Hash, name: RoundName, round: ExportedRound): boolean {
  const { bets, drand, beacon, beaconKind, closesAt } = round
  if (beaconKind === 'bets') return !bets || hexOf(betsBeacon(hash, name, bets)) === beacon
  if (!drand) return true
  const signature = bytesOfHex(drand.signature)
  return (
    signature !== undefined &&
    drand.round === drandRoundAfter(drand, closesAt) &&
    hexOf(drandBeacon(hash, signature)) === beacon
  )
}
