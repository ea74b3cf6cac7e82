import { request as http } from 'node:http'
import type { Desk } from './desks'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** A request with exactly these headers: no browser, nothing added. */
export function rawRequest(
  desk: Pick<Desk, 'port'>,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http({ host: 'localhost', port: desk.port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
