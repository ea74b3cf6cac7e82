import { closeStore, openStore } from '../store/connection'
import { knownTeams } from '../store/schema'

/** Opens the store of the environment and adds teams in sequence; prints each id only after it was acknowledged. */
const [round = '0'] = process.argv.slice(2)
try {
  const store = await openStore()
  console.log('open')
  for (let count = 0; ; count += 1) {
    const id = `${round}-${count}`
    await store.insert(knownTeams).values({ id, name: 'x'.repeat(200), addedBy: 'test' })
    console.log(id)
  }
} catch (error) {
  console.log(`fault ${error instanceof Error ? error.message : error}`)
  await closeStore()
}
