import { appendFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { DirectoryInUseError, lockDirectory } from '../store/directory-lock'

const [directory = '', evidence = ''] = process.argv.slice(2)

/** Waits for a number on standard input, tries to take the directory at that moment, says what came of it; again. */
process.stdin.on('data', async (chunk) => {
  await wait(Math.max(0, Number(String(chunk)) - Date.now()))
  try {
    await lockDirectory(directory, { onLost: () => console.log('lost'), heartbeatMs: 50, silenceMs: 300 })
    // While it holds the directory it is the only one to write here; a second owner would be seen.
    appendFileSync(evidence, `${process.pid}\n`)
    console.log('owner')
  } catch (error) {
    console.log(error instanceof DirectoryInUseError ? `refused ${error.message}` : `fault ${error}`)
  }
})
console.log('waiting')
