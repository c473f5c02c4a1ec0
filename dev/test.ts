// `npm test`: everything there is to prove, with all of its own set-up. Arguments choose test files.
import { startTestServer } from '#tests/support/house/test-server.ts'
import { ensureChromium } from './ground/chromium.ts'
import { ensureRabbitmq } from './ground/rabbitmq-binaries.ts'
import { runTests, runTool, summarize } from './ground/steps.ts'
import { buildWebWhenStale } from './ground/web-build.ts'

const filters = process.argv.slice(2)
const chromium = ensureChromium()
ensureRabbitmq()
const results = [
  runTool('format and lint', 'biome', ['ci', '--error-on-warnings']),
  runTool('types', 'tsc', ['-b']),
  runTests('unit', filters, {}),
  runTests('component', filters, {}),
]
const server = await startTestServer()
try {
  const env = { HANPAN_TEST_POSTGRES: server.urlOf('postgres'), CHROMIUM: chromium }
  results.push(runTests('pg', filters, env))
  await buildWebWhenStale()
  results.push(runTests('e2e', filters, env))
} catch (error) {
  console.error(error)
  results.push({ name: 'web build', passed: 0, failed: 1 })
} finally {
  await server.stop()
}
process.exitCode = summarize(results)
