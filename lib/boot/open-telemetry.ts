import 'server-only'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { config } from '../runtime/config'
import { log } from '../runtime/log'
import { resolveWithin } from '../runtime/resolve-within'
import type { Span, SpanOptions } from '../runtime/tracing'
import { version } from '../runtime/version'

type Settings = ReturnType<typeof config>['tracing']

const stopTimeoutMs = 2_000

/**
 * Sends spans to a collector by OTLP over HTTP, as configured by the OTEL_* variables. Not registered as
 * OpenTelemetry's global provider: Next would add spans of its own, with full URLs and error messages in them.
 */
export function createTracing({ sampler, sampledShare, exportDelayMs }: Settings) {
  const named = resourceFromAttributes({ 'service.name': 'partner-desk', 'service.version': version })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampler, sampledShare),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reporting(new OTLPTraceExporter()), scheduledDelayMillis: exportDelayMs }),
    ],
  })
  const tracer = provider.getTracer('partner-desk')
  return {
    tracer(name: string, { kind = 'internal', parent, facts = {} }: SpanOptions): Span {
      const started = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, contextOf(parent))
      const { traceId, spanId, traceFlags } = started.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        set: (more) => void started.setAttributes(more),
        end(failure) {
          if (failure !== undefined)
            started.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
          started.end()
        },
      }
    },
    async stop() {
      await resolveWithin(
        provider.shutdown().catch(() => null),
        stopTimeoutMs,
      )
    },
  }
}

const kinds: Record<NonNullable<SpanOptions['kind']>, SpanKind> = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

function samplerOf(name: Settings['sampler'], share: number): Sampler {
  const plain = name.replace('parentbased_', '')
  const root =
    plain === 'traceidratio'
      ? new TraceIdRatioBasedSampler(share)
      : plain === 'always_off'
        ? new AlwaysOffSampler()
        : new AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** Parses a parent in W3C Trace Context format; begins a new trace when there is none or it is malformed. */
function contextOf(parent: string | null): Context {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

/** Logs one line when the collector stops accepting spans and one when it accepts them again, however long between. */
function reporting(exporter: SpanExporter): SpanExporter {
  let isFailing = false
  return {
    export(spans, onEnd) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0
        if (hasFailed && !isFailing)
          log.warn({ err: result.error }, 'the trace collector rejects spans: they are dropped')
        if (!hasFailed && isFailing) log.info('the trace collector accepts spans again')
        isFailing = hasFailed
        onEnd(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    async forceFlush() {
      await exporter.forceFlush?.()
    },
  }
}
