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
