import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { precompressWeb } from './precompress-web.ts'
import { siteGlyphs } from './web-bundle/site-glyphs.ts'

const root = join(import.meta.dirname, '../..')
/** All files that the bundle is built from. */
const sources = [
  'src/web',
  'src/domain',
  'src/contract',
  'dev/ground/web-bundle',
  'vite.config.ts',
  'package-lock.json',
]
const bundle = join(root, 'dist/web')
const stamp = join(root, 'dist/web.stamp')

/** Builds the web app into `dist/web`, unless it was already built from the same sources. */
export async function buildWebWhenStale(): Promise<'built' | 'fresh'> {
  const hash = hashSources()
  if (existsSync(stamp) && existsSync(bundle) && readFileSync(stamp, 'utf8') === hash) return 'fresh'
  rmSync(stamp, { force: true })
  const fresh = `${bundle}.${process.pid}`
  try {
    await runVite(fresh)
    await precompressWeb(fresh)
    putInPlace(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  writeFileSync(stamp, hash)
  return 'built'
}

/**
 * Built in another folder and swapped in as a whole, so that a running site or another build never sees a partial
 * bundle.
 */
function putInPlace(fresh: string): void {
  const old = `${fresh}.old`
  if (existsSync(bundle)) renameSync(bundle, old)
  renameSync(fresh, bundle)
  rmSync(old, { recursive: true, force: true })
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles))
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.update(siteGlyphs()).digest('hex')
}

function listFiles(path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

function runVite(folder: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder], {
    cwd: root,
    // A test runner's NODE_ENV would make it a development build.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error('The web app could not be built'))))
  })
}
