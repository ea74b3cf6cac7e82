import './count-line.mjs'
import './node-version.mjs'
import { runChecks } from './steps.mjs'

if (process.argv.includes('--mutations')) {
  const { testMutations } = await import('./mutations.mjs')
  process.exit((await testMutations(process.argv.slice(2))) ? 0 : 1)
}
const nodeAt = process.argv.indexOf('--node')
if (nodeAt >= 0) {
  const { verifyOnNode } = await import('./verify-node.mjs')
  process.exit((await verifyOnNode(process.argv[nodeAt + 1])) ? 0 : 1)
}
if (!(await runChecks())) process.exit(1)
