import { setTimeout as wait } from 'node:timers/promises'
import { onStop, shutDownOnSignals } from '../runtime/lifecycle'

/**
 * Test support: a process that stops, and whose parts take some time to stop or fail to, depending on its arguments.
 */
onStop(async () => {
  await wait(200)
  console.log('part ended')
})
if (process.argv.includes('--fails'))
  onStop(() => {
    throw new Error('no end of it')
  })
shutDownOnSignals(async () => console.log('store closed'))
setInterval(() => {}, 60_000)
console.log('ready')
