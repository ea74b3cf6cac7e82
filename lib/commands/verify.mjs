import './count-line.mjs'
import './node-version.mjs'
import { runChecks } from './steps.mjs'

if (!(await runChecks())) process.exit(1)
