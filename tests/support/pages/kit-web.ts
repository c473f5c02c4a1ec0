import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { assert } from '#domain/assert.ts'

const root = join(import.meta.dirname, '../../..')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/**
 * Builds the web with its gallery of the kit, which is not shipped, for a test file. Pages load it instead of the
 * house's build.
 */
export function useKitWeb(): { readonly prepare: (page: Page) => Promise<unknown> } {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hanpan-kit-'))
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const { status } = spawnSync(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--outDir', folder],
      {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', VITE_KIT: '1' },
        stdio: ['ignore', 2, 2],
      },
    )
    assert(status === 0, 'the web with its kit page is built')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const answer = (path: string) => {
    const file = join(folder, path)
    const found = extname(path) !== '' && existsSync(file) ? file : join(folder, 'index.html')
    return {
      body: readFileSync(found),
      contentType: types[extname(found)] ?? 'application/octet-stream',
    }
  }
  return {
    prepare: page =>
      page.route(
        url => !/^\/(api|file)\//.test(url.pathname),
        route => route.fulfill(answer(new URL(route.request().url()).pathname)),
      ),
  }
}
