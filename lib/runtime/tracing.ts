import 'server-only'
import { singleton } from './singleton'

/**
 * What a span may carry out of the process: constants of the code, numbers, and ids that we generated. Never what a
 * person typed, what the partner answered, or a URL with values in it.
 */
type SpanFacts = Record<string, string | number | boolean>

/** One span of a trace. `traceparent` identifies it in W3C Trace Context format, for its child spans. */
export type Span = {
  traceparent: string
  set(facts: SpanFacts): void
  /** `failure`: the kind of failure that ended it. */
  end(failure?: string): void
}

export type SpanOptions = {
  kind?: 'server' | 'internal' | 'client' | 'producer' | 'consumer'
  /** The `traceparent` of the parent span; null begins a trace. */
  parent: string | null
  facts?: SpanFacts
}

type Tracer = (name: string, options: SpanOptions) => Span

const state = singleton<{ tracer: Tracer | null }>('tracer', () => ({ tracer: null }))

/** Sets the tracer that creates spans from now on (lib/boot/open-telemetry.ts); null removes it. */
export function installTracer(tracer: Tracer | null): void {
  state.tracer = tracer
}

/** Null when nothing is traced, which then costs no more than this call. */
export function startSpan(name: string, options: SpanOptions): Span | null {
  return state.tracer?.(name, options) ?? null
}
