import './count-line.mjs'
import './node-version.mjs'
import { runChecks } from './steps.mjs'

if (process.argv.includes('--mutations')) {
  const { testMutations } = await import('./mutations.mjs')
  process.exit((await testMutations(process.argv.slice(2))) ? 0 : 1)
}
if (!(await runChecks())) process.exit(1)
