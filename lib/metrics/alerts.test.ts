import { collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { alertsFile, alertTestsFile, dashboardQueries, namedMetrics } from '../testing/metric-names'
import { findPrometheus } from '../testing/prometheus'
import { metricsRegistry } from './metrics'

test('fires the alerts for a desk that is down, a rejected key, waiting writes and held writes', ({ skip }) => {
  const prometheus = findPrometheus()
  if ('missing' in prometheus) {
    console.warn(`NOT TESTED: the alert rules. ${prometheus.missing}`)
    return skip(prometheus.missing)
  }
  expect(prometheus.promtool('check', 'rules', alertsFile)).toMatchObject({ isOk: true })
  expect(prometheus.promtool('test', 'rules', alertTestsFile)).toMatchObject({ isOk: true })
}, 240_000)

test('alerts and dashboard use only metrics that the desk has', () => {
  collectDefaultMetrics({ register: metricsRegistry() })
  const known = metricsRegistry()
    .getMetricsAsArray()
    .map(({ name }) => name)
  expect(namedMetrics().length).toBeGreaterThan(25)
  expect(namedMetrics().filter((name) => !known.includes(name))).toEqual([])
})

test('the dashboard and the alerts take the highest value of all servers that read one store', () => {
  const ofStore = metricsRegistry()
    .getMetricsAsArray()
    .filter((metric) => 'help' in metric && String(metric.help).includes('the same on every server'))
    .map(({ name }) => name)
  expect(ofStore.length).toBeGreaterThan(5)
  const wrong = dashboardQueries().filter(({ expr }) =>
    ofStore.some((name) => new RegExp(`sum[^(]*\\(${name}`).test(expr)),
  )
  expect(wrong).toEqual([])
})
