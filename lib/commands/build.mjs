import './node-version.mjs'
import { runTool } from './run.mjs'

const { isOk } = await runTool('next', ['build'])
if (!isOk) process.exit(1)
await import('./finish-standalone.mjs')
