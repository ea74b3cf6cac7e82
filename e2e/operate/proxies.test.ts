import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandboxProcess } from '../../lib/testing/desk-process'
import { type BuiltDesk, freePort, startBuiltDesk } from './built-desk'
import { DeskClient, openJob } from './desk-client'
import { proxies, type RunningProxy } from './proxies'

/** How many failed sign-ins an address may have in 15 minutes (lib/accounts/throttle.ts). */
const failuresPerAddress = 40

describe.each(proxies)(
  'behind the README’s $name configuration, on its own port',
  ({ name, isMissing, start, showsBrokenDownloads }) => {
    let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
    let desk: BuiltDesk
    let proxy: RunningProxy
    let person: DeskClient
    if (isMissing)
      return void test.skip(`NOT TESTED: ${name} is not here and no Debian package can be unpacked`, () => {})

    beforeAll(async () => {
      const port = await freePort()
      sandbox = await startSandboxProcess({ SANDBOX_APPLICANTS: '200' })
      desk = await startBuiltDesk(sandbox.url, { APP_URL: `https://localhost:${port}`, TRUST_PROXY: 'true' })
      proxy = await start(port, [desk.port])
      person = new DeskClient(proxy.origin, proxy)
      await person.signIn()
    })
    afterAll(async () => {
      await person?.close()
      await Promise.all([proxy?.stop(), desk?.stop(), sandbox?.stop()])
    })

    test('a person signs in, and the cookie is kept', async () => {
      expect(person.cookie).toMatch(/^__Host-desk\.session=/)
      const page = await person.request('/')
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('Overview')
    })

    test('the desk keeps idle connections open longer than the proxy, so that no form is sent into a closing one', async () => {
      const answer = await fetch(`http://127.0.0.1:${desk.port}/sign-in`)
      expect(Number(/^timeout=(\d+)$/.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120)
    })

    test('a form is accepted only from the address in APP_URL', async () => {
      const job = () => ({ id: crypto.randomUUID(), body: { name: `Baker ${name}`, team_id: 11 }, isMeant: true })
      expect(await person.action('createJobAction', job())).toContain('"state":"recorded"')
      const foreign = await person.action('createJobAction', job(), { origin: 'https://localhost:1' })
      expect(foreign).not.toContain('"state":"recorded"')
    })

    test('a résumé of 5 MB arrives complete', async () => {
      const file = Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.alloc(5 * 1024 * 1024 - 16, 'x'),
        Buffer.from('\n%%EOF\n'),
      ])
      const body = {
        applicant: {
          email: 'ada@example.com',
          fullName: 'Ada Lovelace',
          resume: { file: { fileName: 'ada.pdf', contentType: 'application/pdf', data: file.toString('base64') } },
        },
        job: { jobId: openJob },
        enqueue: true,
      }
      const id = crypto.randomUUID()
      expect(await person.apply({ id, body, isAgain: false })).toContain('"state":"recorded"')
      await expect
        .poll(async () => (await sandbox.log()).find(({ endpoint }) => endpoint === 'POST /easy-apply')?.bodyBytes, {
          timeout: 30_000,
        })
        .toBeGreaterThan(file.length * 1.33)
    })

    const startExport = async () => {
      await sandbox.fail({ endpoint: 'GET /applicants', match: { offsetAtLeast: 50 }, delayMs: 25_000, times: null })
      const reader = (await person.request('/api/applicants/export')).body?.getReader()
      let text = ''
      while (!text.includes('@')) text += Buffer.from((await reader?.read())?.value ?? []).toString()
      return { reader, lines: text.split('\n').length }
    }

    test('an export is streamed', async () => {
      const { reader, lines } = await startExport()
      expect(lines).toBeLessThan(80)
      await reader?.cancel()
      await sandbox.clear()
    })

    test.runIf(showsBrokenDownloads)('a download that breaks off is reported as failed', async () => {
      const { reader } = await startExport()
      await desk.end('SIGKILL')
      await expect(readToEnd(reader)).rejects.toThrow()
      await sandbox.clear()
      await desk.start()
    })

    test('the proxy waits for a slow partner', async () => {
      await sandbox.fail({ endpoint: 'GET /jobs', delayMs: 25_000 })
      const before = (await sandbox.log()).length
      const answer = person.request('/api/jobs')
      await expect.poll(async () => (await sandbox.log()).slice(before).map(({ path }) => path)).toContain('/jobs')
      await sandbox.clear()
      expect((await answer).status).toBe(200)
    })

    test('forged IP addresses do not get around sign-in throttling', async () => {
      const stranger = new DeskClient(proxy.origin, proxy)
      const guess = (number: number) =>
        stranger.action(
          'signInAction',
          { email: `guess-${number}@example.com`, password: '' },
          { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` },
        )
      const first = await Promise.all(Array.from({ length: failuresPerAddress }, (_, number) => guess(number)))
      for (const answer of first) expect(answer).toContain('Email or password is wrong')
      expect(await guess(failuresPerAddress)).toContain('Too many tries')
      await stranger.close()
    })
  },
)

async function readToEnd(reader: ReadableStreamDefaultReader<unknown> | undefined) {
  let isDone = false
  while (!isDone) isDone = (await reader?.read())?.done ?? true
}
