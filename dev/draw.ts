import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { exportedRounds } from '#contract/minigame/exported-rounds.ts'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import type { Hash } from '#domain/draws/hash-chain.ts'
import { bytesOfHex, hexOf } from '#domain/draws/hex.ts'
import { isRoundId, roundMessage, roundNumbers } from '#domain/draws/round-draw.ts'
import type { Fraction } from '#domain/fraction.ts'
import { checkRounds, type RoundFault } from '#domain/minigames/check-rounds.ts'
import { findMinigame, type Minigame, minigames } from '#domain/minigames/games.ts'
import type { Kind } from '#domain/minigames/kind.ts'
import { findKind, kinds } from '#domain/minigames/kinds.ts'
import { vendorCodeLabels } from '#domain/minigames/vendor-codes.ts'
import { formatOdds } from '#domain/odds.ts'
import { isSigned } from '#server/platform/process/signatures.ts'

/*
 * npm run -s draw -- GAME --seed HEX --beacon HEX --round ID
 *     prints the draw of a round and the result of every market as JSON. GAME is a number (251) or an address
 *     (next/powerball); the seed has 64 hexadecimal digits, the beacon 2 to 128; the round is like 20261123-0001.
 * npm run -s draw -- --verify FILE.json
 *     checks rounds as GET /api/minigame/rounds exports them (docs/fairness.md): exit code 0 when all data is correct.
 * npm run -s draw -- --pay-table GAME
 *     prints every pick with its exact chance, its default odds and the house's edge. For virtual sports, --round ID
 *     selects the event of that round.
 */

const USAGE = `usage: npm run -s draw -- GAME --seed HEX --beacon HEX --round ID
       npm run -s draw -- --verify FILE.json
       npm run -s draw -- --pay-table GAME [--round ID]`

const SEED_BYTES = 32
const BEACON_BYTES_MAX = 64
const hash: Hash = bytes => createHash('sha256').update(bytes).digest()
const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/** Invalid input, described in one sentence. */
class Unusable extends Error {}

type Options = Partial<Record<'seed' | 'beacon' | 'round' | 'verify' | 'pay-table', string>>

/** Output, error text and exit code of the command. */
type Said = { readonly code: 0 | 1; readonly out: string; readonly error: string }

/** Runs the command with its arguments. */
export function runDraw(args: readonly string[]): Said {
  try {
    const { positionals, values } = readArguments(args)
    if (values.verify !== undefined) return verify(values.verify)
    if (values['pay-table'] !== undefined) return told(payTable(values['pay-table'], values.round))
    const [name, ...rest] = positionals
    if (name === undefined || rest.length > 0) throw new Unusable(USAGE)
    return told(drawRound(name, values))
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    return { code: 1, out: '', error: `${error.message}\n` }
  }
}

const told = (answer: unknown): Said => ({
  code: 0,
  out: `${JSON.stringify(answer, null, 2)}\n`,
  error: '',
})

function readArguments(args: readonly string[]): { positionals: readonly string[]; values: Options } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: text, beacon: text, round: text, verify: text, 'pay-table': text },
    })
  } catch (error) {
    throw new Unusable(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function drawRound(name: string, { seed, beacon, round }: Options): unknown {
  const game = gameNamed(name)
  const kind = kindNamed(game.kind)
  if (seed === undefined || beacon === undefined || round === undefined)
    throw new Unusable(`A draw needs --seed, --beacon and --round.\n${USAGE}`)
  const seedBytes = bytesOfHex(seed)
  if (seedBytes?.length !== SEED_BYTES) throw new Unusable('The seed has to be 64 hexadecimal digits.')
  const beaconBytes = bytesOfHex(beacon)
  if (!beaconBytes || beaconBytes.length < 1 || beaconBytes.length > BEACON_BYTES_MAX)
    throw new Unusable('The beacon has to be 2 to 128 hexadecimal digits, an even number of them.')
  if (!isRoundId(round)) throw new Unusable(`"${round}" is no round: it has to look like 20261123-0001.`)
  const roundName = { gameId: game.drawnBy, roundId: round }
  const ofRound = kind.at(roundName)
  const draw = ofRound.draw(roundNumbers(hmac, seedBytes, roundName, beaconBytes))
  return {
    game: gameFacts(game),
    round,
    seed: hexOf(seedBytes),
    commitment: hexOf(hash(seedBytes)),
    beacon: hexOf(beaconBytes),
    message: roundMessage(roundName, beaconBytes),
    draw,
    results: ofRound.results(draw),
  }
}

const gameFacts = ({ id, route, title, kind, drawnBy }: Minigame) => ({
  ...{ gameId: id, route, title, kind, drawnBy },
})

function gameNamed(name: string): Minigame {
  const game = findMinigame(name)
  if (game) return game
  const label = vendorCodeLabels[Number(name)]
  if (label !== undefined) throw new Unusable(`${name} (${label}) is a code without a game.`)
  const known = minigames.map(({ id, route }) => route ?? String(id)).join(', ')
  throw new Unusable(`There is no game "${name}". Known: ${known}.`)
}

function kindNamed(id: string): Kind<unknown> {
  const kind = findKind(id)
  if (!kind) throw new Unusable(`There is no kind of game "${id}". Known: ${Object.keys(kinds).join(', ')}.`)
  return kind
}

/** Returns the pay table. With a round, that of its event; without one, that of a typical event. */
function payTable(name: string, round: string | undefined): unknown {
  if (round !== undefined && !isRoundId(round))
    throw new Unusable(`"${round}" is no round: it has to look like 20261123-0001.`)
  const exact = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`
  const game = gameNamed(name)
  const known = kindNamed(game.kind)
  const kind = round === undefined ? known : known.at({ gameId: game.drawnBy, roundId: round })
  return {
    game: gameFacts(game),
    markets: kind.payTable().map(({ id, label, picks }) => ({
      id,
      label,
      picks: picks.map(pick => ({
        id: pick.id,
        label: pick.label,
        odds: formatOdds(pick.odds),
        won: exact(pick.chance.won),
        void: exact(pick.chance.void),
        edge: exact(pick.edge),
        ...(pick.isClosed && { closed: true }),
      })),
    })),
  }
}

const FAULTS: Readonly<Record<RoundFault, string>> = {
  untold: 'it has a draw, but not its seed and its beacon',
  commitment: 'its seed does not hash to its commitment',
  chain: 'its seed does not lead to the round before it or to the end of its chain',
  gap: 'links of its chain before it are missing',
  beacon: 'its beacon is not made of what it says',
  keeper: 'the seed of its keeper is not of the chain, or is not signed by both for this list of bets',
  draw: 'its seed and beacon give another draw',
  results: 'its draw gives other results',
}

function verify(file: string): Said {
  const exported = exportedRounds.safeParse(readJson(file))
  if (!exported.success) {
    const [first] = exported.error.issues
    const where = first?.path.join('.')
    throw new Unusable(`${file} holds no exported rounds: ${where ? `${where}: ` : ''}${first?.message}`)
  }
  const checked = checkRounds({ hash, hmac, isSigned }, kindNamed(exported.data.kind), exported.data)
  const wrong = checked.filter(({ faults }) => faults.length > 0)
  const { out } = told({
    rounds: checked.length,
    right: checked.filter(({ isTold, faults }) => isTold && faults.length === 0).length,
    notYetTold: checked.filter(({ isTold, faults }) => !isTold && faults.length === 0).length,
    wrong: wrong.map(({ roundId, faults }) => ({ roundId, faults })),
  })
  const error = wrong.map(
    ({ roundId, faults }) => `${roundId}: ${faults.map(fault => FAULTS[fault]).join('; ')}.\n`,
  )
  return { code: wrong.length > 0 ? 1 : 0, out, error: error.join('') }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Unusable(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

if (import.meta.main) {
  const { code, out, error } = runDraw(process.argv.slice(2))
  process.stderr.write(error)
  process.stdout.write(out)
  process.exitCode = code
}
