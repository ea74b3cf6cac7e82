import './count-line.mjs'
import './node-version.mjs'
import { install } from './install.mjs'

if (!(await install())) process.exit(1)

const { makeBrowserAvailable } = await import('./make-browser-available.mjs')
if (!(await makeBrowserAvailable())) process.exit(1)

const { runChecks } = await import('./steps.mjs')
if (!(await runChecks())) process.exit(1)
