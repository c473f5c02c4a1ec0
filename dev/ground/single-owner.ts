import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'

/** Thrown when another process uses the same data folder. */
export class FolderInUse extends Error {}

const markIn = (socketFolder: string): string => join(socketFolder, 'owner')

/**
 * Makes this process the only one on a data folder. The lock is a unix socket that this process answers on: unlike a
 * pid file, it disappears when the process ends, for any reason. Returns a function that releases it.
 */
export async function ownFolder(socketFolder: string, says: string): Promise<() => void> {
  const path = markIn(socketFolder)
  const owner = await askOwner(socketFolder)
  if (owner !== undefined) throw new FolderInUse(owner)
  rmSync(path, { force: true })
  const server = createServer(socket => socket.end(says))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  server.unref()
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

/** Returns the text of a living owner; undefined when none answers. */
export function askOwner(socketFolder: string): Promise<string | undefined> {
  return new Promise(resolve => {
    let says = ''
    const socket = connect(markIn(socketFolder))
    socket.setEncoding('utf8')
    socket.on('data', text => {
      says += text
    })
    socket.on('end', () => resolve(says))
    socket.on('error', () => resolve(undefined))
  })
}
