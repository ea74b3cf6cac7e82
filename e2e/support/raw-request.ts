import { request as http } from 'node:http'
import { connect } from 'node:net'
import type { Desk } from './desks'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Ask = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with exactly these headers: no browser, nothing added. */
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

/** Sends exactly these bytes, for requests that Node's client would not send. */
export function rawBytes({ port }: Pick<Desk, 'port'>, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, 'localhost', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = Object.fromEntries(
        lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
      )
      resolve({ status: Number(first.split(' ')[1] ?? 0), headers, body })
    })
  })
}
