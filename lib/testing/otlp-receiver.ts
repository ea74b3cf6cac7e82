import { createServer } from 'node:http'
import { z } from 'zod'
import { listen } from './listen'

const valueSchema = z.record(z.string(), z.unknown())
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema })).default([])
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
  events: z.array(z.unknown()).default([]),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }),
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

type ReceivedSpan = Omit<z.infer<typeof spanSchema>, 'attributes'> & { facts: Record<string, unknown> }

/** A collector that keeps the spans it receives by OTLP over HTTP, and the bodies they came in. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const headers: Record<string, unknown>[] = []
  const resources: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    bodies.push(body)
    headers.push(request.headers)
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      resources.push(toFacts(resource.attributes))
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, facts: toFacts(attributes) })
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    headers,
    resources,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function toFacts(attributes: z.infer<typeof attributesSchema>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}

/** The names of a span and its ancestors, starting at the root of its trace. */
export function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [...pathTo(parent, spans), span.name] : [span.name]
}
