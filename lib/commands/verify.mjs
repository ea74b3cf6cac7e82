import './count-line.mjs'
import './node-version.mjs'
import { changedChecks, runChecks } from './steps.mjs'

const help = `npm run verify                  everything: lint, types, unit tests, build, browser tests
npm run verify -- --timings     the same, then the slowest tests
npm run verify -- --changed     lint, types and the tests of what changed since main; without the long unit tests
npm run verify -- --mutations   mutation testing
npm run verify -- --rolling     the release before and this one side by side on one PostgreSQL database
npm run verify -- --node 22     unit tests of what rests on Node, and a short browser journey, on another version
npm run verify -- --browsers    the main journeys in Firefox and in WebKit, those of them that are installed
LONG_TESTS=1 lengthens the crash and property tests.
TEST_DATABASE_URL=postgres://... has unit tests use databases of their own on that server in place of PGlite.
E2E_BROWSER_CHOICE=shell|packed|system takes Playwright's headless shell, the one of @sparticuz/chromium, or Chromium;
CHROMIUM_PATH=/path takes any other.`

if (process.argv.includes('--help')) {
  console.log(help)
  process.exit(0)
}

if (process.argv.includes('--mutations')) {
  const { testMutations } = await import('./mutations.mjs')
  process.exit((await testMutations(process.argv.slice(2))) ? 0 : 1)
}
if (process.argv.includes('--rolling')) {
  const { verifyRolling } = await import('./verify-rolling.mjs')
  process.exit((await verifyRolling()) ? 0 : 1)
}
const nodeAt = process.argv.indexOf('--node')
if (nodeAt >= 0) {
  const { verifyOnNode } = await import('./verify-node.mjs')
  process.exit((await verifyOnNode(process.argv[nodeAt + 1])) ? 0 : 1)
}
if (process.argv.includes('--browsers')) {
  const { verifyBrowsers } = await import('./verify-browsers.mjs')
  process.exit((await verifyBrowsers()) ? 0 : 1)
}
const checks = process.argv.includes('--changed') ? changedChecks : undefined
if (!(await runChecks(checks, { hasTimings: process.argv.includes('--timings') }))) process.exit(1)
