import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureRabbitmq } from '#dev/ground/rabbitmq-binaries.ts'
import { giveTo, unprivilegedUser } from '#dev/ground/unprivileged-user.ts'

/** A real RabbitMQ of our own, as a plain process on free ports of this machine. */
export type TestBroker = {
  readonly amqpUrl: string
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

const START_MILLISECONDS = 90_000
const POLL_MILLISECONDS = 200
const PREFIX = 'hanpan-broker-'
const OWNER = 'owner.pid'

/** Starts a temporary broker. Takes some seconds. */
export async function startBroker(): Promise<TestBroker> {
  const server = ensureRabbitmq()
  const [port, epmdPort, distributionPort] = await freePorts(3)
  const user = unprivilegedUser()
  endAbandoned()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  writeFileSync(join(folder, OWNER), String(process.pid))
  giveTo(user, folder)
  const config = join(folder, 'rabbitmq.conf')
  writeFileSync(config, `listeners.tcp.1 = 127.0.0.1:${port}\n`)
  const log = join(folder, 'output')
  const output = openSync(log, 'a')
  const child = spawn(server, [], {
    ...user,
    cwd: '/',
    stdio: ['ignore', output, output],
    env: {
      PATH: '/usr/sbin:/usr/bin:/bin',
      HOME: folder,
      LANG: 'C.UTF-8',
      // Erlang's name service, as a daemon of this broker only.
      ERL_EPMD_PORT: String(epmdPort),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_NODENAME: `hanpan-${port}@localhost`,
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_CONFIG_FILE: config,
      RABBITMQ_CONF_ENV_FILE: '/dev/null',
      RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
      RABBITMQ_PID_FILE: join(folder, 'pid'),
      // Starts the server without a shell, so that ending the child ends the server.
      detached: 'true',
    },
  })
  const stop = async () => {
    await end(child)
    spawnSync('epmd', ['-port', String(epmdPort), '-kill'], { env: { PATH: '/usr/bin:/bin' } })
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child, Number(port), log)
  } catch (error) {
    await stop()
    throw error
  }
  return { amqpUrl: `amqp://guest:guest@127.0.0.1:${port}`, stop }
}

/** Ends the broker that a killed run has left. */
function endAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter(one => one.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name)
    const [owner, broker] = [OWNER, 'pid'].map(file => readPid(join(folder, file)))
    if (owner === undefined || isAlive(owner)) continue
    if (broker !== undefined && isAlive(broker)) process.kill(broker, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

function readPid(file: string): number | undefined {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilReady(child: ChildProcess, port: number, log: string): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < START_MILLISECONDS; ) {
    if (child.exitCode !== null) break
    if (await answers(port)) return
    await sleep(POLL_MILLISECONDS)
  }
  throw new Error(`RabbitMQ did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
}

/** The port opens last, when the broker already accepts logins. */
const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(timer)
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}
