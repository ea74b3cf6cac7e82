import { describe, expect, it, vi } from 'vitest'
import { isSameOriginRead, isSameOriginWrite } from './same-origin'

const app = vi.hoisted(() => ({ url: 'http://localhost:3000' }))
vi.mock('@/lib/runtime/config', () => ({ config: () => ({ app }) }))

type Row = [origin: string | null, site: string | null, write: boolean, read: boolean]

function check([origin, site, write, read]: Row) {
  const headers = new Headers()
  if (origin !== null) headers.set('origin', origin)
  if (site !== null) headers.set('sec-fetch-site', site)
  expect([isSameOriginWrite(headers), isSameOriginRead(headers)]).toEqual([write, read])
}

describe('at localhost', () => {
  it.each<Row>([
    ['http://localhost:3000', 'same-origin', true, true],
    ['http://localhost:3000', null, true, true],
    [null, 'same-origin', true, true],
    [null, null, false, true],
    [null, 'none', false, true],
    [null, 'cross-site', false, false],
    [null, 'same-site', false, false],
    ['http://127.0.0.1:3000', 'same-origin', true, true],
    ['http://[::1]:3000', 'same-origin', true, true],
    ['http://127.0.0.1:3001', 'same-origin', false, false],
    ['https://localhost:3000', 'same-origin', false, false],
    ['http://localhost:3000', 'cross-site', false, false],
    ['http://localhost:3000', 'same-site', false, false],
    ['http://evil.example', null, false, false],
    ['http://localhost.evil.example:3000', null, false, false],
    ['null', 'same-origin', false, false],
    ['null', null, false, false],
    ['', null, false, false],
    ['not an address', null, false, false],
  ])('origin %s, site %s: write %s, read %s', (...row) => check(row))
})

describe('at its own domain', () => {
  it.each<Row>([
    ['https://desk.example.com', 'same-origin', true, true],
    ['https://desk.example.com:8443', null, false, false],
    ['https://www.desk.example.com', 'same-site', false, false],
    ['http://desk.example.com', null, false, false],
    ['http://localhost', 'same-origin', false, false],
  ])('origin %s, site %s: write %s, read %s', (...row) => {
    app.url = 'https://desk.example.com'
    check(row)
  })
})
