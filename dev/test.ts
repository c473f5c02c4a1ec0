// `npm test`: runs all checks and tests, with their set-up. Arguments choose test files.
import { startTestServer } from '#tests/support/house/test-server.ts'
import { ensureChromium } from './ground/chromium.ts'
import { ensureRabbitmq } from './ground/rabbitmq-binaries.ts'
import { runTests, runTool, summarize } from './ground/steps.ts'
import { buildWebWhenStale } from './ground/web-build.ts'

const filters = process.argv.slice(2)
const chromium = ensureChromium()
ensureRabbitmq()
const tools = [
  runTool('format and lint', 'biome', ['ci', '--error-on-warnings']),
  runTool('types', 'tsc', ['-b']),
]
const [server] = await Promise.all([startTestServer(), buildWebWhenStale()])
try {
  const env = { HANPAN_TEST_POSTGRES: server.urlOf('postgres'), CHROMIUM: chromium }
  const suite = await runTests(['unit', 'component', 'pg', 'e2e'], filters, env)
  process.exitCode = summarize(await Promise.all(tools), suite)
} finally {
  await server.stop()
}
