import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryInUseError, lockDirectory } from '../store/directory-lock'

const [directory = '', evidence = ''] = process.argv.slice(2)

/** For each time received on standard input: waits until then, tries to lock the directory, and prints the result. */
process.stdin.on('data', async (chunk) => {
  await wait(Math.max(0, Number(String(chunk)) - Date.now()))
  try {
    await lockDirectory(directory, { onLost: () => console.log('lost'), heartbeatMs: 50, silenceMs: 300 })
    // The owner of the directory is the only one to write here, so a second owner would show up.
    appendFileSync(evidence, `${process.pid}\n`)
    console.log('owner')
  } catch (error) {
    console.log(error instanceof DirectoryInUseError ? `refused ${error.message}` : `fault ${error}`)
  }
})
console.log('waiting')
