import './count-line.mjs'
import './node-version.mjs'
import { install } from './install.mjs'

const start = performance.now()
if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('./make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const earlier = [{ name: 'Install', seconds: (performance.now() - start) / 1000 }]
// Runs only one of each kind of repeated test (CONTRIBUTING.md); `npm run verify` runs all of them.
process.env.SHORT_TESTS ??= '1'
const { allChecks, everydayChecks, runChecks } = await import('./steps.mjs')
const isWhole = process.argv.includes('--whole')
const isOk = await runChecks(isWhole ? allChecks : everydayChecks, { earlier })
if (!isWhole) console.log('\nLeft out: long unit tests, deployment tests, most browser tests. All: npm test -- --whole')
if (!isOk) process.exit(1)
