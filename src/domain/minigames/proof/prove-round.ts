import { betsText, drandRoundAfter } from '../../draws/beacon.ts'
import { bytesOfHex, hexOf } from '../../draws/hex.ts'
import { type RoundName, roundMessage } from '../../draws/round-draw.ts'
import { textBytes } from '../../draws/text-bytes.ts'
import type { RoundFault } from '../check-rounds.ts'
import type { ExportedRound, ExportedRounds } from '../exported-rounds.ts'
import type { Kind, MarketResult } from '../kind.ts'
import { isSameData } from '../same-data.ts'
import type { AsyncDigests, BeaconProof } from './beacon-proof.ts'
import { drawFromBlocks, type UsedNumber } from './draw-from-blocks.ts'
import { proveTwoKeepers } from './prove-keeper.ts'

/** The seed compared with the commitment that was published before the round opened. */
export type SeedProof = { readonly hashed: string; readonly isCommitted: boolean }

/** The draw, recomputed from seed and beacon only, independent of the published draw. */
export type DrawProof = {
  readonly message: string
  /** The blocks that were used, in hexadecimal. */
  readonly blocks: readonly string[]
  readonly numbers: readonly UsedNumber[]
  readonly draw: unknown
  readonly results: readonly MarketResult[]
  readonly isSameDraw: boolean
  readonly hasSameResults: boolean | undefined
}

export type ProofVerdict =
  /** Everything could be checked and is consistent. */
  | 'right'
  /** Like `right`, but the source of the beacon is not given. */
  | 'partly'
  | 'wrong'
  /** Not drawn yet. */
  | 'waiting'
  | 'void'

export type RoundProof = {
  readonly verdict: ProofVerdict
  readonly faults: readonly RoundFault[]
  readonly seed: SeedProof | undefined
  /**
   * True when the seed (or, while it is secret, the commitment) leads to the previous round's seed, or
   * for the first round to the chain's end. Undefined when that is unknown.
   */
  readonly isChained: boolean | undefined
  readonly beacon: BeaconProof | undefined
  readonly draw: DrawProof | undefined
}

/**
 * Recomputes one round from the published data (docs/fairness.md), step by step for display. The previous
 * round of the chain, when available, shows that both are links of one chain.
 */
export async function proveRound(
  digests: AsyncDigests,
  kind: Kind<unknown>,
  { drawnBy, rounds }: Pick<ExportedRounds, 'drawnBy' | 'rounds'>,
  round: ExportedRound,
): Promise<RoundProof> {
  const name = { gameId: drawnBy, roundId: round.roundId }
  const [seedBytes, beaconBytes] = [bytesOfHex(round.seed ?? ''), bytesOfHex(round.beacon ?? '')]
  const seed = seedBytes?.length ? await proveSeed(digests, round, seedBytes) : undefined
  const before = linkBefore(rounds, round)
  const isChained = before === undefined ? undefined : before === (seed?.hashed ?? round.commitment)
  const beacon = await proveBeacon(digests, name, round, rounds)
  const isDrawn = round.state === 'drawn'
  const draw =
    isDrawn && seedBytes?.length && beaconBytes?.length
      ? await proveDraw(digests, kind, name, round, seedBytes, beaconBytes)
      : undefined
  const faults = faultsOf({ isDrawn, seed, isChained, beacon, draw })
  return { verdict: verdictOf(round, faults, beacon), faults, seed, isChained, beacon, draw }
}

/** Returns the link that was public before the round: the previous round's seed, or the chain's end. */
function linkBefore(rounds: readonly ExportedRound[], { chainEnd, link }: ExportedRound): string | undefined {
  if (link === 1) return chainEnd
  return rounds.find(other => other.chainEnd === chainEnd && other.link === link - 1)?.seed ?? undefined
}

async function proveSeed(
  { hash }: AsyncDigests,
  { commitment }: ExportedRound,
  seed: Uint8Array,
): Promise<SeedProof> {
  const hashed = hexOf(await hash(seed))
  return { hashed, isCommitted: hashed === commitment }
}

async function proveBeacon(
  digests: AsyncDigests,
  name: RoundName,
  round: ExportedRound,
  rounds: readonly ExportedRound[],
): Promise<BeaconProof | undefined> {
  const { beaconKind: kind, beacon, bets, drand, closesAt } = round
  const { hash } = digests
  if (beacon === null) return undefined
  if (kind !== 'drand') {
    const text = bets && betsText(name, bets)
    const digest = text === undefined ? undefined : hexOf(await hash(textBytes(text)))
    if (kind === 'keeper') return proveTwoKeepers(digests, { name, round, rounds, text, digest })
    return {
      kind,
      text,
      made: digest,
      isRight: digest === undefined ? undefined : digest === beacon,
      keeper: undefined,
    }
  }
  const signature = drand && bytesOfHex(drand.signature)
  if (!drand || !signature)
    return { kind, text: undefined, made: undefined, isRight: drand ? false : undefined, keeper: undefined }
  const made = hexOf(await hash(signature))
  return {
    kind,
    text: undefined,
    made,
    isRight: made === beacon && drand.round === drandRoundAfter(drand, closesAt),
    keeper: undefined,
  }
}

const BLOCKS_AT_ONCE = 4

async function proveDraw(
  { hmac }: AsyncDigests,
  kind: Kind<unknown>,
  name: RoundName,
  round: ExportedRound,
  seed: Uint8Array,
  beacon: Uint8Array,
): Promise<DrawProof> {
  const ofRound = kind.at(name)
  const message = roundMessage(name, beacon)
  const blocks: Uint8Array[] = []
  for (;;) {
    for (let more = 0; more < BLOCKS_AT_ONCE; more++)
      blocks.push(await hmac(seed, blocks.at(-1) ?? textBytes(message)))
    const drawn = drawFromBlocks(ofRound, blocks)
    if (!drawn) continue
    const results = ofRound.results(drawn.draw)
    return {
      message,
      blocks: blocks.slice(0, drawn.blocksUsed).map(hexOf),
      numbers: drawn.numbers,
      draw: drawn.draw,
      results,
      isSameDraw: isSameData(drawn.draw, round.draw),
      hasSameResults: round.results && isSameData(results, round.results),
    }
  }
}

type Found = Pick<RoundProof, 'seed' | 'isChained' | 'beacon' | 'draw'> & { readonly isDrawn: boolean }

function faultsOf({ isDrawn, seed, isChained, beacon, draw }: Found): readonly RoundFault[] {
  const found: readonly (readonly [isWrong: boolean, fault: RoundFault])[] = [
    [isDrawn && !draw, 'untold'],
    [seed?.isCommitted === false, 'commitment'],
    [isChained === false, 'chain'],
    [beacon?.isRight === false, 'beacon'],
    [beacon?.keeper !== undefined && Object.values(beacon.keeper).includes(false), 'keeper'],
    [draw?.isSameDraw === false, 'draw'],
    [draw?.hasSameResults === false, 'results'],
  ]
  return found.filter(([isWrong]) => isWrong).map(([, fault]) => fault)
}

function verdictOf(
  { state }: ExportedRound,
  faults: readonly RoundFault[],
  beacon: BeaconProof | undefined,
): ProofVerdict {
  if (faults.length > 0) return 'wrong'
  if (state === 'void') return 'void'
  if (state !== 'drawn') return 'waiting'
  return beacon?.isRight === undefined ? 'partly' : 'right'
}
