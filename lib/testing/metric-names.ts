import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRoot } from '../commands/root.mjs'

export const alertsFile = inRoot('deploy', 'alerts.yaml')
export const alertTestsFile = inRoot('lib', 'metrics', 'alerts.promtool.yaml')
export const scrapeFile = inRoot('deploy', 'prometheus.yml')
const dashboardFile = inRoot('deploy', 'grafana-dashboard.json')

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
})

/** The dashboard's expressions by panel, with Grafana's interval replaced. */
export function dashboardQueries(): { title: string; expr: string }[] {
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(dashboardFile, 'utf8')))
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr: expr.replaceAll('$__rate_interval', '5m') })),
  )
}

/** Every metric that the alerts and the dashboard use, without histogram suffixes. */
export function namedMetrics(): string[] {
  const texts = [readFileSync(alertsFile, 'utf8'), ...dashboardQueries().map(({ expr }) => expr)]
  const names = texts.flatMap((text) => text.match(/\b(?:desk|nodejs|process)_[a-z0-9_]+/g) ?? [])
  return [...new Set(names.map((name) => name.replace(/_bucket$/, '')))]
}
