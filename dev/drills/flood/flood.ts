import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createDatabase } from '../../ground/databases.sql.ts'
import { startEmbeddedPostgres } from '../../ground/embedded-postgres.ts'
import { makeScratchFolder } from '../../ground/scratch-folder.ts'
import { buildWebWhenStale } from '../../ground/web-build.ts'
import type { Counts, FlooderFigures, HonestFigures, LoopFigures, SiteReady, Task } from './figures.ts'
import { watchLoop } from './loop-watch.ts'

/** Limits that must hold during the flood. */
const marks = { standMs: 100, betP50ms: 50 } as const
/** Excludes the first seconds of a process, in which its code is still being compiled. */
const WARM_UP_SECONDS = 5
const DATABASE = 'flooded'

export type FloodFigures = {
  readonly seconds: number
  readonly loop: LoopFigures
  /** Loop of an idle process on the same machine: shows the pauses that the machine itself causes. */
  readonly idleLoop: LoopFigures
  readonly honest: HonestFigures
  readonly guest: FlooderFigures
  readonly member: FlooderFigures
  readonly held: boolean
}

/**
 * Floods its own server, which it starts and removes. Only then can it measure the pauses of the event loop, and it
 * touches no real data. Guest, member and honest clients are separate processes with separate addresses.
 */
export async function drillFlood(seconds: number): Promise<FloodFigures> {
  await buildWebWhenStale()
  const folder = makeScratchFolder('hanpan-flood-')
  const postgres = await startEmbeddedPostgres({ folder })
  try {
    await createDatabase(postgres.urlOf('postgres'), DATABASE)
    return await floodHouse(postgres.urlOf(DATABASE), seconds)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function floodHouse(databaseUrl: string, seconds: number): Promise<FloodFigures> {
  const site = fork(new URL('./site.ts', import.meta.url), [databaseUrl])
  const ready = await told<SiteReady>(site)
  const [bettor = 0, reader = 0, flooder = 0] = ready.members
  const run = <T>(file: string, from: string, member: number, forSeconds: number) =>
    runTask<T>(file, {
      ...{ port: ready.port, databaseUrl, seconds: forSeconds, from },
      ...{ member, otherMember: reader },
    })
  const askHonestly = (forSeconds: number) => run<HonestFigures>('honest.ts', '127.0.0.4', bettor, forSeconds)
  try {
    await askHonestly(WARM_UP_SECONDS)
    const idle = watchLoop()
    idle.begin()
    site.send('begin')
    const [guest, member, honest] = await Promise.all([
      run<FlooderFigures>('guest-flooder.ts', '127.0.0.2', 0, seconds),
      run<FlooderFigures>('member-flooder.ts', '127.0.0.3', flooder, seconds),
      askHonestly(seconds),
    ])
    site.send('end')
    const loop = await told<LoopFigures>(site)
    return { seconds, loop, idleLoop: idle.end(), honest, guest, member, held: holds(loop, honest) }
  } finally {
    const ended = once(site, 'exit')
    if (site.connected) site.disconnect()
    await ended
  }
}

const holds = ({ longestStandMs }: LoopFigures, { refused, bets }: HonestFigures): boolean =>
  longestStandMs <= marks.standMs && refused === 0 && bets.p50ms < marks.betP50ms

/** Returns the next message of a child; rejects when the child ends without one. */
async function told<T>(child: ChildProcess): Promise<T> {
  const gone = new AbortController()
  const ended = once(child, 'exit', { signal: gone.signal }).then(([code]) => {
    throw new Error(`a process of the drill ended with ${code}`)
  })
  const [message] = await Promise.race([once(child, 'message', { signal: gone.signal }), ended])
  gone.abort()
  ended.catch(() => {})
  return message
}

const runTask = <T>(file: string, task: Task): Promise<T> =>
  told<T>(fork(new URL(`./${file}`, import.meta.url), [JSON.stringify(task)]))

/** Formats the figures as sentences. */
export function tellFlood({ seconds, loop, idleLoop, honest, guest, member, held }: FloodFigures): string {
  const { bets, reads } = honest
  const counts = (got: Counts) =>
    Object.entries(got)
      .map(([status, times]) => `${status}: ${times.toLocaleString('en')}`)
      .join(', ')
  return [
    `${seconds} s of flood by one guest (${guest.connections} connections) and one member (${member.connections})`,
    `event loop: longest stand ${loop.longestStandMs} ms (mark ${marks.standMs}), p99 ${loop.p99Ms} ms, at work ${loop.longestAtWorkMs} ms at most; of an idle process beside it ${idleLoop.longestStandMs} ms`,
    `others' calls refused: ${honest.refused} of ${bets.calls + reads.calls} (mark 0); they got ${counts(honest.got)}`,
    `another member's bets: p50 ${bets.p50ms} ms (mark ${marks.betP50ms}), p95 ${bets.p95ms} ms, p99 ${bets.p99ms} ms; ${bets.accepted} of ${bets.calls} taken`,
    `another member's pages: p50 ${reads.p50ms} ms, p95 ${reads.p95ms} ms, p99 ${reads.p99ms} ms`,
    `the guest got ${counts(guest.got)}`,
    `the member got ${counts(member.got)}`,
    held ? 'held' : 'NOT HELD',
  ].join('\n')
}
