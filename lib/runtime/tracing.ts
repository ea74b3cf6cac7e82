import 'server-only'
import { singleton } from './singleton'

/**
 * What a span may carry out of the process: words of the code, numbers, and ids that we made. Never what a person
 * typed, what the partner answered, or an address with values in it.
 */
export type SpanFacts = Record<string, string | number | boolean>

/** One step of a trace. `traceparent` names it as W3C Trace Context writes it, for what follows from it. */
export type Span = {
  traceparent: string
  set(facts: SpanFacts): void
  /** `failure`: the kind of failure it ended with. */
  end(failure?: string): void
}

export type SpanOptions = {
  kind?: 'server' | 'internal' | 'client' | 'producer' | 'consumer'
  /** The `traceparent` of the step that this one follows from; null begins a trace. */
  parent: string | null
  facts?: SpanFacts
}

type Tracer = (name: string, options: SpanOptions) => Span

const state = singleton<{ tracer: Tracer | null }>('tracer', () => ({ tracer: null }))

/** From now on spans are made by this one (lib/boot/open-telemetry.ts); null ends that. */
export function installTracer(tracer: Tracer | null): void {
  state.tracer = tracer
}

/** Null where nothing is traced, which costs nothing more than this call. */
export function startSpan(name: string, options: SpanOptions): Span | null {
  return state.tracer?.(name, options) ?? null
}
