import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { callSandbox } from '../testing/call-sandbox'
import { startSandbox } from './sandbox'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(environment: Record<string, string>, ...args: string[]) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: { ...process.env, SANDBOX_PORT: '0', ...environment },
  })
  children.push(child)
  const output = { text: '' }
  child.stdout.on('data', (piece) => {
    output.text += String(piece)
  })
  child.stderr.on('data', (piece) => {
    output.text += String(piece)
  })
  return { child, output, closed: once(child, 'close') }
}

describe('the process', () => {
  it('prints one line with its address, serves, and stops with 0 on a signal, even with a hanging request', async () => {
    const { child, output, closed } = start({ SANDBOX_APPLICANTS: '100000', SANDBOX_CONTROL: '1' })
    await expect.poll(() => output.text).toMatch(/^sandbox: http:.*control on\n$/)
    const url = /http:\S+(?=,)/.exec(output.text)?.[0] ?? ''
    expect((await callSandbox(url, 'GET /applicants?limit=50&offset=99990')).json).toHaveLength(10)
    await callSandbox(url, 'POST /__sandbox/faults', { body: { endpoint: 'GET /jobs', transport: 'hang' } })
    const hanging = expect(callSandbox(url, 'GET /jobs')).rejects.toThrow()
    await expect.poll(async () => (await callSandbox(url, 'GET /__sandbox/log')).text).toContain('GET /jobs')
    child.kill('SIGTERM')
    expect((await closed)[0]).toBe(0)
    await hanging
  })

  it('prints one line when its port is taken', async () => {
    const sandbox = await startSandbox({ applicantCount: 0 })
    const { output, closed } = start({ SANDBOX_PORT: String(sandbox.port) })
    expect((await closed)[0]).toBe(1)
    expect(output.text).toBe(`sandbox: port ${sandbox.port} is taken; set SANDBOX_PORT to a free one\n`)
    await sandbox.stop()
  })

  it('prints one line about an invalid environment', async () => {
    const { output, closed } = start({ SANDBOX_PORT: 'abc', SANDBOX_RATE: '-1' })
    expect((await closed)[0]).toBe(1)
    expect(output.text).toMatch(/^sandbox: SANDBOX_PORT: .*SANDBOX_RATE: .*\n$/)
  })

  it('prints its keys', async () => {
    const { output, closed } = start({}, '--keys')
    expect((await closed)[0]).toBe(0)
    expect(output.text).toContain('sandbox-full-7d1f9c2ab84e')
  })
})
