import { bytesOfHex, hexOf } from '../../draws/hex.ts'
import { type KeeperValue, keeperBeaconText, linkText, listText } from '../../draws/keeper-words.ts'
import type { RoundName } from '../../draws/round-draw.ts'
import { textBytes } from '../../draws/text-bytes.ts'
import { closedListOf } from '../check-rounds.ts'
import type { ExportedRound } from '../exported-rounds.ts'
import type { AsyncDigests, BeaconProof, KeeperProof } from './beacon-proof.ts'

type Given = {
  readonly name: RoundName
  readonly round: ExportedRound
  readonly rounds: readonly ExportedRound[]
  /** The text of the bets and its digest, when the bets are given. */
  readonly text: string | undefined
  readonly digest: string | undefined
}

/** Recomputes the beacon of two keepers, and checks the second keeper's part (docs/fairness.md). */
export async function proveTwoKeepers(digests: AsyncDigests, given: Given): Promise<BeaconProof> {
  const { name, round, text, digest } = given
  const { keeper, beacon } = round
  if (!keeper) return { kind: 'keeper', text, made: undefined, isRight: undefined, keeper: undefined }
  const { keeperSeed } = keeper
  const made =
    digest === undefined
      ? undefined
      : hexOf(await digests.hash(textBytes(keeperBeaconText(name, { digest, keeperSeed }))))
  return {
    kind: 'keeper',
    text,
    made,
    isRight: made === undefined ? undefined : made === beacon,
    keeper: await proveKeeper(digests, keeper, given),
  }
}

async function proveKeeper(
  { hash, isSigned }: AsyncDigests,
  keeper: KeeperValue,
  { name, round, rounds, digest }: Given,
): Promise<KeeperProof> {
  const from = lastKnown(rounds, round, keeper)
  let bytes = bytesOfHex(keeper.keeperSeed) ?? new Uint8Array()
  for (let at = round.link; at > from.link; at--) bytes = await hash(bytes)
  const list = digest === undefined ? undefined : closedListOf(name, round, digest)
  return {
    isOfChain: hexOf(bytes) === from.seed,
    isListSigned: list && (await isSigned(keeper.houseKey, listText(list), keeper.listSignature)),
    isLinkSigned: list && (await isSigned(keeper.keeperKey, linkText(list, keeper), keeper.linkSignature)),
  }
}

/** The keeper's seed of an earlier round of the file, or the end of its chain. */
const lastKnown = (
  rounds: readonly ExportedRound[],
  { link }: ExportedRound,
  { keeperEnd }: KeeperValue,
): { readonly link: number; readonly seed: string } =>
  rounds
    .flatMap(({ keeper, link: other }) =>
      keeper?.keeperEnd === keeperEnd && other < link ? [{ link: other, seed: keeper.keeperSeed }] : [],
    )
    .reduce((last, one) => (one.link > last.link ? one : last), { link: 0, seed: keeperEnd })
