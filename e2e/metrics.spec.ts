import { readFileSync } from 'node:fs'
import { alertsFile, dashboardQueries, namedMetrics, scrapeFile } from '../lib/testing/metric-names'
import { findPrometheus, startPrometheus } from '../lib/testing/prometheus'
import { expect } from './fixtures'
import { JobsPage } from './pages/jobs'
import { rawRequest } from './support/raw-request'
import { type ServerProcess, test } from './support/server-process'

test.use({ role: 'nobody' })

const token = 'a-token-for-the-metrics-test'
const portOf = (server: ServerProcess) => ({ port: Number(new URL(server.url).port) })
const scrape = async (server: ServerProcess) =>
  rawRequest(portOf(server), '/api/metrics', { headers: { authorization: `Bearer ${token}` } })

/** Metrics that this desk should not have yet: it has no bulk run and no backup. */
const absent = [
  'desk_runs',
  'desk_run_rows',
  'desk_last_backup_timestamp_seconds',
  'desk_last_backup_failure_timestamp_seconds',
]

test('Prometheus scrapes the desk as the compose file configures it, and finds all metrics of alerts and dashboard', async ({
  startDeskAsAdmin,
  sandbox,
  names,
}) => {
  const { server, page } = await startDeskAsAdmin({ METRICS_TOKEN: token })
  const jobs = new JobsPage(page, names)
  await jobs.openNew()
  await jobs.title.fill('Measured job')
  await jobs.team.fill('11')
  // Sent when the undo window ends, without pressing anything.
  await jobs.create.click()
  await expect(jobs.outcome('Created')).toBeVisible()
  await sandbox.fail({ endpoint: 'GET /jobs', status: 429 })
  await page.request.get('/api/jobs')
  await page.request.get('/api/activity/8d1f4b62-7f5b-4c7e-9c57-0a4f4b2f3c11')
  await page.request.get('/no/such/page-of-ada@example.com')
  await page.close()

  await expect(async () => {
    const { body } = await scrape(server)
    expect(body).toMatch(/desk_dispatch_steps_total\{[^}]*state="succeeded"/)
    expect(body).toMatch(/desk_http_requests_total\{method="GET",route="\/api\/activity\/\[id\]",status="\d+"\} 1/)
    expect(body).toMatch(/desk_http_requests_total\{method="GET",route="other",status="404"\}/)
    expect(body).toMatch(/desk_partner_requests_total\{endpoint="POST \/jobs",status="20\d",outcome="ok"\} 1/)
    expect(body).toMatch(
      /desk_partner_requests_total\{endpoint="GET \/jobs",status="429",outcome="rate-limited"\} [1-9]/,
    )
    expect(body).toContain('desk_sign_ins_total{outcome="ok"} 1')
    expect(body).not.toMatch(/example|Measured|8d1f4b62|@/i)
    const known = new Set(body.match(/^\w+(?=[ {])/gm))
    const isThere = (name: string) => known.has(name) || known.has(`${name}_count`)
    expect(namedMetrics().filter((name) => !isThere(name) && !absent.includes(name))).toEqual([])
  }).toPass({ timeout: 60_000 })

  const prometheus = findPrometheus()
  if ('missing' in prometheus) return test.skip(true, `NOT TESTED: ${prometheus.missing}`)
  const running = await startPrometheus(
    readFileSync(scrapeFile, 'utf8')
      .replace('scrape_interval: 15s', 'scrape_interval: 1s')
      .replace('[alerts.yaml]', `[${alertsFile}]`)
      .replace(/credentials_file: .*/, `credentials: ${token}`)
      .replace(/'desk-1:3000', 'desk-2:3000'/, `'${new URL(server.url).host}'`),
  )
  try {
    await expect.poll(async () => (await running.query('up{job="partner-desk"}'))[0]?.value[1]).toBe('1')
    await expect.poll(async () => (await running.query('desk_ready'))[0]?.value[1]).toBe('1')
    const plain = dashboardQueries().filter(({ expr }) => !/rate\(|increase\(/.test(expr))
    for (const { title, expr } of plain.filter(({ expr }) => !absent.some((name) => expr.includes(name))))
      await expect.poll(() => running.query(expr), `${title}: ${expr}`).not.toEqual([])
  } finally {
    await running.stop()
  }
})

test('metrics are off without METRICS_TOKEN, and with it require the token', async ({ startDesk, desk }) => {
  expect((await rawRequest(desk, '/api/metrics')).status).toBe(404)
  const server = await startDesk({ METRICS_TOKEN: token })
  await server.untilReady()
  const answers = [{}, { authorization: `Bearer ${token}x` }, { cookie: `token=${token}` }].map((headers) =>
    rawRequest(portOf(server), '/api/metrics', { headers }),
  )
  for (const { status, body } of await Promise.all(answers)) {
    expect(status).toBe(401)
    expect(JSON.parse(body)).toEqual({ error: 'Sign in first.' })
  }
})
