import './count-line.mjs'
import './node-version.mjs'
import { install } from './install.mjs'

const start = performance.now()
if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('./make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const earlier = [{ name: 'Install', seconds: (performance.now() - start) / 1000 }]
const { runChecks } = await import('./steps.mjs')
if (!(await runChecks(undefined, { earlier }))) process.exit(1)
