import 'server-only'
import { config } from '../runtime/config'
import { installTracer } from '../runtime/tracing'

/**
 * Starts tracing if the OTEL_* variables set an endpoint and do not disable it; OpenTelemetry is loaded only then.
 * Returns a function that sends the last spans and stops tracing, within two seconds.
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
