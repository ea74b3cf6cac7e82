import { expect, test } from './fixtures'
import { type BuiltAction, builtActions } from './support/built-actions'
import { type Desk, sessionCookie } from './support/desks'
import { rawRequest } from './support/raw-request'

const plainText = 'text/plain;charset=UTF-8'
const form = 'application/x-www-form-urlencoded'
const actions = builtActions()

/** Values that React's decoder reads as references, dates, numbers, streams and forms that do not exist. */
const marks = ['F1', 'h1', 'B1', 'K1', '@1', '1', '0', '0:a:b', 'undefined', 'n99', 'nx', 'Q1', 'W1', 'i1', 'A1', 'O1']
const moreMarks = ['o1', 'R1', 'r1', 'X1', 'x1', 'Dx', 'D', 'Z', 'Z1', 'T', 'Tx', 'S', 'l', 'P', 'E1', 'Infinity', '-0']
const bodies = [
  ...['', ' ', '{', '[', 'null', '7', '"x"', '{}', '[]', '[null]', '[[]]', '["x"]', '[1]', '[{}]', '[{"id":{}}]'],
  ...['[{"id":["$1"]}]', '[{"__proto__":{"a":1}}]', '[{"then":"$F1"}]', '\u0000', '�', '[1,2,3]', '[true]'],
  ...[...marks, ...moreMarks].map((mark) => `["$${mark}"]`),
]

type Sent = { id?: string; type?: string; body: string; cookie?: string }

function send(desk: Desk, page: string, { id, type = plainText, body, cookie }: Sent) {
  const headers = {
    origin: desk.url,
    'content-type': type,
    ...(id === undefined ? {} : { 'next-action': id }),
    ...(cookie === undefined ? {} : { cookie }),
  }
  return rawRequest(desk, page, { method: 'POST', headers, body })
}

const named = (name: string): BuiltAction => {
  const action = actions.find((built) => built.name === name)
  if (!action) throw new Error(`There is no ${name}`)
  return action
}

test('a forged action body is rejected as a bad request and never causes a server error', async ({ desk }) => {
  const failed: string[] = []
  const cookie = sessionCookie(desk, 'admin')
  for (const { name, page, who } of [
    { ...named('createJobAction'), who: { cookie } },
    { ...named('createJobAction'), who: {} },
    { ...named('signInAction'), page: '/sign-in', who: {} },
  ])
    for (const body of bodies) {
      const { status } = await send(desk, page, { id: named(name).id, body, ...who })
      if (status >= 500) failed.push(`${name} ${Object.keys(who)} ${JSON.stringify(body)}: ${status}`)
    }
  expect(failed).toEqual([])
})

test('every action rejects arguments of the wrong shape', async ({ desk }) => {
  const failed: string[] = []
  const cookie = sessionCookie(desk, 'admin')
  for (const { id, name, page } of actions)
    for (const body of [
      '[]',
      '[null]',
      '[7]',
      '["x"]',
      '[[]]',
      '[{}]',
      '[{"id":{}}]',
      '["$undefined"]',
      '[{"columns":7}]',
    ]) {
      const { status } = await send(desk, page, { id, body, cookie })
      if (status >= 500) failed.push(`${name} ${body}: ${status}`)
    }
  expect(failed).toEqual([])
})

test('action IDs and forms that no page of the desk sends are rejected', async ({ desk }) => {
  const failed: string[] = []
  const { id, page } = named('createJobAction')
  const cookie = sessionCookie(desk, 'admin')
  const ids = ['', 'x', '__proto__', 'constructor', '0'.repeat(42), 'f'.repeat(42), 'z'.repeat(3_000)]
  const sent: Sent[] = [
    ...ids.map((forged) => ({ id: forged, body: '[]' })),
    ...[
      '',
      '$ACTION_ID_x=',
      `$ACTION_ID_${id}=`,
      '$ACTION_REF_1=&$ACTION_1:0={',
      '$ACTION_REF_1=',
      '$ACTION_KEY=x',
      'a=%',
    ].map((body) => ({ type: form, body })),
    { id, type: form, body: '0=["x"]' },
    { id, type: 'application/json', body: '[]' },
    { id, type: 'application/json', body: '{' },
    { id, type: 'multipart/form-data; boundary=x', body: '--x\r\n' },
    { type: 'multipart/form-data', body: '' },
  ]
  for (const one of sent)
    for (const who of [{ cookie }, {}])
      for (const path of [page, '/sign-in', '/no-such-page']) {
        const { status } = await send(desk, path, { ...one, ...who })
        if (status >= 500) failed.push(`${path} ${JSON.stringify({ ...one, ...who, cookie: undefined })}: ${status}`)
      }
  expect(failed).toEqual([])
})
