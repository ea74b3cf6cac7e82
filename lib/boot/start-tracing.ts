import 'server-only'
import { config } from '../runtime/config'
import { installTracer } from '../runtime/tracing'

/**
 * Traces from now on where OTEL_EXPORTER_OTLP_ENDPOINT is set; OpenTelemetry is loaded only then. Returns what sends
 * the last spans and ends it, within two seconds.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { tracing } = config()
  if (!tracing.isOn) return async () => {}
  const { createTracing } = await import('./open-telemetry')
  const { tracer, stop } = createTracing(tracing)
  installTracer(tracer)
  return async () => {
    installTracer(null)
    await stop()
  }
}
