import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { peerAddress } from './clean-headers'

test.each([
  ['198.51.100.2, 203.0.113.7', '203.0.113.7'],
  // Some proxies add the port of the connection.
  ['198.51.100.2, 203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('behind a trusted proxy, the address in %s is %s', (forwarded, address) => {
  const request = new IncomingMessage(new Socket())
  request.headers['x-forwarded-for'] = forwarded
  expect(peerAddress(request, true)).toBe(address)
})
