import { setTimeout as wait } from 'node:timers/promises'
import { onStop, shutDownOnSignals } from '../runtime/lifecycle'

/**
 * Test support: a process that stops, whose parts take some time to stop or fail to, and whose store closes or hangs,
 * depending on its arguments.
 */
onStop(async () => {
  await wait(200)
  console.log('part ended')
})
if (process.argv.includes('--fails'))
  onStop(() => {
    throw new Error('no end of it')
  })
const isHanging = process.argv.includes('--hangs')
shutDownOnSignals(async () => (isHanging ? new Promise(() => {}) : console.log('store closed')), 100)
setInterval(() => {}, 60_000)
console.log('ready')
