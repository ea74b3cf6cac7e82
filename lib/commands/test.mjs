import './count-line.mjs'
import './node-version.mjs'
import { install } from './install.mjs'

const start = performance.now()
if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('./make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const earlier = [{ name: 'Install', seconds: (performance.now() - start) / 1000 }]
// Of repetitions one of each kind (CONTRIBUTING.md); `npm run verify` has all of them.
if (!process.argv.includes('--all')) process.env.SHORT_TESTS ??= '1'
const { runChecks } = await import('./steps.mjs')
if (!(await runChecks(undefined, { earlier }))) process.exit(1)
