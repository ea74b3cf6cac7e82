import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../runtime/config'
import { inSpan, runInRequest, traceId } from '../runtime/request-context'
import { installTracer, startSpan } from '../runtime/tracing'
import { listen } from '../testing/listen'
import { pathTo, startOtlpReceiver } from '../testing/otlp-receiver'
import { setTestEnvironment } from '../testing/test-store'
import { createTracing } from './open-telemetry'

const lines = vi.hoisted((): string[] => [])
vi.mock('../runtime/log', () => {
  const say = (...given: unknown[]) => lines.push(String(given.at(-1)))
  return { log: { warn: say, info: say, error: say } }
})

afterEach(() => {
  installTracer(null)
  vi.unstubAllEnvs()
})

/** The settings that result from an environment. */
function settings(env: Record<string, string>) {
  setTestEnvironment('/tmp/none')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return readConfig(process.env).tracing
}

test('traces nothing without an endpoint or with OTEL_SDK_DISABLED', () => {
  expect(settings({}).isOn).toBe(false)
  expect(settings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }).isOn).toBe(true)
  vi.unstubAllEnvs()
  expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).isOn).toBe(true)
  expect(settings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }).isOn).toBe(false)
  expect(startSpan('nothing', { parent: null })).toBeNull()
})

test('a span has the span it was started in, or a stored one, as its parent, with names, headers and failures exported', async () => {
  const receiver = await startOtlpReceiver()
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-team=recruiting',
    OTEL_SERVICE_NAME: 'desk-of-acme',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=staging',
  }
  const { tracer, stop } = createTracing(settings(env))
  installTracer(tracer)
  let stored = ''
  const request = startSpan('POST /jobs/new', { kind: 'server', parent: null })
  await runInRequest({ requestId: 'r', address: 'a', span: request }, () =>
    inSpan('record dispatch', {}, async () => {
      expect(traceId()).toBe(request?.traceparent.split('-')[1])
      stored = startSpan('inner', { parent: null })?.traceparent ?? ''
      stored = stored.replace(/-.*-/, `-${traceId()}-${'0'.repeat(15)}1-`)
    }),
  )
  request?.end()
  await inSpan('attempt dispatch', { parent: stored }, async () => Promise.reject(new Error('ada@example.com'))).catch(
    () => null,
  )
  await inSpan('unreadable parent', { parent: 'ada@example.com' }, async () => {})
  await stop()
  receiver.stop()
  const named = (name: string) => receiver.spans.find((span) => span.name === name)
  const recorded = named('record dispatch')
  expect(recorded && pathTo(recorded, receiver.spans)).toEqual(['POST /jobs/new', 'record dispatch'])
  const attempt = named('attempt dispatch')
  expect(attempt).toMatchObject({ traceId: recorded?.traceId, parentSpanId: `${'0'.repeat(15)}1`, events: [] })
  expect(attempt?.status).toEqual({ code: 2 })
  expect(attempt?.facts).toEqual({ 'error.type': 'internal-error' })
  expect(named('unreadable parent')?.parentSpanId ?? '').toBe('')
  expect(receiver.resources[0]).toMatchObject({
    'service.name': 'desk-of-acme',
    'deployment.environment': 'staging',
  })
  expect(receiver.headers[0]).toMatchObject({ 'x-team': 'recruiting' })
  expect(receiver.bodies.join()).not.toContain('ada@')
})

test('samples as OTEL_TRACES_SAMPLER says, and child spans like their parent', async () => {
  const receiver = await startOtlpReceiver()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER: 'parentbased_always_off' }
  const { tracer, stop } = createTracing(settings(env))
  tracer('left out', { parent: null }).end()
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const followed = tracer('sampled before', { parent })
  expect(followed.traceparent).toMatch(/^00-a{32}-[0-9a-f]{16}-01$/)
  followed.end()
  await stop()
  receiver.stop()
  expect(receiver.spans.map(({ name }) => name)).toEqual(['sampled before'])
})

test('a collector that rejects everything causes one log line, and delays stopping by at most two seconds', async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(400).end()
  })
  const port = await listen(server)
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '20' }
  const { tracer, stop } = createTracing(settings(env))
  for (let count = 0; count < 3; count += 1) {
    tracer('lost', { parent: null }).end()
    await once(server, 'request')
  }
  await stop()
  server.close()
  server.closeAllConnections()
  expect(lines.filter((line) => line.includes('collector'))).toHaveLength(1)
})
