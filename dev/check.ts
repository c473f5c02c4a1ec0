// `npm run check`: the checks that are quick enough to run before each commit.
import { runTests, runTool, summarize } from './ground/steps.ts'

const tools = [
  runTool('format and lint', 'biome', ['ci', '--error-on-warnings']),
  runTool('types', 'tsc', ['-b']),
]
const suite = await runTests(['unit', 'component'], process.argv.slice(2))
process.exitCode = summarize(await Promise.all(tools), suite)
