import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runTestProcess } from '../testing/child-process'
import { setTestEnvironment } from '../testing/test-store'

const child = fileURLToPath(new URL('../testing/stop-child.ts', import.meta.url))

setTestEnvironment('never-used')

async function stop(...args: string[]) {
  const run = runTestProcess(child, args, { LOG_LEVEL: 'error' })
  await run.line(/^ready$/)
  run.child.kill('SIGTERM')
  return { code: await run.ended, lines: run.lines }
}

test('closes the store after every part has stopped, and exits with 0', async () => {
  expect(await stop()).toEqual({ code: 0, lines: ['ready', 'part ended', 'store closed'] })
})

test('exits with 1 when a part failed to stop, after all the others', async () => {
  const { code, lines } = await stop('--fails')
  expect(code).toBe(1)
  expect(lines).toEqual(['ready', expect.stringContaining('no end of it'), 'part ended', 'store closed'])
})

test('exits with 1 when the store does not close', async () => {
  const { code, lines } = await stop('--hangs')
  expect(code).toBe(1)
  expect(lines).toEqual(['ready', 'part ended', expect.stringContaining('the store did not close')])
})
