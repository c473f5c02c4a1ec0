import { betsBeacon, drandBeacon, drandRoundAfter } from '../draws/beacon.ts'
import type { Hmac } from '../draws/digest-blocks.ts'
import type { Hash } from '../draws/hash-chain.ts'
import { bytesOfHex, hexOf } from '../draws/hex.ts'
import { type ClosedList, type KeeperValue, keeperBeacon, linkText, listText } from '../draws/keeper-words.ts'
import { type RoundName, roundNumbers } from '../draws/round-draw.ts'
import type { ExportedRound, ExportedRounds } from './exported-rounds.ts'
import type { Kind } from './kind.ts'
import { isSameData } from './same-data.ts'

/** Faults of a round, in the order of the checks. */
export type RoundFault =
  /** It has a draw but does not reveal its seed or its beacon. */
  | 'untold'
  /** Its seed does not hash to its commitment. */
  | 'commitment'
  /** Its seed does not lead to the seed of the previous round, or to the chain's end. */
  | 'chain'
  /** A link between this round and the previous one in the file is missing. */
  | 'gap'
  /** The bets or the drand value do not produce its beacon. */
  | 'beacon'
  /** The second keeper's seed is not of its chain, or a signature is wrong. */
  | 'keeper'
  | 'draw'
  | 'results'

export type CheckedRound = {
  readonly roundId: string
  /** Its seed and draw are published: everything that can be checked was checked. */
  readonly isTold: boolean
  readonly faults: readonly RoundFault[]
}

/** Digest functions injected by the caller, since the domain imports no library. */
type Digests = { readonly hash: Hash; readonly hmac: Hmac; readonly isSigned: IsSigned }

/** Verifies Ed25519 (RFC 8032, strict); key and signature are hexadecimal. */
export type IsSigned = (key: string, text: string, signature: string) => boolean

/** A link of a chain that is known before the next round is checked. */
type Known = { readonly link: number; readonly bytes: Uint8Array }

/** Checks rounds of one game against the published data (docs/fairness.md), in the order of the chains. */
export function checkRounds(
  digests: Digests,
  kind: Kind<unknown>,
  { drawnBy, rounds }: Pick<ExportedRounds, 'drawnBy' | 'rounds'>,
): readonly CheckedRound[] {
  const known = new Map<string, Known>()
  const keepers = new Map<string, Known>()
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
      const name = { gameId: drawnBy, roundId: round.roundId }
      if (round.state === 'drawn') faults.push(...drawFaults(digests, kind, name, round))
      if (round.keeper && !isOfKeeper(digests, name, round, keepers)) faults.push('keeper')
      seen.set(round.chainEnd, round.link)
      // A seed that is not part of the chain proves nothing about the next round.
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

/** The seed is the link of the keeper's chain, and both have signed it for this list of bets (if it is given). */
function isOfKeeper(
  { hash, isSigned }: Digests,
  name: RoundName,
  round: ExportedRound,
  keepers: Map<string, Known>,
): boolean {
  const { keeper, bets, link } = round
  const seed = bytesOfHex(keeper?.keeperSeed ?? '')
  if (!keeper || !seed) return false
  const before = keepers.get(keeper.keeperEnd) ?? { link: 0, bytes: bytesOfHex(keeper.keeperEnd) ?? seed }
  let bytes = seed
  for (let at = link; at > before.link; at--) bytes = hash(bytes)
  if (hexOf(bytes) !== hexOf(before.bytes) || link <= before.link) return false
  keepers.set(keeper.keeperEnd, { link, bytes: seed })
  return (
    !bets || isSignedByBoth(isSigned, keeper, closedListOf(name, round, hexOf(betsBeacon(hash, name, bets))))
  )
}

/** The list as the house has signed it, from the published data. */
export const closedListOf = (
  name: RoundName,
  { closesAt, chainEnd, link }: Pick<ExportedRound, 'closesAt' | 'chainEnd' | 'link'>,
  digest: string,
): ClosedList => ({ ...name, closesAt, chainEnd, link, digest })

const isSignedByBoth = (isSigned: IsSigned, keeper: KeeperValue, list: ClosedList): boolean =>
  isSigned(keeper.houseKey, listText(list), keeper.listSignature) &&
  isSigned(keeper.keeperKey, linkText(list, keeper), keeper.linkSignature)

/** The source of the beacon is optional; if it is given, it must match. */
function isBeaconOf(hash: Hash, name: RoundName, round: ExportedRound): boolean {
  const { bets, drand, keeper, beacon, beaconKind, closesAt } = round
  if (beaconKind === 'bets') return !bets || hexOf(betsBeacon(hash, name, bets)) === beacon
  if (beaconKind === 'keeper') {
    if (!keeper || !bets) return true
    const digest = hexOf(betsBeacon(hash, name, bets))
    return hexOf(keeperBeacon(hash, name, { digest, keeperSeed: keeper.keeperSeed })) === beacon
  }
  if (!drand) return true
  const signature = bytesOfHex(drand.signature)
  return (
    signature !== undefined &&
    drand.round === drandRoundAfter(drand, closesAt) &&
    hexOf(drandBeacon(hash, signature)) === beacon
  )
}
