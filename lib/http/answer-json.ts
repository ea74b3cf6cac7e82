import type { Refusal } from './contract'

/** A JSON answer that no cache keeps and no page may run. */
export function answerJson(status: number, body: unknown, more: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...more,
    },
  })
}

const reasons = { 401: 'Sign in first.', 403: 'Your role does not allow this.' }

export const foreignOrigin = 'Only this desk’s own pages may ask for this.'

export function answerRefusal({ status }: Refusal): Response {
  return answerJson(status, { error: reasons[status] })
}
