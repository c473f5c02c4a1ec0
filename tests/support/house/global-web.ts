import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '#dev/ground/chromium.ts'
import { buildWebWhenStale } from '#dev/ground/web-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built web app. */
    webFolder: string
  }
}

/** Browser tests use a copy of the shipped web app, so that a build during the tests changes nothing. */
export async function setup(project: TestProject): Promise<() => void> {
  // Installed here once, so that two workers do not install it at the same time.
  ensureChromium()
  await buildWebWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'hanpan-web-'))
  cpSync(join(import.meta.dirname, '../../../dist/web'), folder, { recursive: true })
  project.provide('webFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
