import { pathTo, startOtlpReceiver } from '../lib/testing/otlp-receiver'
import { expect } from './fixtures'
import { JobsPage } from './pages/jobs'
import { test } from './support/server-process'

test.use({ role: 'nobody' })

test('a click, the recorded write, the attempt after a kill -9, the partner request and the outcome form one trace', async ({
  startDesk,
  startDeskAsAdmin,
  names,
  sandbox,
}) => {
  const receiver = await startOtlpReceiver()
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    // Long enough not to expire before the desk is killed.
    UNDO_SECONDS: '600',
  }
  const { server: first, page } = await startDeskAsAdmin(tracing)
  const jobs = new JobsPage(page, names)
  await jobs.openNew()
  await jobs.title.fill('Traced job')
  await jobs.team.fill('11')
  await jobs.create.click()
  await expect(jobs.undo).toBeVisible()
  const named = (name: string) => receiver.spans.find((span) => span.name === name)
  await expect.poll(() => named('record dispatch')).toBeTruthy()
  await expect.poll(() => named('POST /jobs/new')).toBeTruthy()
  expect(named('POST /jobs'), 'it is not sent before the undo time is over').toBeUndefined()
  first.send('SIGKILL')
  await first.ended

  const second = await startDesk(tracing)
  await second.untilReady()
  await page.reload()
  await jobs.sendNow.click()
  await expect(jobs.outcome('Created')).toBeVisible()
  await expect.poll(() => named('save outcome')).toBeTruthy()
  await expect.poll(() => named('attempt dispatch')).toBeTruthy()
  const steps = ['POST /jobs/new', 'record dispatch', 'attempt dispatch']
  for (const last of ['POST /jobs', 'save outcome']) {
    const path = () => {
      const span = named(last)
      return span && pathTo(span, receiver.spans)
    }
    await expect.poll(path).toEqual([...steps, last])
  }
  expect(named('POST /jobs')?.facts).toMatchObject({ 'http.response.status_code': expect.anything() })
  expect(named('save outcome')?.facts).toMatchObject({ 'desk.dispatch.outcome': 'succeeded' })

  const sent = await sandbox.requests('POST /jobs')
  expect(sent).toHaveLength(1)
  await expect.poll(() => second.output).toContain(`"traceId":"${named('attempt dispatch')?.traceId}"`)
  await page.request.get('/api/activity/8d1f4b62-7f5b-4c7e-9c57-0a4f4b2f3c11?email=ada@example.com')
  await expect.poll(() => named('GET /api/activity/[id]')).toBeTruthy()
  await page.close()
  second.send('SIGTERM')
  expect(await second.ended).toBe(0)
  receiver.stop()
  const all = receiver.bodies.join()
  expect(all).not.toMatch(/Traced job|@|8d1f4b62|example\.com|health|_next|api\/metrics/)
  expect(receiver.resources[0]).toMatchObject({ 'service.name': 'partner-desk' })
})
